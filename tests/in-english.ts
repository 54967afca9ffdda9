import { isTranslations, type LocalizedText } from '#kernel/language.ts';

/** Content with its English words alone. */
export type InEnglish<T> = [T] extends [string]
  ? T
  : [T] extends [LocalizedText]
    ? string
    : T extends object
      ? { [K in keyof T]: InEnglish<T[K]> }
      : T;

/** The institution's words as the specification has them, whatever else they are also said in. */
export function inEnglish<T>(content: T): InEnglish<T> {
  // Said of content alone, which is plain data.
  return plain(content) as InEnglish<T>;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (isTranslations(value)) return value.en;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}
