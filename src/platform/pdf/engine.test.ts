import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/pdf.ts';
import { pdfOf } from './engine.ts';
import { runsOf } from './script.ts';
import type { DocumentPart } from './view.ts';

const about = {
  title: 'सूचना Notice',
  author: 'Ada',
  subject: 'MUNCH-AR-2026-000001',
  madeAt: new Date('2026-11-20T00:00:00Z'),
};
const hindi: DocumentPart[] = [
  { text: 'श्री राष्ट्र, क्षमा और ज्ञान। Fee ₹5,000' },
  { strong: 'आपके ऊपर दावा है।' },
];
const marathi: DocumentPart[] = [
  { strong: 'ज्येष्ठ क्षेत्र, श्रीमती' },
  { text: 'तुमच्यावर दावा केला आहे. Fee ₹5,000' },
];
const letter = (language: string, parts: DocumentPart[]) =>
  pdfOf({ ...about, language, parts, foot: about.subject });

test('a letter has the same bytes whatever letters were written before it', async () => {
  const [first, other] = [await letter('hi-IN', hindi), await letter('mr-IN', marathi)];
  expect(await letter('mr-IN', [...marathi, ...hindi])).not.toEqual(other);
  expect(await letter('hi-IN', hindi)).toEqual(first);
  expect(await letter('mr-IN', marathi)).toEqual(other);
});

test('what is copied out of a letter is spelled as it was written, however the letter before spelled it', async () => {
  const [one, two] = ['\u0921\u093c', '\u095c']; // one glyph, and two spellings of it
  for (const spelled of [one, two, one])
    expect(readPdf(await letter('hi-IN', [{ text: `ल${spelled}का` }])).text).toContain(
      `ल${spelled}`,
    );
});

test('a code for a camera says to the ear where it leads, and stands beside its words', async () => {
  const pdf = readPdf(
    await letter('en-IN', [
      {
        qr: 'https://munch.example/n/7K2P-9XQM',
        code: '7K2P-9XQM',
        beside: ['No account is needed.'],
      },
    ]),
  );
  expect(pdf.structure).toEqual(['Document', 'H1', 'Figure', 'P', 'P']);
  expect([...pdf.objects.values()].join('\n')).toContain('(https://munch.example/n/7K2P-9XQM)');
  expect(pdf.text).toContain('7K2P-9XQM');
});

/** How many lines are drawn: the heights to which the pen moves. */
async function linesDrawn(text: string): Promise<number> {
  const bytes = (await letter('en-IN', [{ rows: [['Said', text]] }])).toString('latin1');
  const packed = [...bytes.matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].map(
    ([, body = '']) => Buffer.from(body, 'latin1'),
  );
  const drawn = packed.map((body) => inflateSync(body).toString('latin1'));
  const heights = drawn.flatMap((content) =>
    [...content.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => y),
  );
  return new Set(heights).size;
}

test('lines that somebody typed stay lines, in one script or in two', async () => {
  expect(await linesDrawn('one\ntwo\nthree')).toBe((await linesDrawn('one')) + 2);
  expect(await linesDrawn('मी देऊ शकतो.\nI can pay.')).toBe((await linesDrawn('मी देऊ शकतो.')) + 1);
});

test('the sign of the rupee is drawn in a face that has it', async () => {
  const { text } = readPdf(await letter('en-IN', [{ text: 'Fee ₹5,000' }]));
  expect(text).toContain('₹');
  expect(runsOf('Fee ₹5,000')).toEqual(['Fee ', '₹', '5,000']);
});

test('twenty thousand letters without a space are drawn in a moment, in either script and in both', async () => {
  for (const letters of [
    'x'.repeat(20_000),
    'क्ष'.repeat(6_000),
    'aक'.repeat(5_000),
    `क${'\u093f'.repeat(19_000)}`,
  ]) {
    const begun = performance.now();
    await letter('mr-IN', [{ rows: [['Said', letters]] }]);
    expect(performance.now() - begun).toBeLessThan(10_000);
  }
}, 60_000);

