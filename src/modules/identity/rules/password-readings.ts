const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** In small letters, without what stands between words. */
function bareOf(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** What a guesser turns into this password by the tricks that everybody knows: signs, numbers behind it, 3 for e, twice the same. */
export function readingsOf(password: string): ReadonlySet<string> {
  const plain = password.normalize('NFKC').toLowerCase();
  // What ends a password may be a sign or a letter in disguise, so it is read with and without.
  const withoutNumbers = plain.replace(/^\d+|\d+$/g, '');
  const inner = plain.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  const kept = [plain, withoutNumbers, inner];
  const spelled = kept.flatMap((text) => ['i', 'l'].map((one) => spell(text, one)));
  const read = [...kept, ...spelled].map(bareOf);
  return new Set(read.flatMap((text) => [text, onceOf(text)]).filter((text) => text !== ''));
}

function spell(text: string, one: string): string {
  return text.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign)));
}

/** "cricketcricket" is "cricket": said again it is no other password. */
function onceOf(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}
