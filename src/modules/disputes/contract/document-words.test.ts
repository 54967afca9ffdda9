import { expect, test } from 'vitest';
import { PACKS } from '#modules/clocks/rules/pack.ts';
import { speaking } from '#platform/language.ts';
import {
  citationInWords,
  houseReasonInWords,
  signerInWords,
  titleInWords,
} from './document-words.ts';

/** The words of the page's own language, and the names and numbers that stay: nothing of an English sentence. */
const english = (text: string) =>
  /\b(?:the|of|and|or|by|to|from|for|not|paper|case|registrar|officer|days?|shown)\b/i.test(text);

const TITLES = [
  'Notice of arbitration',
  'Invitation to resolve a dispute',
  'Invitation to agree',
  'Memo of defects',
  'Agreement relied on',
  'Record of the basis of appointment',
  "Court's order",
  'Submission agreement',
  'Authority of Lex',
  'Proof of delivery EM473124829IN',
  'Certificate of service, Final warning (JSON)',
  'Agreement to talk',
  'Offer to pay, MUNCH/1',
  'Answer, MUNCH/2',
];
const SIGNERS = [
  'The Registry, Munch',
  'Omar, case officer',
  'Rhea, registrar, Munch',
  'Whoever opened the notice to Ben; nothing was shown',
  'Ben, by a one-time code to b***@example.org',
  'Asha, for Ada Traders',
];

test.each(['hi', 'mr'] as const)(
  'what the house wrote into the record is read in %s, and names stay',
  (language) =>
    speaking(language, () => {
      expect(TITLES.map(titleInWords).filter(english)).toEqual([]);
      expect(SIGNERS.map(signerInWords).filter(english)).toEqual([]);
      expect(titleInWords('Authority of Lex')).toContain('Lex');
      expect(signerInWords('Omar, case officer')).toContain('Omar');
      expect(
        houseReasonInWords(
          'The registration fee was waived by the registrar’s order on the invoice.',
        ),
      ).not.toMatch(/[A-Za-z]{3}/);
      // What a person wrote is a person's, and no word of it is changed.
      expect(titleInWords('Bill of March.pdf')).toBe('Bill of March.pdf');
      expect(houseReasonInWords('She was ill.')).toBe('She was ill.');
    }),
);

const citations = [...new Set(PACKS.flatMap(({ rows }) => rows.map(({ citation }) => citation)))];

test('each rule by which a limit counts is cited in the language of the page', () => {
  expect(citations.length).toBeGreaterThan(30);
  for (const language of ['hi', 'mr'] as const)
    expect(
      speaking(language, () =>
        citations
          .map(citationInWords)
          .filter((said) => /[a-z]{3}/.test(said.replace(/Mediation Act|SEBI.*/g, ''))),
      ),
    ).toEqual([]);
  expect(
    speaking('hi', () =>
      citationInWords(
        'ACA s. 33(2): within 30 days of receipt of the request; s. 33(6): the tribunal may extend',
      ),
    ),
  ).toContain('धारा 33(2)');
  expect(citations.map(citationInWords)).toEqual(citations);
});
