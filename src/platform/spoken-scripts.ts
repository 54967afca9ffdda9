import { type Language, languages } from '#kernel/language.ts';

/** The built scripts that exist once for each language, by the file's name without `.js` (scripts/speak.ts makes them). */
export type SpokenScripts = readonly string[];

/** The file's name in a language: that of the first language has no addition. */
export function nameIn(language: Language, name: string): string {
  return language === languages[0] ? name : `${name}.${language}`;
}

/** A text that names built scripts, such as a script or a manifest, so that it names those of one language. */
export function namesIn(language: Language, text: string, spoken: SpokenScripts): string {
  if (language === languages[0] || spoken.length === 0) return text;
  const known = new Set(spoken);
  return text.replace(/([\w.-]+)\.js\b/g, (whole, name: string) =>
    known.has(name) ? `${nameIn(language, name)}.js` : whole,
  );
}
