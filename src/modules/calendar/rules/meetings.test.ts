import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { cancel, type MeetingFacts, mayRun, nextSequence, settle } from './meetings.ts';

const at = (time: string) => new Date(`2026-05-14T${time}:00+05:30`);
const now = new Date('2026-05-12T09:00:00+05:30');
const asked: MeetingFacts = {
  ...{
    isSession: false,
    state: 'asked',
    startsAt: null,
    endsAt: null,
    settles: 'proposer',
    noticeMinutes: 1440,
  },
  proposedBy: 'ada',
  people: [
    { id: 'ada', as: 'claimant' },
    { id: 'ben', as: 'respondent' },
    { id: 'nils', as: 'arbitrator' },
  ],
};
const time = (from: string, change = {}) => ({
  ...{ startsAt: at(from), endsAt: at('23:00'), yes: ['ada', 'ben', 'nils'] },
  ...{ ifNeeded: [], no: [], open: [], ...change },
});
const by = (me: string, change = {}) => ({ me, time: time('10:00'), reason: '', now, ...change });

test('whoever proposed it settles it, once all can; and anybody asked where they said so', () => {
  expect(settle(asked, by('ada'))).toEqual(allow({ act: 'settled' }));
  expect(settle(asked, by('ben'))).toEqual(refuse('not_yours'));
  expect(settle({ ...asked, settles: 'all' }, by('ben'))).toEqual(allow({ act: 'settled' }));
  expect(settle({ ...asked, settles: 'all' }, by('eve'))).toEqual(refuse('not_yours'));
  const without = time('10:00', { no: ['ben'] });
  expect(settle(asked, by('ada', { time: without }))).toEqual(refuse('not_all_can'));
  const waiting = time('10:00', { open: ['ben'] });
  expect(settle(asked, by('ada', { time: waiting }))).toEqual(refuse('not_all_can'));
});

test('whoever hears sets a day also where somebody cannot, and gives the same notice', () => {
  const without = time('10:00', { no: ['ben'] });
  expect(settle(asked, by('nils', { time: without }))).toEqual(allow({ act: 'settled' }));
  const late = { time: time('10:00'), now: at('09:00') };
  expect(settle(asked, by('nils', late))).toEqual(refuse('too_soon'));
});

test('a move says why; the same again changes nothing; what has begun or was cancelled does not move', () => {
  const settled: MeetingFacts = { ...asked, state: 'settled', startsAt: at('10:00') };
  expect(settle(settled, by('ada'))).toEqual(allow({ act: null }));
  const to = { time: time('12:00') };
  expect(settle(settled, by('ada', to))).toEqual(refuse('reason_missing'));
  const why = { ...to, reason: 'Ada is ill.' };
  expect(settle(settled, by('ada', why))).toEqual(allow({ act: 'moved' }));
  expect(settle(settled, by('ada', { ...why, now: at('10:00') }))).toEqual(refuse('closed'));
  expect(settle({ ...settled, state: 'cancelled' }, by('ada', why))).toEqual(refuse('closed'));
  expect(settle(asked, by('ada', { time: null }))).toEqual(refuse('time_unknown'));
});

test('it is cancelled by whoever runs it, with a reason, until it begins', () => {
  const why = { me: 'ada', reason: 'It was settled.', now };
  expect(cancel(asked, why)).toEqual(allow(true));
  expect(cancel(asked, { ...why, me: 'ben' })).toEqual(refuse('not_yours'));
  expect(cancel(asked, { ...why, reason: '' })).toEqual(refuse('reason_missing'));
  const begun = { ...asked, state: 'settled' as const, startsAt: now };
  expect(cancel(begun, why)).toEqual(refuse('closed'));
});

test('where its proposer has gone, anybody who is asked runs it', () => {
  const left = { ...asked, proposedBy: 'adv' };
  expect([mayRun(left, 'ben'), mayRun(left, 'eve'), mayRun(left, 'adv')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('programs are told of it under 0 first, and of each change under the next number', () => {
  expect(nextSequence({ startsAt: null, sequence: 0 })).toBe(0);
  expect(nextSequence({ startsAt: at('10:00'), sequence: 0 })).toBe(1);
});

test('a conciliator sets the time of a session, and of no other meeting', () => {
  const people = [...asked.people, { id: 'mia', as: 'conciliator' as const }];
  const elsewhere = by('mia', { time: time('10:00', { yes: ['mia'], open: ['ada'] }) });
  const session = { ...asked, people, isSession: true };
  expect(settle(session, elsewhere)).toEqual(allow({ act: 'settled' }));
  expect(settle({ ...session, isSession: false }, elsewhere)).toEqual(refuse('not_yours'));
  expect(settle(session, { ...elsewhere, me: 'ben' })).toEqual(refuse('not_yours'));
});
