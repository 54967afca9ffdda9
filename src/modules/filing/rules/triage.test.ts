import { describe, expect, test } from 'vitest';
import { noDisputeKind } from './answers.ts';
import {
  DISPUTE_KINDS,
  marksFor,
  openWarnings,
  PROCESS_WISHES,
  TRIAGE_MARKS,
  triage,
} from './triage.ts';

const about = (change: Partial<typeof noDisputeKind>) =>
  triage({ ...noDisputeKind, kind: 'unpaid', wish: 'decision', ...change });

test('whoever wants a decision is asked for arbitration, whoever wants help to agree for mediation or conciliation', () => {
  expect(PROCESS_WISHES.map((wish) => about({ wish }).process)).toEqual([
    'arbitration',
    'mediation',
    'conciliation',
  ]);
});

test('only an arbitration has a pace of its own; it is online where nothing else was asked', () => {
  expect(about({ track: 'expedited' }).track).toBe('expedited');
  expect(about({ track: 'ordinary' }).track).toBe('ordinary');
  expect(about({ track: 'at once' }).track).toBe('online');
  expect(about({ wish: 'talk', track: 'expedited' }).track).toBe('online');
});

test('an unpaid invoice between two businesses needs no warning', () => {
  expect(about({}).warnings).toEqual([]);
});

test('a consumer is told of her commission, whichever way it is said (Emaar v Aftab Singh)', () => {
  expect(about({ kind: 'purchase' }).warnings).toEqual(['consumer']);
  expect(about({ kind: 'contract', marks: ['consumer'] }).warnings).toEqual(['consumer']);
  expect(about({ kind: 'purchase', wish: 'talk' }).warnings).toEqual([]);
});

test('a bank’s debt of ₹20 lakh or more is the Debts Recovery Tribunal’s (Vidya Drolia; RDB Act)', () => {
  expect(about({ kind: 'loan', marks: ['bank'] }).warnings).toEqual(['bank_debt']);
  expect(about({ kind: 'loan' }).warnings).toEqual([]);
});

test('a tenancy that a rent Act protects is not arbitrable; of another it is said which ones are (Vidya Drolia)', () => {
  expect(about({ kind: 'tenancy', marks: ['rent_act'] }).warnings).toEqual(['rent_control']);
  expect(about({ kind: 'tenancy' }).warnings).toEqual(['tenancy']);
});

test('a small supplier may go to the Council, also when she wants to talk (MSMED Act s. 18; Mahakali)', () => {
  expect(about({ marks: ['msme_supplier'] }).warnings).toEqual(['msme']);
  expect(about({ marks: ['msme_supplier'], wish: 'talk' }).warnings).toEqual(['msme']);
});

test('no arbitration while a conciliation is going on (ACA s. 77)', () => {
  expect(about({ marks: ['conciliating'] }).warnings).toEqual(['conciliation_pending']);
  expect(about({ marks: ['conciliating'], wish: 'proposal' }).warnings).toEqual([]);
});

test('the fast track needs an agreement in writing (ACA s. 29B)', () => {
  expect(about({ track: 'expedited' }).warnings).toEqual(['fast_track']);
  expect(about({ track: 'expedited', marks: ['fast_agreed'] }).warnings).toEqual([]);
});

test('a crime, a marriage, an insolvency, a will and an act of the State are for others, and have no sector here', () => {
  const away = DISPUTE_KINDS.filter((kind) => about({ kind }).elsewhere !== null);
  expect(away).toEqual(['crime', 'family', 'insolvency', 'will', 'state']);
  for (const kind of DISPUTE_KINDS) expect(about({ kind }).sector === '').toBe(away.includes(kind));
});

test('a warning stays open until it is noted by its own name, and one that was noted before does not close another', () => {
  const trouble = { ...noDisputeKind, kind: 'purchase', wish: 'decision', track: 'expedited' };
  expect(openWarnings(trouble)).toEqual(['consumer', 'fast_track']);
  expect(openWarnings({ ...trouble, warnings: ['consumer'] })).toEqual(['fast_track']);
  expect(openWarnings({ ...trouble, warnings: ['consumer', 'fast_track'] })).toEqual([]);
});

test('everything at once gives every warning but the one that the rent Act leaves out', () => {
  const marks = TRIAGE_MARKS.filter((mark) => mark !== 'fast_agreed');
  expect(about({ kind: 'tenancy', track: 'expedited', marks }).warnings).toEqual([
    'consumer',
    'bank_debt',
    'rent_control',
    'msme',
    'conciliation_pending',
    'fast_track',
  ]);
});

describe('nobody is asked about a mark', () => {
  const asked = (change: Partial<typeof noDisputeKind>) =>
    marksFor({ ...noDisputeKind, wish: 'decision', ...change });

  test('before the trouble is known each may be true', () => {
    expect(asked({})).toEqual(TRIAGE_MARKS);
  });

  test('that cannot be true of the trouble', () => {
    expect(asked({ kind: 'purchase' })).toEqual(['conciliating']);
    expect(asked({ kind: 'tenancy' })).toEqual(['rent_act', 'conciliating']);
    expect(asked({ kind: 'loan' })).toEqual(['consumer', 'bank', 'conciliating']);
    expect(asked({ kind: 'unpaid' })).toEqual([
      'consumer',
      'bank',
      'msme_supplier',
      'conciliating',
    ]);
    expect(asked({ kind: 'crime' })).toEqual([]);
  });

  test('that would change nothing of what is told', () => {
    for (const kind of DISPUTE_KINDS)
      for (const wish of PROCESS_WISHES)
        for (const track of ['online', 'expedited']) {
          const others = TRIAGE_MARKS.filter((mark) =>
            marksFor({ ...noDisputeKind, kind, wish, track }).includes(mark),
          );
          const telling = others.filter(
            (mark) =>
              about({ kind, wish, track, marks: [mark] }).warnings.join() !==
              about({ kind, wish, track }).warnings.join(),
          );
          expect(telling, `${kind} ${wish} ${track}`).toEqual(others);
        }
  });

  test('and "other" leaves none out that an arbitration tells of', () => {
    expect(asked({ kind: 'other', track: 'expedited' })).toEqual(TRIAGE_MARKS);
  });
});
