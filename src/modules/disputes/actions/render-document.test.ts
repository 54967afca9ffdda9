import { expect, test } from 'vitest';
import { readPdf } from '../../../../tests/pdf.ts';
import type { DocumentText } from '../letters/documents.ts';
import { renderDocument } from './render-document.ts';

const at = new Date('2026-11-20T06:30:00Z');
const latin: DocumentText = {
  title: 'Consent',
  reference: 'MUNCH-ARB-2026-000001',
  day: '20 November 2026',
  signer: 'Vikas Mehta',
  foot: 'Munch',
  facts: [['Claimants', 'Ada']],
  parts: [{ heading: 'Words', text: 'I agree.' }],
};
const faces = async (text: DocumentText) =>
  [...readPdf(await renderDocument(text, at)).objects.values()].join('\n');

test.each<[string, Partial<DocumentText>]>([
  ['its title', { title: 'मध्यस्थता के लिए सहमति' }],
  ['its day', { day: '20 नवंबर 2026' }],
  ['the name of a fact', { facts: [['दावेदार', 'Ada']] }],
  ['what a fact says', { facts: [['Claimants', 'विकास मेहता']] }],
  ['a heading', { parts: [{ heading: 'शब्द', text: 'I agree.' }] }],
  ['a paragraph', { parts: [{ heading: 'Words', text: 'मैं सहमत हूँ।' }] }],
  ['who signs it', { signer: 'विकास मेहता' }],
  ['its foot', { foot: 'मंच' }],
])('a paper is written in the letters of its words, also in %s', async (_, change) => {
  expect(await faces(latin)).not.toContain('AnekDevanagari');
  expect(await faces({ ...latin, ...change })).toContain('AnekDevanagari');
});
