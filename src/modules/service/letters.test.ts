import { expect, test } from 'vitest';
import {
  documentLetter,
  documentTemplateParameters,
  documentTextMessage,
  type ServiceLetterContent,
} from './letters.ts';

const to = {
  id: 'm1',
  to: '+919820012345',
  publicUrl: 'https://munch.example',
  language: 'en',
  foot: '',
  now: new Date('2026-11-20T06:30:00Z'),
};
const about: ServiceLetterContent = {
  reference: 'MUNCH-AR-2026-000001',
  name: 'Ben Borrower',
  claimant: 'Ada Traders',
  claimed: '₹4,50,000',
  purpose: 'notice',
  papers: [
    {
      title: 'Notice of arbitration',
      number: 'P-1',
      filedAt: null,
      hash: 'ab',
      attachment: { name: 'P-1.pdf', type: 'application/pdf', content: Buffer.from('') },
    },
  ],
  link: 'https://munch.example/n/7K2P-9XQM-4RTV',
  code: '7K2P-9XQM-4RTV',
};

test('a text message about a notice names who claims what, and nothing more of the dispute', () => {
  const { text } = documentTextMessage(to as never, about);
  expect(text.split('\n')[0]).toBe(
    'Ada Traders claims ₹4,50,000 from you. Case MUNCH-AR-2026-000001.',
  );
  expect(documentTemplateParameters(about)[1]).toContain('Ada Traders claims ₹4,50,000');
  const invitation = documentTextMessage(to as never, { ...about, purpose: 'invitation' }).text;
  expect(invitation).toContain('Ada Traders asks you to resolve a dispute about ₹4,50,000');
  expect(documentTextMessage(to as never, { ...about, purpose: 'document' }).text).not.toContain(
    '4,50,000',
  );
});

test('a code that may be shown says so, and shares no message with one that may not be told', () => {
  for (const said of [
    documentTextMessage(to as never, about).text,
    documentLetter(to as never, about).text.replaceAll('\n', ' '),
  ]) {
    expect(said).toContain('You may show it to somebody who helps you.');
    expect(said).not.toMatch(/one-time|Do not tell/);
  }
});
