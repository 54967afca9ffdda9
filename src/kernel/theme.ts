import { offerScript } from './offer.ts';

/** Light, dark, or what the system says. A choice of `system` is kept as no choice at all. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Where the browser's storage keeps a choice of `light` or `dark`. */
export const THEME_KEY = 'theme';

/** The colour around the page (`theme-color`), as kokum-800 and the dark ground of tokens.css. */
export const themeColours = { light: '#570c1a', dark: '#16090a' } as const;

/**
 * The one script that stands in the page itself: it sets a kept choice before anything is painted, which a file could only
 * do by holding up the paint. The Content-Security-Policy allows it by its hash (platform/security.ts). The first
 * `theme-color` of the page is light's, the second dark's. The offer of another language stands in it too.
 */
export const themeScript = `try{let t=localStorage.${THEME_KEY};if(t=="light"||t=="dark"){document.documentElement.dataset.theme=t;document.querySelectorAll("[name=theme-color]").forEach((e,i)=>e.media=i==(t=="dark")?"all":"not all")}}catch{}${offerScript}`;
