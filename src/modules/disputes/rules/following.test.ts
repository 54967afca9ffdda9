import { expect, test } from 'vitest';
import { beginning, type DerivedColumns, type DisputeStep, following } from './following.ts';

const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T06:30:00Z`);
const step = (day: number, type: string, more: Partial<DisputeStep> = {}): DisputeStep => ({
  type,
  at: at(day),
  on: `2026-11-${String(day).padStart(2, '0')}`,
  partyId: null,
  details: {},
  byPerson: null,
  from: 'filed',
  to: 'filed',
  ...more,
});
const replay = (...steps: DisputeStep[]): DerivedColumns =>
  steps.reduce(following, beginning(at(1)));

test('a move changes the state and since when; what leaves the state leaves both', () => {
  expect(replay(step(2, 'registration_paid', { to: 'scrutiny' }))).toMatchObject({
    state: 'scrutiny',
    stateSince: at(2),
  });
  const stayedPut = replay(
    step(2, 'registration_paid', { to: 'scrutiny' }),
    step(3, 'document_added', { from: 'scrutiny', to: 'scrutiny' }),
  );
  expect(stayedPut.stateSince).toEqual(at(2));
});

test('a stayed dispute knows where it goes back to, and forgets it when it does', () => {
  const stayed = step(2, 'stayed', { from: 'arb_serving', to: 'stayed' });
  expect(replay(stayed).stateBefore).toBe('arb_serving');
  expect(
    replay(stayed, step(3, 'resumed', { from: 'stayed', to: 'arb_serving' })).stateBefore,
  ).toBeNull();
});

test('the first paper that goes out opens it to the respondent, and a second does not open it anew', () => {
  const events = [step(2, 'invitation_sent'), step(3, 'notice_dispatched')];
  expect(replay(...events).openedAt).toEqual(at(2));
});

test('it commences on the day of the receipt, and not any more when that receipt is taken back', () => {
  const served = step(9, 'served', { from: 'arb_serving', to: 'arb_commenced', on: '2026-11-04' });
  expect(replay(served).commencedOn).toBe('2026-11-04');
  expect(
    replay(served, step(10, 'service_reversed', { from: 'arb_commenced', to: 'arb_serving' }))
      .commencedOn,
  ).toBeNull();
});

test('it is whose the last event says', () => {
  const taken = step(2, 'officer_assigned', { byPerson: 'omar' });
  expect(replay(taken).officerId).toBe('omar');
  expect(replay(taken, step(3, 'officer_given', { details: { officer: 'rhea' } })).officerId).toBe(
    'rhea',
  );
  expect(replay(taken, step(3, 'officer_removed')).officerId).toBeNull();
});