test('the same description gives the same bytes, over several pages too', async () => {
  const parts = [
    { heading: 'What was done' },
    {
      rows: Array.from(
        { length: 80 },
        (_, at) =>
          [
            `Row ${at}`,
            'A value that is long enough to fill more than one line of the paper. '.repeat(2),
          ] as const,
      ),
    },
    { qr: 'https://munch.example/notice', beside: ['Read it here'] },
    { text: 'The end.' },
  ];
  const [one, two] = [await letter('en-IN', parts), await letter('en-IN', parts)];
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(readPdf(one).pages.length).toBeGreaterThan(2);
  expect(one.equals(two)).toBe(true);
});

test('every page says of which document it is and where in it one is, and the first has the title above', async () => {
  const { pages } = readPdf(
    await letter('en-IN', [{ text: 'One.' }, { page: true }, { text: 'Two.' }]),
  );
  expect(pages).toHaveLength(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('MUNCH-AR-2026-000001');
    expect(page).toContain(`${at + 1} / 2`);
    expect(page.match(/Notice/g)).toHaveLength(1);
  }
});

test('a name and an address in Devanagari are written as they are, beside Latin', async () => {
  const pdf = readPdf(
    await letter('en-IN', [
      { heading: 'प्रति To' },
      { text: 'बेन बॉरोअर\n१२ लक्ष्मी रोड, पुणे 411005' },
      { rows: [['By', 'टपाल post']] },
    ]),
  );
  expect(pdf.text).toContain('411005');
  expect([...pdf.objects.values()].join('\n')).toContain('AnekDevanagari');
  expect(pdf.text).not.toContain('another script');
});

/** The texts that the structure says instead of what is drawn, with what a string of a PDF escapes. */
const actualTexts = (objects: string) =>
  [...objects.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, said = '']) => {
    const plain = said.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
    const bytes = Buffer.from(plain, 'latin1');
    return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : plain;
  });
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

test('what is drawn in another order than it is written is told to the ear as it is written', async () => {
  const { objects } = readPdf(
    await letter('hi-IN', [{ text: 'निर्णय' }, { text: 'Decision' }, { list: ['शक्ति'] }]),
  );
  const said = actualTexts([...objects.values()].join('\n'));
  expect(said.toSorted()).toEqual(['•', 'सूचना Notice', 'निर्णय', 'शक्ति'].toSorted());
});

test('facts are a table whose rows are named, a list has items, and a section says its language', async () => {
  const pdf = readPdf(
    await letter('hi-IN', [
      { rows: [['Seat', 'Mumbai']] },
      { list: ['One', 'Two'] },
      { section: [{ heading: 'In English' }, { text: 'Words.' }], language: 'en-IN' },
      { signature: [['Signed by', 'Rhea']] },
    ]),
  );
  expect(pdf.structure).toEqual([
    ...['Document', 'H1', 'Table', 'TR', 'TH', 'TD'],
    ...['L', 'LI', 'Lbl', 'LBody', 'LI', 'Lbl', 'LBody'],
    ...['Sect', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'],
  ]);
  const said = [...pdf.objects.values()].join('\n');
  expect(said).toMatch(/\/Lang \(en-IN\)/);
  expect(said).toContain('/Scope /Row');
});

test('a table repeats its head for the eye on each page, and says it once', async () => {
  const rows = Array.from({ length: 60 }, (_, at) => [`Service ${at}`, `${at}.00`]);
  const table = { caption: 'What it is for', head: ['Service', 'Amount'], rows, hasAmounts: true };
  const sums = [['Total', '1,770.00', 'whole']] as const;
  const pdf = readPdf(await letter('en-IN', [{ table: { ...table, sums } }]));
  expect(pdf.pages.length).toBeGreaterThan(1);
  for (const page of pdf.pages) expect(page).toContain('Amount');
  expect(pdf.structure.filter((one) => one === 'TH')).toHaveLength(2 + 1);
  expect(pdf.text).toContain('1,770.00');
});

test('a long answer goes on over the page beside its name, and what follows stands below it', async () => {
  const { pages } = readPdf(
    await letter('en-IN', [
      { rows: [['Said', 'Word after word. '.repeat(600)]] },
      { text: 'The end.' },
    ]),
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)).toContain('The end.');
  expect(pages.join(' ').match(/Word/g)).toHaveLength(600);
});
