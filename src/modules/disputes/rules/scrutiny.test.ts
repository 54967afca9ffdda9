import { describe, expect, test } from 'vitest';
import {
  type CheckFinding,
  checklistFor,
  checkResultsOf,
  countsOf,
  cure,
  defectsOf,
  judgeCheckFinding,
  lawOf,
  roundOf,
  touchedBy,
} from './scrutiny.ts';
import { PROCESSES, type Process } from './words.ts';

const arbitration = { process: 'arbitration', track: 'online' } as const;
const aLook = (change: Partial<CheckFinding> = {}): CheckFinding => ({
  id: '1',
  round: 1,
  item: 'parties',
  verdict: 'ok',
  note: '',
  correction: '',
  ...change,
});
const all = checklistFor(arbitration);
const allOk = all.map((item, at) => aLook({ id: `${at}`, item }));

describe('the list', () => {
  test('asks each process for its own, and cites the law for each item', () => {
    expect(all).toContain('prima_facie');
    expect(all).not.toContain('fast_track');
    expect(checklistFor({ process: 'arbitration', track: 'expedited' })).toContain('fast_track');
    expect(checklistFor({ process: 'mediation', track: 'online' })).toEqual(
      expect.arrayContaining(['mediation_fit', 'online_consent']),
    );
    expect(checklistFor({ process: 'conciliation', track: 'online' })).toContain(
      'submission_to_conciliation',
    );
    expect(checklistFor({ process: 'conciliation', track: 'online' })).not.toContain(
      'agreement_text',
    );
    for (const process of PROCESSES)
      for (const item of checklistFor({ process, track: 'expedited' }))
        expect(lawOf(item, process), item).not.toBe('');
  });
  test('cites the law of arbitration in an arbitration alone', () => {
    const cited = (process: Process) =>
      checklistFor({ process, track: 'online' }).map((item) => lawOf(item, process));
    const ofArbitration = /ACA s\. (?:2|3|7|8|10|20|21|22|23|43)\b|s\. 11\(6A\)|Emaar|Vidya Drolia/;
    expect(cited('arbitration').filter((law) => ofArbitration.test(law)).length).toBeGreaterThan(6);
    for (const process of ['mediation', 'conciliation'] as const) {
      expect(cited(process).filter((law) => ofArbitration.test(law))).toEqual([]);
      expect(lawOf('limitation', process)).toContain('does not stop');
    }
    expect(lawOf('claim', 'conciliation')).toBe('ACA s. 62(1)');
  });
  test('keeps in talks what was looked at before, by the same names', () => {
    const kind = { process: 'mediation', track: 'online' } as const;
    const looks = ['claim', 'limitation', 'seat_and_language', 'other_proceedings'].map((item) =>
      aLook({ id: item, item }),
    );
    const found = checkResultsOf(kind, looks, { round: 1, touched: [] }).filter(
      ({ finding: one }) => one !== null,
    );
    expect(found.map(({ item }) => item).sort()).toEqual(looks.map(({ item }) => item).sort());
  });
  test('is open until each item was looked at', () => {
    expect(countsOf(checkResultsOf(arbitration, [], { round: 1, touched: [] }))).toEqual({
      checksOpen: all.length,
      defectsOpen: 0,
    });
    expect(countsOf(checkResultsOf(arbitration, allOk, { round: 1, touched: [] }))).toEqual({
      checksOpen: 0,
      defectsOpen: 0,
    });
  });
  test('takes the last look of a round', () => {
    const wanting = aLook({ id: 'w', verdict: 'wanting', note: 'n', correction: 'm' });
    const seen = [...allOk, wanting];
    expect(countsOf(checkResultsOf(arbitration, seen, { round: 1, touched: [] }))).toEqual({
      checksOpen: 0,
      defectsOpen: 1,
    });
    expect(defectsOf(arbitration, seen, 1)).toEqual([wanting]);
    expect(
      countsOf(
        checkResultsOf(arbitration, [...seen, aLook({ id: 'x' })], { round: 1, touched: [] }),
      ).defectsOpen,
    ).toBe(0);
  });
});

