import { withoutUnseen } from '#kernel/invisible-characters.ts';

/** What no file on Windows may have in its name, and signs that turn the direction or break a line. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
/** Names that are devices on Windows, whatever ending they have. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;
/** A name of a file may have 255 bytes on Linux and 255 letters on Windows, where a whole path has 260. */
const [BYTES_MOST, LETTERS_MOST] = [180, 100];

const letters = new Intl.Segmenter();
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A text as a part of a file's name that every machine takes; whole letters alone, also where a vowel sign follows a consonant. */
export function safeName(text: string, more = ''): string {
  const plain = withoutUnseen(text.normalize('NFC'))
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  let [kept, bytes, count] = ['', bytesOf(more), more.length];
  for (const { segment } of letters.segment(plain)) {
    bytes += bytesOf(segment);
    count += segment.length;
    if (bytes > BYTES_MOST || count > LETTERS_MOST) break;
    kept += segment;
  }
  // Windows drops dots and spaces at the end of a name, and with them tells two names no longer apart.
  return kept.replace(/[. ]+$/, '').replace(DEVICE, '_$&') || '_';
}

export type FileToName = {
  /** What it sorts by: `C-01`, `C-01 v2`, `003`. */
  number: string;
  title: string;
  ending: string;
};

/** `C-01 v2 Delivery note.pdf`: the number first, so that a folder sorts as the record does. */
export function fileName({ number, title, ending }: FileToName): string {
  const end = `.${ending}`;
  const bare = title.toLowerCase().endsWith(end) ? title.slice(0, -end.length) : title;
  return `${safeName(bare, `${number} ${end}`).replace(/^/, `${number} `)}${end}`;
}

/** A number with as many digits as the largest has, at least two. */
export function padded(number: number, largest: number): string {
  return String(number).padStart(Math.max(2, String(largest).length), '0');
}

/** The same names, none of them twice: also not where a machine takes capitals and small letters for one. */
export function withoutCollisions(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, end = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
    let free = name;
    for (let count = 2; taken.has(foldOf(free)); count += 1) free = `${stem} (${count})${end}`;
    taken.add(foldOf(free));
    return free;
  });
}

const foldOf = (name: string) => name.normalize('NFC').toLowerCase();
