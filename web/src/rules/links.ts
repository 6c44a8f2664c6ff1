import { t } from "../texts/texts.svelte";
import { ruleAddress } from "./books";
import { goToRule } from "./dialog.svelte";

/** The attributes of a link to a rule. At a table it opens the book there, elsewhere the rule's page. */
export function linkTo(rule: string, current = false) {
  return {
    href: ruleAddress(rule),
    title: t("web-rule", { number: rule }),
    "aria-current": current ? ("true" as const) : undefined,
    onclick: (event: MouseEvent) => follow(event, rule),
  };
}

function follow(event: MouseEvent, rule: string): void {
  // Leave clicks that open another tab to the browser.
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  goToRule(rule);
}
