export const browsers = [
  'Edge',
  'Opera',
  'Samsung Internet',
  'Firefox',
  'Chrome',
  'Safari',
] as const;
export const systems = [
  'Windows',
  'Android',
  'iPhone',
  'iPad',
  'macOS',
  'ChromeOS',
  'Linux',
] as const;
export type Device = {
  browser: (typeof browsers)[number] | null;
  system: (typeof systems)[number] | null;
};

// Most browsers name each other too, so the first that matches is the one.
const BROWSER: Record<(typeof browsers)[number], RegExp> = {
  Edge: /Edg(?:e|A|iOS)?\//,
  Opera: /OPR\/|Opera/,
  'Samsung Internet': /SamsungBrowser\//,
  Firefox: /Firefox\/|FxiOS\//,
  Chrome: /Chrome\/|CriOS\/|Chromium\//,
  Safari: /Version\/[\d.]+.*Safari\//,
};
const SYSTEM: Record<(typeof systems)[number], RegExp> = {
  Windows: /Windows/,
  Android: /Android/,
  iPhone: /iPhone/,
  iPad: /iPad/,
  macOS: /Mac OS X|Macintosh/,
  ChromeOS: /CrOS/,
  Linux: /Linux|X11/,
};

/** A browser and a system as people call them, for a list of sessions; null where the header says nothing known. */
export function deviceOf(agent: string | null): Device {
  const said = agent ?? '';
  return {
    browser: browsers.find((one) => BROWSER[one].test(said)) ?? null,
    system: systems.find((one) => SYSTEM[one].test(said)) ?? null,
  };
}
