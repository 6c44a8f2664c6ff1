/** Points as text, with a proper minus. */

import { settings } from "../settings/settings.svelte";

/** Half of an interval so wide that its middle says little more than the direction. */
const WIDE = 0.05;

export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** An average of points, with at most one digit after the point. */
export function averageText(points: number, language: string = settings.kept.language): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return format.format(points).replace("-", "−");
}

/** A chance in whole per cent. */
export function percentText(chance: number, language: string = settings.kept.language): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(chance);
}

/** A chance with its interval, such as 14 % ± 3 %. */
export function chanceText({ value, margin }: { value: number; margin: number }): string {
  return margin < 0.005 ? percentText(value) : `${percentText(value)} ± ${percentText(margin)}`;
}

/** A chance where there is no room for its interval: marked if that is wide. */
export function aboutText({ value, margin }: { value: number; margin: number }): string {
  return (margin > WIDE ? "≈ " : "") + percentText(value);
}

/** A change of points with its sign; an estimate with one digit after the point. */
export function signed(points: number, language: string = settings.kept.language): string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return format.format(points).replace("-", "−");
}
