/** What the institution says of itself wherever it writes; filled from its facts. */
export const OWN_PLACEHOLDERS = ['institution', 'officeHours', 'phone', 'email'] as const;
/** What a reply may leave open as well; filled when it is written to somebody. */
export const PLACEHOLDERS = ['name', 'reference', ...OWN_PLACEHOLDERS] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Everything in braces, in the order in which it stands, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))];
}

/** Those that nobody could fill; a lone brace is one too, for it is a placeholder that was begun or never ended. */
export function unknownIn(text: string, known: readonly string[] = PLACEHOLDERS): string[] {
  const unknown = placeholdersIn(text).filter((name) => !known.includes(name));
  const rest = text.replace(/\{[^{}]*\}/g, '');
  return /[{}]/.test(rest) ? [...unknown, rest.includes('{') ? '{' : '}'] : unknown;
}

/** The text with its placeholders filled, as far as they are known. What is filled in is not looked at again: a name may have braces in it. */
export function fill(text: string, filling: PlaceholderValues): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    isPlaceholder(name) ? (filling[name] ?? whole) : whole,
  );
}

function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((known) => known === name);
}
