import { beforeAll, expect, test } from 'vitest';
import { type ReadPdf, readPdf } from '../../../tests/pdf.ts';
import { bytesOf, openPdf, say } from './document.ts';

const about = {
  title: 'A title',
  author: 'Ada',
  subject: 'A paragraph longer than a page',
  language: 'en-IN',
  madeAt: new Date('2026-11-20T00:00:00Z'),
  margins: { top: 72, bottom: 72, left: 72, right: 72 },
};
let pdf: ReadPdf;
beforeAll(async () => {
  const doc = openPdf(about);
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  say(doc, root, 'P', () =>
    doc.font('regular').fontSize(20).text('Two doors, one roof. '.repeat(200)),
  );
  root.end();
  pdf = readPdf(await bytesOf(doc));
});

test('a paragraph that runs over pages stays one paragraph for the ear', () => {
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect(pdf.structure).toEqual(['Document', 'P']);
  const paragraph = [...pdf.objects.values()].find((object) => object.includes('/S /P')) ?? '';
  expect(paragraph.match(/\/Type \/MCR/g)).toHaveLength(pdf.pages.length - 1);
  expect(pdf.text.replace(/\s+/g, ' ').match(/Two doors, one roof\./g)).toHaveLength(200);
});

test('the document names itself, its language and its day, and never the hour of the build', () => {
  const all = [...pdf.objects.values()].join('\n');
  expect(all).toContain('(A title)');
  expect(all).toMatch(/\/Lang \(en-IN\)/);
  expect(all).toContain('(D:20261120000000Z)');
});
