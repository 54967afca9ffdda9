import { describe, expect, test } from 'vitest';
import {
  basisFingerprint,
  consentFingerprint,
  consentProofFingerprint,
  FINGERPRINTS,
  type FiledRows,
  fingerprintsOf,
} from './filed.ts';
import type { Filing } from './filing.ts';
import { filingText, referenceOf } from './receipt.ts';

const itself = (text: string) => text;
const rows: FiledRows = {
  dispute: { id: 'd', reference: 'MUNCH-AR-2026-000001', title: 'Yarn', state: 'filed' },
  parties: [
    { id: 'ada', side: 'claimant', name: 'Ada' },
    { id: 'ben', side: 'respondent', name: 'Ben' },
  ],
  contacts: [{ id: 'c', partyId: 'ben', channel: 'email', value: 'ben@example.org' }],
  claims: [{ id: 'k', head: 'principal', amountMinor: 100n }],
  agreement: { id: 'a', clause: 'clause 14' },
};
const before = fingerprintsOf(rows, itself);
const changedBy = (change: Partial<FiledRows>) => {
  const after = fingerprintsOf({ ...rows, ...change }, itself);
  return FINGERPRINTS.filter((name) => after[name] !== before[name]);
};
const dispute = (more: object) => ({ dispute: { ...rows.dispute, ...more } });

describe('what was filed is known by its fingerprints', () => {
  test.each<[string, readonly string[], Partial<FiledRows>]>([
    ['its title', ['requestHash'], dispute({ title: 'Wool' })],
    ['its sum', ['requestHash'], dispute({ sumMinor: 100n })],
    ['its urgency', ['requestHash'], dispute({ isUrgent: true })],
    [
      'a reason for lateness, which has a column of its own since',
      ['requestHash'],
      dispute({ lateReason: 'illness' }),
    ],
    ['such a column that is empty', [], dispute({ lateReason: '' })],
    ['where it stands, which moves', [], dispute({ state: 'scrutiny' })],
    ['whose work it is', [], dispute({ officerId: 'omar' })],
    [
      'a name',
      ['partiesHash'],
      { parties: [{ ...rows.parties[0], name: 'Eve' }, rows.parties[1] ?? {}] },
    ],
    ['a party too many', ['partiesHash'], { parties: [...rows.parties, { id: 'bob' }] }],
    ['the order in which a database gives them', [], { parties: rows.parties.toReversed() }],
    [
      'an account that a party got later',
      [],
      { parties: [{ ...rows.parties[0], personId: 'p' }, rows.parties[1] ?? {}] },
    ],
    [
      'an address',
      ['contactsHash'],
      { contacts: [{ ...rows.contacts[0], value: 'eve@example.org' }] },
    ],
    ['an amount', ['claimsHash'], { claims: [{ ...rows.claims[0], amountMinor: 101n }] }],
    ['a counterclaim', ['claimsHash'], { claims: [{ ...rows.claims[0], isCounterclaim: true }] }],
    ['a clause', ['agreementHash'], { agreement: { ...rows.agreement, clause: 'clause 15' } }],
    ['no agreement at all', ['agreementHash'], { agreement: null }],
  ])('%s changes %j', (_, names, change) => {
    expect(changedBy(change)).toEqual(names);
  });
});

test('what is hashed names columns as the database does, so that a request filed before rows were renamed still verifies', () => {
  expect(before.claimsHash).toContain('["amount_minor",');
  expect(before.claimsHash).toContain('["is_counterclaim",null]');
  expect(before.requestHash).toContain('["sum_minor",null]');
  expect(before.contactsHash).toContain('["party_id","ben"]');
});

test.each([
  ['the basis', basisFingerprint, 'reasons', 'version'],
  ['a consent', consentFingerprint, 'signer', 'document_id'],
  ['by what it is shown', consentProofFingerprint, 'called', 'created_at'],
] as const)(
  'the record of %s is pinned as it was written, and what follows it is not',
  (_, fingerprint, own, other) => {
    const row = { id: 'one' };
    expect(fingerprint({ ...row, [own]: 'x' }, itself)).not.toBe(fingerprint(row, itself));
    expect(fingerprint({ ...row, [other]: 'x' }, itself)).toBe(fingerprint(row, itself));
    expect(fingerprint({ ...row, [own]: null }, itself)).toBe(fingerprint(row, itself));
  },
);

test.each([
  ['arbitration', 2026, 1, 'MUNCH-AR-2026-000001'],
  ['mediation', 2026, 123, 'MUNCH-ME-2026-000123'],
  ['conciliation', 2027, 1_234_567, 'MUNCH-CO-2027-1234567'],
] as const)('the %s %i/%i is %s', (process, year, number, reference) => {
  expect(referenceOf(process, year, number)).toBe(reference);
});

describe('the text of which a receipt prints the hash', () => {
  const at = new Date('2026-11-20T06:30:00Z');
  const text = (filing: object, contents: Record<string, string> = {}) =>
    filingText({ reference: 'MUNCH-AR-2026-000001', at, filing: filing as Filing, contents });

  test('is the same in whichever order it was typed, and not where a list was', () => {
    expect(text({ title: 'Yarn', process: 'arbitration' })).toBe(
      text({ process: 'arbitration', title: 'Yarn' }),
    );
    expect(text({ claims: [1, 2] })).not.toBe(text({ claims: [2, 1] }));
  });

  test('names each paper by its content, so that two uploads of one file are one', () => {
    const one = text({ files: [{ token: 'first' }] }, { first: 'abc' });
    expect(text({ files: [{ token: 'second' }] }, { second: 'abc' })).toBe(one);
    expect(text({ files: [{ token: 'first' }] }, { first: 'abd' })).not.toBe(one);
    expect(one).toContain('"abc"');
    expect(one).not.toContain('first');
  });

  test('says that a paper is not there, and carries money to the paisa', () => {
    expect(text({ documentToken: 'gone' })).toContain('"documentToken":null');
    expect(text({ sum: 10_000n })).not.toBe(text({ sum: 10_001n }));
  });

  test('begins with its form, its number and its moment', () => {
    expect(text({})).toBe(
      '["munch-filing-1","MUNCH-AR-2026-000001","2026-11-20T06:30:00.000Z",{}]',
    );
  });
});
