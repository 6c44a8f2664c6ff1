/** What the page says when even its texts could not be loaded, so that it can't be one of them. */

import type { Language } from "../settings/languages";

export const UNLOADED: Readonly<Record<Language, string>> = {
  en: "Cardtown can’t be loaded at the moment. Load this page again soon.",
  de: "Cardtown kann gerade nicht geladen werden. Lade diese Seite bald noch einmal.",
  nl: "Cardtown kan nu niet worden geladen. Laad deze pagina straks opnieuw.",
  it: "Al momento Cardtown non si carica. Ricarica presto questa pagina.",
  fr: "Impossible de charger Cardtown pour le moment. Rechargez bientôt cette page.",
};
