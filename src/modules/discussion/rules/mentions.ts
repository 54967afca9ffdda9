type Named = { id: string; name: string };

const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase();
const GOES_ON = /^[\p{L}\p{M}\p{N}]/u;
const WORD_BEFORE = /[\p{L}\p{M}\p{N}]$/u;

/**
 * Whom a message calls by `@` and their name, of those who read it. The longest name that stands there counts, so that `@Asha Rao` is
 * not Asha too; two of one name are both called. An address of mail calls nobody.
 */
export function calledIn(words: string, readers: readonly Named[]): string[] {
  const text = folded(words);
  const called = new Set<string>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (WORD_BEFORE.test(text.slice(0, at))) continue;
    const rest = text.slice(at + 1);
    const here = readers.filter(({ name }) => isName(rest, folded(name)));
    const longest = Math.max(0, ...here.map(({ name }) => folded(name).length));
    for (const { id, name } of here) if (folded(name).length === longest) called.add(id);
  }
  return [...called];
}

function isName(rest: string, name: string): boolean {
  return name !== '' && rest.startsWith(name) && !GOES_ON.test(rest.slice(name.length));
}
