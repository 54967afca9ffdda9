import { expect, test } from 'vitest';
import { noAgreement, noClaim, noDisputeKind, noParty, noRow } from '../rules/answers.ts';
import { wordsIn } from './takeover-notice.tsx';

test('what a person typed is handed back in its order; what they chose from a list is not', () => {
  const claim = {
    ...noClaim,
    title: 'A loan',
    facts: 'In May\nshe borrowed.',
    category: 'contract',
  };
  expect(
    wordsIn({
      claim: { ...claim, rows: [{ ...noRow, head: 'principal', amount: '5000', currency: 'INR' }] },
    }),
  ).toEqual(['A loan', 'In May\nshe borrowed.', 'principal', '5000']);
  const party = {
    ...noParty,
    kind: 'person',
    name: 'Asha',
    language: 'hi',
    state: '27',
    post: 'Pune',
  };
  expect(
    wordsIn({ you: { address: 'asha@example.org', takesPapers: 'yes', parties: [party] } }),
  ).toEqual(['asha@example.org', 'Asha', 'Pune']);
  expect(
    wordsIn({ agreement: { ...noAgreement, has: 'yes', clause: 'Clause 9', names: 'yes' } }),
  ).toEqual(['Clause 9']);
  expect(
    wordsIn({
      trouble: {
        ...noDisputeKind,
        kind: 'rent',
        wish: 'talk',
        marks: ['bank'],
        warnings: ['consumer'],
      },
    }),
  ).toEqual([]);
});
