import { inflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPages } from '../../../tests/pages.ts';
import { bound } from './binding.ts';
import { openDrawer } from './raster.ts';
import type { BindingJob } from './words.ts';

/** Every way that we know by which a file says what its reader does not see, each with a word of its own. */
const HIDDEN = [
  'OFFLAYER',
  'LAYERNAME',
  'ACTUALTEXT',
  'ALTWORDS',
  'UNPAINTED',
  'BEYONDTHEEDGE',
  'NOTECONTENTS',
  'HIDDENNOTE',
  'HIDDENFIELD',
  'FIELDNAME',
  'ATTACHEDFILE',
  'ASSOCIATEDFILE',
  'SCRIPTWORDS',
  'XMPWORDS',
  'PICTUREXMP',
  'INFOTITLE',
  'BOOKMARK',
  'STRUCTALT',
  'PIECEINFO',
  'EARLIERSTATE',
  'THUMBNAIL',
  'PROPERTYWORDS',
  'LINKTARGET',
  'UNUSEDOBJECT',
] as const;

const stream = (dict: string, body: string) =>
  `<<${dict}/Length ${body.length}>>stream\n${body}\nendstream`;
const words = (said: string, more = '') => `BT /F1 24 Tf 20 100 Td ${more}(${said}) Tj ET`;

/** Six pages: to be covered; layered; read as other words; unpainted words; cropped; plain. */
const OBJECTS: Readonly<Record<number, string>> = {
  1: `<</Type/Catalog/Pages 2 0 R/Outlines 30 0 R/Metadata 31 0 R/AcroForm<</Fields[23 0 R]>>
 /Names<</EmbeddedFiles<</Names[(ATTACHEDFILE) 33 0 R]>>/JavaScript<</Names[(x) 35 0 R]>>>>
 /OpenAction 35 0 R/StructTreeRoot 36 0 R/AF[38 0 R]/PieceInfo<</App<</Private(PIECEINFO)>>>>
 /OCProperties<</OCGs[40 0 R 41 0 R]/D<</OFF[40 0 R]>>>>>>`,
  2: '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R 6 0 R 7 0 R 8 0 R]/Count 6/MediaBox[0 0 300 200]/Resources<</Font<</F1 9 0 R>>>>>>',
  3: `<</Type/Page/Parent 2 0 R/Contents 10 0 R/Annots[20 0 R 21 0 R 22 0 R 23 0 R 24 0 R]/Metadata 31 0 R
 /Thumb 34 0 R/PieceInfo<</App<</Private(PIECEINFO)>>>>/StructParents 0>>`,
  4: `<</Type/Page/Parent 2 0 R/Contents 11 0 R/Resources<</Font<</F1 9 0 R>>/Properties<</L1 40 0 R/L2 41 0 R>>
 /XObject<</Metadata 19 0 R>>>>>>`,
  5: '<</Type/Page/Parent 2 0 R/Contents 12 0 R/Resources<</Font<</F1 9 0 R>>/Properties<</P1<</Note(PROPERTYWORDS)>>>>>>>>',
  6: '<</Type/Page/Parent 2 0 R/Contents 13 0 R>>',
  7: '<</Type/Page/Parent 2 0 R/Contents 14 0 R/CropBox[0 0 200 200]>>',
  8: `<</Type/Page/Parent 2 0 R/Contents 15 0 R/AF[38 0 R]/Resources<</Font<</F1 9 0 R>>/XObject<</Metadata 19 0 R>>
 /Properties<</P1<</Note(PROPERTYWORDS)>>>>>>/Annots[21 0 R 25 0 R]>>`,
  9: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  10: stream('', words('EARLIERSTATE')),
  11: stream(
    '',
    `/OC /L1 BDC ${words('OFFLAYER')} EMC /OC /L2 BDC BT /F1 24 Tf 20 20 Td (seen layer) Tj ET EMC`,
  ),
  12: stream(
    '',
    `/Span <</ActualText (ACTUALTEXT)/Alt (ALTWORDS)>> BDC ${words('read as')} EMC /P /P1 BDC EMC`,
  ),
  13: stream('', `${words('painted')} ${words('UNPAINTED', '3 Tr ')}`),
  14: stream('', `BT /F1 12 Tf 20 100 Td (inside) Tj 200 0 Td (BEYONDTHEEDGE) Tj ET`),
  15: stream('', `${words('plain')} /P /P1 BDC EMC /Metadata Do`),
  19: stream(
    '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Metadata 32 0 R/PieceInfo<</App<</Private(PIECEINFO)>>>>/Ref<</F 38 0 R>>',
    '0 0 9 9 re f',
  ),
  20: '<</Type/Annot/Subtype/Text/Rect[10 10 30 30]/Contents(NOTECONTENTS)/P 3 0 R>>',
  21: '<</Type/Annot/Subtype/FreeText/F 2/Rect[10 10 90 90]/Contents(HIDDENNOTE)/AP<</N 26 0 R>>>>',
  22: '<</Type/Annot/Subtype/FileAttachment/Rect[50 50 60 60]/FS 33 0 R>>',
  23: '<</Type/Annot/Subtype/Widget/FT/Tx/T(FIELDNAME)/V(HIDDENFIELD)/F 2/Rect[100 10 200 40]/AP<</N 27 0 R>>>>',
  24: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/LINKTARGET)>>>>',
  25: '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/LINKTARGET)>>>>',
  26: stream(
    '/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Font<</F1 9 0 R>>>>',
    words('HIDDENNOTE'),
  ),
  27: stream(
    '/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Font<</F1 9 0 R>>>>',
    words('HIDDENFIELD'),
  ),
  30: '<</Type/Outlines/First 37 0 R/Last 37 0 R/Count 1>>',
  31: stream('/Type/Metadata/Subtype/XML', '<x>XMPWORDS</x>'),
  32: stream('/Type/Metadata/Subtype/XML', '<x>PICTUREXMP</x>'),
  33: '<</Type/Filespec/F(ATTACHEDFILE)/EF<</F 39 0 R>>>>',
  34: stream('/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8', 'THUMBNAIL'),
  35: '<</S/JavaScript/JS(app.alert\\("SCRIPTWORDS"\\))>>',
  36: '<</Type/StructTreeRoot/K<</S/Figure/Alt(STRUCTALT)/P 36 0 R>>>>',
  37: '<</Title(BOOKMARK)/Parent 30 0 R/Dest[3 0 R/Fit]>>',
  38: '<</Type/Filespec/F(ASSOCIATEDFILE)/EF<</F 39 0 R>>/AFRelationship/Data>>',
  39: stream('/Type/EmbeddedFile', 'ATTACHEDFILE'),
  40: '<</Type/OCG/Name(LAYERNAME)>>',
  41: '<</Type/OCG/Name(LAYERNAME two)>>',
  42: '<</Info(UNUSEDOBJECT)>>',
  43: '<</Title(INFOTITLE)>>',
};

