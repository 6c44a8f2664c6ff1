/** The class that gives a part of a page the colours of Card City; `theme.css` defines them. */
export const THEME = "card-city-theme";
