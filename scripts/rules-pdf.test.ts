import { beforeAll, expect, test } from 'vitest';
import { localize } from '#kernel/language.ts';
import { institution } from '../content/institution.ts';
import {
  allSections,
  isTable,
  type LegalTextClause,
  wordsOf as partsOf,
} from '../content/legal-text.ts';
import { rulesPdf } from '../content/rules/pdf.ts';
import { rules } from '../content/rules/rules.ts';
import { type ReadPdf, readPdf } from '../tests/pdf.ts';
import { PAGE_ADDRESS, rulesAsPdf } from './rules-pdf/rules-pdf.ts';

let made: Awaited<ReturnType<typeof rulesAsPdf>>;
let pdf: ReadPdf;
beforeAll(async () => {
  made = await rulesAsPdf();
  pdf = readPdf(made.bytes);
});

/** Lines break differently on paper; the words are the same. */
const packed = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\s+/g, '');
const objects = () => [...pdf.objects.values()].join('\n');

function wordsOf(clause: LegalTextClause): readonly string[] {
  if (isTable(clause)) return [clause.caption, ...clause.head, ...clause.rows.flat()];
  const { text, list } = partsOf(clause);
  return [text, ...list].map(localize);
}

test('the document holds every rule, clause, item and cell of the text', () => {
  // What runs on at the top and foot of a page would stand in the middle of a clause that two pages share.
  const text = packed(
    pdf.pages
      .map((page) =>
        page.replace(new RegExp(` ${institution.name} Arbitration Rules Version .*$`), ''),
      )
      .join(' '),
  );
  const missing = allSections(rules).flatMap(({ title, clauses }) =>
    [localize(title), ...clauses.flatMap(wordsOf)].filter((words) => !text.includes(packed(words))),
  );
  expect(allSections(rules).length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
  expect(text).toContain(packed(localize(rules.note ?? 'no note')));
  expect(text).not.toContain('�');
});

test('clauses carry the numbers by which they are cited', () => {
  expect(pdf.text).toMatch(/4\.4 If at least two ways have failed/);
  expect(pdf.text).toMatch(/11\.\s+The basis of appointment\s+11\.1 The institution appoints/);
});

test('every page but the cover says which text it is and where in it one is', () => {
  expect(pdf.pages.length).toBeGreaterThan(1);
  for (const [at, page] of pdf.pages.entries()) {
    expect(page.includes(`Page ${at + 1} of ${pdf.pages.length}`), `page ${at + 1}`).toBe(at > 0);
    expect(page.includes(`Version ${rules.version}, 27 November 2026`), `page ${at + 1}`).toBe(
      at > 0,
    );
  }
});

test('the contents name the page on which a rule really stands', () => {
  const line = /44\. Periods by procedure (\d+)/.exec(pdf.text)?.[1];
  expect(pdf.pages[Number(line) - 1]).toContain('Scrutiny of the request');
});

test('a screen reader is told the language, the title, the headings, the lists and the tables', () => {
  expect(objects()).toMatch(
    /\/Type \/Catalog[\s\S]*?\/MarkInfo \d+ 0 R|\/MarkInfo <<\s*\/Marked true/,
  );
  expect(objects()).toContain('/Marked true');
  expect(objects()).toMatch(/\/Lang \(en-IN\)/);
  expect(objects()).toContain('/DisplayDocTitle true');
  expect(objects()).toContain(
    `(Arbitration Rules of ${institution.name}, version ${rules.version.split(' ')[0]} `,
  );
  const text = (type: string) => pdf.structure.filter((one) => one === type).length;
  expect([text('H1'), text('H2'), text('H3')]).toEqual([
    1,
    1 + rules.parts.length,
    allSections(rules).length,
  ]);
  expect([
    text('Table'),
    text('TOCI') > allSections(rules).length,
    text('LI') > 20,
    text('P') > 100,
  ]).toEqual([4, true, true, true]);
  expect(text('Lbl')).toBe(text('LBody'));
});

test('whoever reads in the outline finds every part and every rule there', () => {
  const titles = [...objects().matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title);
  for (const part of rules.parts) expect(titles).toContain(localize(part.title ?? ''));
  expect(titles).toContain('1. When these rules apply');
});

test('links lead to the page on the screen and to the calculator, and say so', () => {
  expect(objects()).toContain(`/URI (${PAGE_ADDRESS})`);
  expect(objects()).toMatch(/\/URI \(https?:\/\/[^)]+\/munch-fee-calculator\)/);
  expect(objects()).not.toMatch(/\/Subtype \/Link[^>]*\/Contents \(\)/);
});

test('only our own letters are used, and they travel with the document', () => {
  const fonts = [...objects().matchAll(/\/BaseFont \/(?:[A-Z]+\+)?([\w-]+)/g)].map(
    ([, name]) => name ?? '',
  );
  expect([...new Set(fonts)].sort()).toEqual([
    'AnekLatin-Regular',
    'AnekLatin-SemiBold',
    'AnekLatin-Tight',
    'AnekLatin-Wide',
  ]);
  expect(objects().match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(4);
});

test('the same text gives the same bytes', async () => {
  expect((await rulesAsPdf()).bytes.equals(made.bytes)).toBe(true);
});

test('the page that offers the document tells its true length and weight', () => {
  expect(rulesPdf.pages).toBe(made.pages);
  // Another build of zlib packs a little differently.
  expect(Math.abs(rulesPdf.kilobytes - made.bytes.length / 1000)).toBeLessThan(
    rulesPdf.kilobytes * 0.05,
  );
});
