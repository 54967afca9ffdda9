import type { Language } from '#kernel/language.ts';

/**
 * For each language but the first: the address of every built script that differs from the English one, by the address of
 * that one. scripts/client-languages.ts writes it; while developing it is empty.
 */
export type ScriptNames = Partial<Record<Language, Readonly<Record<string, string>>>>;

/** What a build says of its scripts, such as React Router's manifest, with the names of one language. */
export function withNames<T>(manifest: T, names: Readonly<Record<string, string>>): T {
  const inOne = JSON.stringify(manifest, (_, value: unknown) =>
    typeof value === 'string' ? (names[value] ?? value) : value,
  );
  return JSON.parse(inOne) as T; // only names differ
}
