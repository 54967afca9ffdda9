import { describe, expect, test } from 'vitest';
import { type Evidence, type IdentityContext, identify, type ShownBy } from './identifying.ts';

const around: IdentityContext = {
  documentIds: ['their signed paper'],
  claimantsNumbers: ['+91 98123 45678'],
  hasAccount: true,
};
const outcome = (evidence: Partial<Evidence> & { method: ShownBy }, more = {}) => {
  const whole = { documentId: null, called: '', source: '', note: 'They said it.', ...evidence };
  const judged = identify(whole, { ...around, ...more });
  return judged.ok ? 'shown' : judged.refusal;
};
const paper = { method: 'paper', documentId: 'their signed paper' } as const;
const account = { ...paper, method: 'account', source: 'page 4' } as const;
const call = { method: 'call', called: '022 2345 6789', source: 'their letterhead' } as const;

describe('who gave a consent is shown', () => {
  test.each([
    ['by a paper of the dispute', 'shown', outcome(paper)],
    [
      'not by one of another',
      'document_missing',
      outcome({ ...paper, documentId: 'a stranger’s' }),
    ],
    ['not by none', 'document_missing', outcome({ ...paper, documentId: null })],
    ['by an account whose address the agreement names', 'shown', outcome(account)],
    ['on a page that is named', 'source_missing', outcome({ ...account, source: ' ' })],
    ['in the agreement itself', 'document_missing', outcome({ ...account, documentId: null })],
    ['not without an account', 'account_missing', outcome(account, { hasAccount: false })],
    ['by a call to a number of their own', 'shown', outcome(call)],
    ['of which it is said where it is from', 'source_missing', outcome({ ...call, source: '' })],
    ['of seven digits at least', 'shown', outcome({ ...call, called: '765-43-21' })],
    ['and not of six', 'number_missing', outcome({ ...call, called: '765-432' })],
    ['and not of words', 'number_missing', outcome({ ...call, called: 'their office 2345678' })],
    ['with a note of ten letters', 'shown', outcome({ ...paper, note: '1234567890' })],
    ['and not of nine and a space', 'note_short', outcome({ ...paper, note: '123456789 ' })],
  ])('%s: %s', (_, wanted, found) => {
    expect(found).toBe(wanted);
  });

  // A code to a contact that the claimant alone named proves nothing of the other side.
  test.each([
    '+91 98123 45678',
    '919812345678',
    '9812345678',
    '09812345678',
    '0091 98123-45678',
    '(+91) 98123.45678',
  ])('never by a call to the number that the claimant wrote down, as %s', (called) => {
    expect(outcome({ ...call, called })).toBe('number_of_claimant');
  });

  test('and by one that only ends like it, where too little of both is known to be one', () => {
    expect(outcome({ ...call, called: '98123 45679' })).toBe('shown');
    expect(outcome(call, { claimantsNumbers: ['56789'] })).toBe('shown');
    expect(outcome(call, { claimantsNumbers: ['456789'] })).toBe('number_of_claimant');
    expect(outcome(call, { claimantsNumbers: ['', '0'] })).toBe('shown');
  });
});
