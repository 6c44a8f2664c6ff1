/** An absolute address: a worker would resolve a relative one against its own. */
export function absolute(...path: string[]): string {
  return path.reduceRight((base, part) => new URL(part, base).href, location.href);
}
