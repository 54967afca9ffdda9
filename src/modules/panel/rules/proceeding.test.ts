import { expect, test } from 'vitest';
import { conduct } from '../../../../content/conduct/conduct.ts';
import {
  decisionProblem,
  PRINCIPLES,
  replyDueOn,
  replyProblem,
  untilProblem,
} from './proceeding.ts';
import { appointmentProblem, lookBackFrom, profileProblem } from './profile.ts';
import { documentsGoneOn, mayApplyAgainOn } from './retention.ts';

// 20 November 2026, a Friday; 23:30 in India is still that day.
const noticed = new Date('2026-11-20T18:00:00Z');
const lastSecond = new Date('2026-12-04T18:29:59.999Z');
const midnight = new Date('2026-12-04T18:30:00Z');
const open = { replyDueOn: '2026-12-04', isReplied: false, isDecided: false };

test('fourteen days to reply: the day of the notice is not counted', () => {
  expect(replyDueOn(noticed)).toBe('2026-12-04');
  // Half an hour later it is the 21st in India, whatever day it is in Greenwich.
  expect(replyDueOn(new Date('2026-11-20T18:30:00Z'))).toBe('2026-12-05');
});

test('the last second of the fourteenth day in India counts, and the next does not', () => {
  expect(replyProblem(open, lastSecond)).toBeNull();
  expect(replyProblem(open, midnight)).toBe('reply_too_late');
});

test('a notice is replied to once, and not after the decision', () => {
  expect(replyProblem({ ...open, isReplied: true }, noticed)).toBe('replied_already');
  expect(replyProblem({ ...open, isDecided: true }, noticed)).toBe('proceeding_decided');
});

test('nobody is judged before she replied or the fourteen days are over', () => {
  expect(decisionProblem(open, lastSecond)).toBe('reply_awaited');
  expect(decisionProblem(open, midnight)).toBeNull();
  expect(decisionProblem({ ...open, isReplied: true }, noticed)).toBeNull();
  expect(decisionProblem({ ...open, isReplied: true, isDecided: true }, noticed)).toBe(
    'proceeding_decided',
  );
});

test('a suspension is for a stated time to come', () => {
  expect(untilProblem('suspended', null, noticed)).toBe('until_missing');
  expect(untilProblem('suspended', '2026-11-20', noticed)).toBe('until_past');
  expect(untilProblem('suspended', '2026-11-21', noticed)).toBeNull();
  expect(untilProblem('removed', null, noticed)).toBeNull();
});

test('a notice names one of the fifteen principles of the code of conduct', () => {
  expect([...PRINCIPLES]).toEqual(conduct.parts[0]?.sections.map(({ id }) => id));
});

test('appointments elsewhere are looked back on for 36 calendar months', () => {
  expect(lookBackFrom('2026-11-20')).toBe('2023-11-20');
  expect(lookBackFrom('2028-02-29')).toBe('2025-02-28');
  expect(appointmentProblem('2023-11-20', '2026-11-20')).toBeNull();
  expect(appointmentProblem('2023-11-19', '2026-11-20')).toBe('appointment_too_old');
  expect(appointmentProblem('2026-11-20', '2026-11-20')).toBeNull();
  expect(appointmentProblem('2026-11-21', '2026-11-20')).toBe('appointment_in_future');
});

test('whoever was declined may apply again after 180 days, and her documents are gone after the months of the settings', () => {
  expect(mayApplyAgainOn(noticed)).toBe('2027-05-19');
  expect(documentsGoneOn(new Date('2027-03-31T06:00:00Z'), 11)).toBe('2028-02-29');
});

test('a profile says what it must before it may be shown', () => {
  const full = {
    qualifications: 'LL.M.',
    languages: ['English'],
    capacity: 3,
    feeAmount: 1250050,
    publicLine: 'LL.M.',
    mayBeShown: true,
  };
  expect(profileProblem(full)).toBeNull();
  expect(profileProblem({ ...full, qualifications: ' ' })?.field).toBe('qualifications');
  expect(profileProblem({ ...full, languages: [] })?.field).toBe('languages');
  for (const capacity of [-1, 51, 1.5])
    expect(profileProblem({ ...full, capacity })?.field).toBe('capacity');
  for (const feeAmount of [-1, 0.5, 1_000_000_001])
    expect(profileProblem({ ...full, feeAmount })?.field).toBe('feeAmount');
  expect(profileProblem({ ...full, publicLine: '' })?.code).toBe('profile_public_missing');
  expect(profileProblem({ ...full, publicLine: '', mayBeShown: false })).toBeNull();
});