function hostile(): Buffer {
  const all = Object.entries(OBJECTS);
  const body = all.map(([number, object]) => `${number} 0 obj${object}endobj`).join('\n');
  const later = `10 0 obj${stream('', words('covered words'))}endobj`;
  return Buffer.from(
    `%PDF-1.7\n${body}\ntrailer<</Root 1 0 R/Info 43 0 R>>\n%%EOF\n${later}\ntrailer<</Root 1 0 R/Info 43 0 R>>\n%%EOF`,
    'latin1',
  );
}

const file = hostile();
const source = { type: 'application/pdf', size: file.length, mark: 'C-1', title: 'Paper' };
const plainly = { pages: null, turn: 0 as const, turned: null, boxes: [] };
const copying = {
  ...plainly,
  kind: 'copy' as const,
  title: 'Copy',
  language: 'en',
  pagesMost: 99,
  sources: [source],
};
const covering = {
  ...copying,
  boxes: [{ page: 1, left: 0, top: 0, width: 100, height: 100 }],
};

async function made(job: BindingJob): Promise<Buffer> {
  const coming = bound(job, {
    read: async (_, from) => new Uint8Array(file.subarray(from, from + 9000)),
    progress: async () => {},
    front: () => ({
      title: 'B',
      author: 'Munch',
      subject: '',
      language: 'en',
      madeAt: new Date('2026-11-20T06:30:00Z'),
      foot: '',
      parts: [{ text: 'Index' }],
    }),
  });
  const parts: Uint8Array[] = [];
  for await (const part of coming) parts.push(part);
  return Buffer.concat(parts);
}

/** What of these a file has anywhere: as it is, unpacked, as hex, or in two bytes a letter. */
function foundIn(bytes: Buffer): string[] {
  let all = bytes.toString('latin1');
  for (const [, body = ''] of all.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g))
    try {
      all += inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      // a picture
    }
  const low = all.toLowerCase();
  const hexOf = (word: string) => Buffer.from(word, 'latin1').toString('hex');
  return [...HIDDEN, 'covered words'].filter(
    (word) =>
      all.includes(word) || all.includes(Array.from(word).join('\0')) || low.includes(hexOf(word)),
  );
}

async function isWhite(bytes: Buffer, page: number, part: 'upper' | 'lower'): Promise<boolean> {
  const drawer = await openDrawer(bytes);
  const { jpeg } = await drawer.draw(page - 1, []);
  await drawer.close();
  const image = await loadImage(Buffer.from(jpeg));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const half = Math.floor(image.height * 0.7);
  const [from, to] = part === 'upper' ? [0, half] : [half, image.height];
  const { data } = context.getImageData(0, from, image.width, to - from);
  return data.every((one, at) => at % 4 === 3 || one > 215);
}

test('the file says each of them before', () => {
  expect(foundIn(file)).toEqual([...HIDDEN, 'covered words']);
});

describe('of a copy on which something is covered', () => {
  let copy: Buffer;
  beforeAll(async () => {
    copy = await made(covering);
  });

  test('nothing that its reader does not see is left, on the covered page and beside it', () => {
    expect(foundIn(copy)).toEqual([]);
  });

  test('only a page whose words are all seen keeps them as words', async () => {
    const { pages, bookmarks } = await readPages(copy);
    expect(pages.map((said) => said.trim())).toEqual(['', '', '', '', '', 'plain']);
    expect(bookmarks).toEqual([]);
  });

  test('a layer that was hidden is not drawn, and one that was seen is', async () => {
    expect(await isWhite(copy, 2, 'upper')).toBe(true);
    expect(await isWhite(copy, 2, 'lower')).toBe(false);
  });
});

describe('where nothing is covered', () => {
  const READ_ALOUD = ['ACTUALTEXT', 'ALTWORDS', 'UNPAINTED', 'BEYONDTHEEDGE', 'covered words'];

  test('a copy has no layer, note, field, attachment, script or earlier state, and what is read aloud', async () => {
    const copy = await made(copying);
    expect(foundIn(copy)).toEqual(READ_ALOUD);
    expect(await isWhite(copy, 2, 'upper')).toBe(true);
    expect(await isWhite(copy, 2, 'lower')).toBe(false);
  });

  test('a bundle has none of them either', async () => {
    const bundle = await made({ ...copying, kind: 'bundle' });
    expect(foundIn(bundle)).toEqual(READ_ALOUD);
    expect(await isWhite(bundle, 3, 'upper')).toBe(true);
    expect(await isWhite(bundle, 3, 'lower')).toBe(false);
  });
});
