/** A circle of readers by its number. Of a sealed one no word is legible to whoever has the database. */
export type Circle = { id: number; isSealed: boolean };
/** What a key makes of a text: the same each time, and nothing to whoever has no key. */
export type Keyed = (text: string) => string;

/** A word of the index as it is kept for a circle, and looked for. What begins with a word is not found in what a key made of it. */
export function spelledFor({ id, isSealed }: Circle, lexeme: string, keyed: Keyed): string {
  return isSealed ? `${id}#${keyed(`${id}${lexeme}`)}` : `${id}${lexeme}`;
}
