/**
 * The languages of the interface. The first is that of addresses without a prefix, and the one in which the exact
 * sentences of the specification hold; the others live under `/hi` and `/mr`.
 */
export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];

// In the order of `languages`, and no record of three: that would be taken for one thing said in three languages, of which a
// page keeps one (scripts/client-languages.ts).
const NAMES = ['English', 'हिन्दी', 'मराठी'] as const satisfies readonly [string, string, string];

/** A language by its own name: whoever is in the wrong one still finds theirs. What is no language of ours stays as it was kept. */
export function languageName(kept: string): string {
  return NAMES[(languages as readonly string[]).indexOf(kept)] ?? kept;
}

/** The same words in each language. */
export type Translations = Readonly<Record<Language, string>>;

// The pages are bundled apart from the server, so this file exists twice in one process; the slot is what both see.
const SLOT = Symbol.for('munch.language');
type Slot = { [SLOT]?: () => Language };

/** Who answers `language()`: the page in the browser; on the server, where many are spoken at once, platform/language.ts. */
export function answerLanguage(answer: () => Language): void {
  (globalThis as Slot)[SLOT] = answer;
}

/** The language that is being spoken: the page's in the browser, the request's on the server, else English. */
export function language(): Language {
  return (globalThis as Slot)[SLOT]?.() ?? languages[0];
}

const rules = new Map<Language, Intl.PluralRules>();

/** The form of a language for a count: `plural('en', 1, { one: '1 day', other: '1 days' })` gives `1 day` (Unicode CLDR). */
export function plural(
  one: Language,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  let rule = rules.get(one);
  if (!rule) {
    rule = new Intl.PluralRules(one);
    rules.set(one, rule);
  }
  return forms[rule.select(count)] ?? forms.other;
}

/** A count in thousands, the same in all three languages: 1,204. */
export function separated(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Words of the institution: in every language, in those that a page was given, or in English alone. */
export type LocalizedText = Partial<Translations> | string;

export function localize(words: LocalizedText): string {
  return typeof words === 'string' ? words : (words[language()] ?? words.en ?? '');
}

/** Content with its words in the language that is being spoken alone: what a page's loader sends to its page. */
export function spoken<T>(content: T): T {
  return leaveOthersOut(content) as T; // the same shape, with fewer of its languages
}

function leaveOthersOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaveOthersOut);
  if (typeof value !== 'object' || value === null) return value;
  if (isTranslations(value))
    return language() === 'en' ? value.en : { [language()]: value[language()] };
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, leaveOthersOut(one)]),
  );
}

export function isTranslations(value: object): value is Translations {
  return languages.every((one) => one in value);
}

/** The `lang` of a text that exists in English alone; nothing on an English page (WCAG 2.2, 3.1.2). */
export function inEnglish(): { lang?: 'en' } {
  return language() === 'en' ? {} : { lang: 'en' };
}

/** Words as the properties of the element that says them: `<h3 {...told(title)} />`. */
export function localizedProps(words: LocalizedText): { children: string; lang?: 'en' } {
  return { children: localize(words), ...(typeof words === 'string' ? inEnglish() : {}) };
}

/** Where a language's pages begin: nothing, `/hi`, `/mr`. */
export function prefixOf(one: Language): string {
  return one === languages[0] ? '' : `/${one}`;
}

/** The language of an address: `/hi/faqs` and `/hi` are Hindi, `/hindi` is not. */
export function languageOf(pathname: string): Language {
  return (
    languages.find((one) => prefixOf(one) && `${pathname}/`.startsWith(`${prefixOf(one)}/`)) ??
    languages[0]
  );
}

/** An address without its language: `/hi/faqs` gives `/faqs`, `/mr` gives `/`. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(prefixOf(languageOf(pathname)).length) || '/';
}

/** The address of the same page in another language. */
export function addressIn(one: Language, pathname: string): string {
  const bare = withoutLanguage(pathname);
  return bare === '/' ? prefixOf(one) || '/' : prefixOf(one) + bare;
}

/** The address of one of our pages in the language that is being spoken, where no `<Link>` makes it. */
export function here(pathname: string): string {
  return addressIn(language(), pathname);
}

/** The first of the languages that a reader names in Accept-Language (RFC 9110, 12.5.4) and we speak; English otherwise. */
export function languageAsked(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = qualityIn(parameters);
    return {
      language: languages.find((one) => one === tag.toLowerCase().split('-')[0]),
      quality: Number.isNaN(quality) ? 0 : quality,
    };
  });
  const best = asked
    .filter(({ language: known, quality }) => known && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.language ?? languages[0];
}

function qualityIn(parameters: string[]): number {
  return Number(
    parameters
      .find((one) => one.trim().startsWith('q='))
      ?.trim()
      .slice(2) ?? 1,
  );
}
