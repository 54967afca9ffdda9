import { expect, test } from 'vitest';
import { speaking } from '#platform/language.ts';
import { EMPTY } from '../rules/content.ts';
import { type ResponseContent, responseDocumentParts } from './response-document.ts';

const answered: ResponseContent = {
  kind: 'answer',
  content: EMPTY,
  currency: 'INR',
  reference: 'MUNCH-1',
  number: 'MUNCH-1/003',
  at: new Date('2026-11-20T06:30:00Z'),
  party: 'बेन',
  signer: 'बेन, by a one-time code to b…@example.org',
  hash: 'ab',
  isLate: false,
  language: 'hi',
  costs: [],
};

test('how it is known who signed is said in the language of the answer', () => {
  const said = (language: 'en' | 'hi' | 'mr') =>
    speaking(language, () => JSON.stringify(responseDocumentParts(answered)));
  expect(said('en')).toContain('by a one-time code to b…@example.org');
  for (const language of ['hi', 'mr'] as const) {
    expect(said(language)).not.toContain('one-time code');
    expect(said(language)).toContain('b…@example.org');
  }
});
