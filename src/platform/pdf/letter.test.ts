import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPdf } from '../../../tests/pdf.ts';
import { type LetterPart, letterPdf } from './letter.ts';
import { runsOf } from './script.ts';

const about = {
  title: 'सूचना Notice',
  author: 'Ada',
  subject: 'MUNCH-AR-2026-000001',
  madeAt: new Date('2026-11-20T00:00:00Z'),
};
const hindi: LetterPart[] = [
  { text: 'श्री राष्ट्र, क्षमा और ज्ञान। Fee ₹5,000' },
  { strong: 'आपके ऊपर दावा है।' },
];
const marathi: LetterPart[] = [
  { strong: 'ज्येष्ठ क्षेत्र, श्रीमती' },
  { text: 'तुमच्यावर दावा केला आहे. Fee ₹5,000' },
];
const letter = (language: string, parts: LetterPart[]) => letterPdf({ ...about, language }, parts);

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
      { qr: 'https://munch.example/n/7K2P-9XQM', beside: ['7K2P-9XQM', 'No account is needed.'] },
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