describe('a second round', () => {
  const wanting = aLook({ id: 'w', item: 'claim', verdict: 'wanting', note: 'n', correction: 'm' });
  const first = [...allOk, wanting];
  test('begins with each time the request is sent again', () => {
    expect(roundOf([{ type: 'submitted' }, { type: 'resubmitted' }, { type: 'resubmitted' }])).toBe(
      3,
    );
  });
  test('opens what was wanting, and carries what was in order', () => {
    const found = checkResultsOf(arbitration, first, { round: 2, touched: [] });
    expect(found.find(({ item }) => item === 'claim')?.status).toBe('open');
    expect(found.find(({ item }) => item === 'parties')?.status).toBe('carried');
  });
  test('opens again what the claimant changed, though it was in order', () => {
    const touched = touchedBy({ ends: ['c1'], begins: [] });
    expect(
      checkResultsOf(arbitration, first, { round: 2, touched }).find(
        ({ item }) => item === 'contacts',
      )?.status,
    ).toBe('open');
    expect(touchedBy({ ends: [], begins: [] })).toEqual([]);
  });
});

describe('a look', () => {
  const dispute = { ...arbitration, state: 'scrutiny' };
  const looking = { item: 'claim', verdict: 'ok', note: '', correction: '', seen: null } as const;
  test('is kept while the request is with the office', () => {
    expect(judgeCheckFinding(dispute, [], looking)).toEqual({ ok: true, value: 'claim' });
    expect(judgeCheckFinding({ ...dispute, state: 'defective' }, [], looking)).toEqual({
      ok: false,
      refusal: 'not_from_here',
    });
  });
  test('says what is wrong and how it is mended', () => {
    expect(judgeCheckFinding(dispute, [], { ...looking, verdict: 'wanting' })).toEqual({
      ok: false,
      refusal: 'note_missing',
    });
    expect(
      judgeCheckFinding(dispute, [], { ...looking, verdict: 'wanting', note: 'No amount' }),
    ).toEqual({
      ok: false,
      refusal: 'correction_missing',
    });
  });
  test('is refused to a second officer who has not seen the first one’s', () => {
    const first = aLook({ id: 'first', item: 'claim' });
    expect(judgeCheckFinding(dispute, [first], looking)).toEqual({
      ok: false,
      refusal: 'changed_meanwhile',
    });
    expect(judgeCheckFinding(dispute, [first], { ...looking, seen: 'first' }).ok).toBe(true);
  });
  test('is refused for what the list does not have', () => {
    expect(judgeCheckFinding(dispute, [], { ...looking, item: 'mediation_fit' })).toEqual({
      ok: false,
      refusal: 'item_unknown',
    });
  });
});

describe('a request that is sent again', () => {
  const defect = aLook({ id: 'w', item: 'claim', verdict: 'wanting', note: 'n', correction: 'm' });
  const before = { defects: [defect], contacts: [{ id: 'c1', partyId: 'p1' }], partyIds: ['p1'] };
  const sent = { cures: [{ item: 'claim', answer: 'It is ₹ 5,00,000.' }], ends: [], begins: [] };
  const contact = {
    partyId: 'p1',
    channel: 'email',
    value: 'ada@example.org',
    isDesignated: false,
    designatedIn: '',
  };
  test('answers each defect of the memo, and nothing else', () => {
    expect(cure(before, sent).ok).toBe(true);
    expect(cure(before, { ...sent, cures: [] })).toEqual({
      ok: false,
      refusal: { code: 'answer_missing', field: 'answers.claim' },
    });
    expect(
      cure(before, { ...sent, cures: [...sent.cures, { item: 'fee', answer: 'x' }] }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'defect_unknown' },
    });
  });
  test('leaves every party somewhere to be reached', () => {
    expect(cure(before, { ...sent, ends: ['c1'] })).toMatchObject({
      ok: false,
      refusal: { code: 'contact_needed' },
    });
    expect(cure(before, { ...sent, ends: ['c1'], begins: [contact] }).ok).toBe(true);
  });
  test('adds no contact of a stranger, and none that reaches nobody', () => {
    expect(cure(before, { ...sent, begins: [{ ...contact, partyId: 'p9' }] })).toMatchObject({
      refusal: { code: 'party_unknown' },
    });
    expect(cure(before, { ...sent, begins: [{ ...contact, value: 'nobody' }] })).toMatchObject({
      refusal: { code: 'contact_wrong' },
    });
    expect(cure(before, { ...sent, begins: [{ ...contact, isDesignated: true }] })).toMatchObject({
      refusal: { code: 'contact_wrong' },
    });
    expect(cure(before, { ...sent, ends: ['c9'] })).toMatchObject({
      refusal: { code: 'contact_unknown' },
    });
  });
});
