import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, openPdf } from './document.ts';
import { printable, runsOf, write } from './script.ts';

function aPage() {
  const margins = { top: 72, bottom: 72, left: 72, right: 72 };
  const about = {
    title: 'A',
    author: 'A',
    subject: 'A',
    language: 'mr-IN',
    madeAt: new Date('2026-11-20T00:00:00Z'),
  };
  const doc = openPdf({ ...about, margins });
  doc.addPage();
  return doc;
}

function heightOf(text: string): number {
  const doc = aPage();
  const { y } = doc;
  write(doc, text, { weight: 'regular', size: 10, options: { width: 400 } });
  return doc.y - y;
}

test('a line of an address begins a line on paper, whichever script ends and begins it', () => {
  const one = heightOf('बेन बॉरोअर');
  for (const two of ['बेन\nपुणे', 'Ben\nपुणे', 'बेन\nPune', 'Ben\nPune'])
    expect(heightOf(two)).toBeGreaterThan(one + 4);
  expect(heightOf('बेन Ben पुणे Pune')).toBeLessThan(one + 4);
});

test('a text is cut where its script changes, and nothing of it is lost', () => {
  expect(runsOf('Ben बेन बॉरोअर, Pune')).toEqual(['Ben ', 'बेन बॉरोअर', ', Pune']);
  for (const text of ['', 'abc', 'पुणे', '१२, लक्ष्मी 12']) expect(runsOf(text).join('')).toBe(text);
});

test('an amount at the end of its line has its sign before its digits, on the line on which they stand', async () => {
  const doc = aPage();
  for (const [at, text] of ['5,000.00', '₹5,000.00'].entries())
    write(doc, text, {
      weight: 'regular',
      size: 10,
      at: { x: 100, y: 100 + at * 20 },
      options: { width: 200, align: 'right' },
    });
  const file = (await bytesOf(doc)).toString('latin1');
  const drawn = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body = '']) => body)
    .filter((body) => body.charCodeAt(0) === 0x78)
    .map((body) => inflateSync(Buffer.from(body, 'latin1')).toString('latin1'))
    .join('\n');
  const places = [...drawn.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  const [alone, sign, digits] = places;
  expect(places).toHaveLength(3);
  expect(digits?.x).toBeCloseTo(alone?.x ?? 0, 2);
  expect(sign?.x).toBeLessThan(digits?.x ?? 0);
  expect(sign?.y).toBeCloseTo(digits?.y ?? 0, 2);
  expect((alone?.y ?? 0) - (digits?.y ?? 0)).toBeCloseTo(20, 2);
});

test('what our letters for paper cannot write is said to be in another script, and never left as a box', () => {
  expect(printable('Ben “the Borrower” – ₹5')).toBe('Ben “the Borrower” – ₹5');
  expect(printable('बेन बॉरोअर, Mumbai')).toBe('बेन बॉरोअर, Mumbai');
  expect(printable('பென் பாரோ, Mumbai')).toBe('(in another script), Mumbai');
  expect(printable('line\nline')).toBe('line\nline');
});

test('what somebody’s keyboard sends is written as it is meant', () => {
  expect(printable('one\r\ntwo\tthree')).toBe('one\ntwo three');
  expect(printable('Jose\u0301 \u2067x\u2069 re\u2011do')).toBe('José x re-do');
});
