import { expect, test } from 'vitest';
import { openPdf } from './document.ts';
import { runsOf, write } from './script.ts';

function heightOf(text: string): number {
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
