import { inflateSync } from 'node:zlib';

/** What can be read back from a PDF that pdfkit wrote: its objects as text, and what its pages say. */
export type ReadPdf = {
  objects: ReadonlyMap<number, string>;
  pages: readonly string[];
  text: string;
  /** The types of the structure elements, in the order of reading. */
  structure: readonly string[];
};

type Stored = { dictionary: string; stream: string };

export function readPdf(bytes: Buffer): ReadPdf {
  const stored = objectsIn(bytes.toString('latin1'));
  const catalogue = find(stored, /\/Type \/Catalog/);
  const pages = refsIn(get(stored, refOf(catalogue, 'Pages')).dictionary, 'Kids').map((page) =>
    textOf(stored, get(stored, page)),
  );
  return {
    objects: new Map([...stored].map(([id, { dictionary }]) => [id, dictionary])),
    pages,
    text: pages.join('\n'),
    structure: structureBelow(stored, refOf(catalogue, 'StructTreeRoot')),
  };
}

function objectsIn(file: string): Map<number, Stored> {
  const found = new Map<number, Stored>();
  for (const [, id, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('\nstream\n');
    if (at < 0) found.set(Number(id), { dictionary: body, stream: '' });
    else found.set(Number(id), { dictionary: body.slice(0, at), stream: unpacked(body, at) });
  }
  return found;
}

function unpacked(body: string, at: number): string {
  const packed = Buffer.from(body.slice(at + 8, body.lastIndexOf('\nendstream')), 'latin1');
  return (body.slice(0, at).includes('/FlateDecode') ? inflateSync(packed) : packed).toString(
    'latin1',
  );
}

/** The words of one page, in the order in which they are drawn. */
function textOf(stored: Map<number, Stored>, page: Stored): string {
  const resources = get(stored, refOf(page.dictionary, 'Resources')).dictionary;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
      name,
      charactersOf(stored, Number(id)),
    ]),
  );
  const drawn = get(stored, refOf(page.dictionary, 'Contents')).stream;
  let font = new Map<number, string>();
  let said = '';
  for (const [, name, run] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map();
    else
      for (const [, hex = ''] of (run ?? '').matchAll(/<([0-9a-f]+)>/g))
        said += fromHex(hex)
          .map((glyph) => font.get(glyph) ?? '�')
          .join('');
    if (run !== undefined) said += ' ';
  }
  return said.replace(/\s+/g, ' ');
}

function charactersOf(stored: Map<number, Stored>, id: number): Map<number, string> {
  const map = get(stored, refOf(get(stored, id).dictionary, 'ToUnicode')).stream;
  const characters = new Map<number, string>();
  for (const [, start = '', , list = ''] of map.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g,
  )) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      characters.set(Number.parseInt(start, 16) + at, String.fromCharCode(...fromHex(hex)));
  }
  return characters;
}

function structureBelow(stored: Map<number, Stored>, id: number): string[] {
  const { dictionary } = get(stored, id);
  const own = /\/S \/(\w+)/.exec(dictionary)?.[1];
  const below = refsIn(dictionary, 'K').filter((child) =>
    /\/S \/\w+/.test(get(stored, child).dictionary),
  );
  return [...(own ? [own] : []), ...below.flatMap((child) => structureBelow(stored, child))];
}

function fromHex(hex: string): number[] {
  return (hex.match(/[0-9a-f]{4}/g) ?? []).map((four) => Number.parseInt(four, 16));
}

function refOf(dictionary: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]);
}

function refsIn(dictionary: string, key: string): number[] {
  const list = new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(dictionary)?.[1] ?? '';
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));
}

function find(stored: Map<number, Stored>, wanted: RegExp): string {
  return [...stored.values()].find(({ dictionary }) => wanted.test(dictionary))?.dictionary ?? '';
}

function get(stored: Map<number, Stored>, id: number): Stored {
  const one = stored.get(id);
  if (!one) throw new Error(`The PDF has no object ${id}`);
  return one;
}
