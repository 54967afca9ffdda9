import { describe, expect, test } from 'vitest';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { aStanding, someFacts } from '../../../../tests/dispute-facts.ts';
import { lanesOf } from './lanes.ts';
import type { DisputeFacts, EventType, PartyStanding } from './machine.ts';

type Told = readonly [EventType, on: string, partyId?: string];
const read = (story: readonly Told[]) =>
  story.map(([type, on, partyId = null]) => ({ type, on, partyId }));
const answer = (state: Deadline['state']) =>
  ({ row: 'answer', partyId: 'ben', state, dueOn: '2026-11-27' }) as Deadline;
const claimant = { as: 'claimant', partyIds: ['ada'] } as const;
const bob = { as: 'respondent', partyIds: ['bob'] } as const;
type Asked = {
  ben?: Partial<PartyStanding>;
  facts?: Partial<DisputeFacts>;
  story?: readonly Told[];
  limits?: readonly Deadline[];
};
function lane(
  { ben, facts = {}, story = [], limits = [] }: Asked,
  reader: Parameters<typeof lanesOf>[3] = claimant,
) {
  const parties = [aStanding('ada'), aStanding('ben', ben), aStanding('bob')];
  const judged = someFacts('arb_commenced', { parties, ...facts });
  return lanesOf(judged, limits, read(story), reader).find(({ partyId }) => partyId === 'ben');
}
const served = { isServed: true };

describe('each respondent has a lane of their own', () => {
  test.each<[string, string | null, Asked]>([
    ['not_told', null, {}],
    ['on_its_way', '2026-11-10', { story: [['notice_dispatched', '2026-11-10']] }],
    ['on_its_way', '2026-11-03', { story: [['invitation_sent', '2026-11-03']] }],
    [
      'not_reached',
      '2026-11-17',
      {
        facts: { unserved: ['ben'] },
        story: [
          ['notice_dispatched', '2026-11-10'],
          ['respondent_unserved', '2026-11-17', 'ben'],
        ],
      },
    ],
    [
      'other_way',
      '2026-11-18',
      {
        facts: { unserved: ['ben'], substitutionAsked: ['ben'] },
        story: [['substitution_asked', '2026-11-18', 'ben']],
      },
    ],
    ['reached', '2026-11-12', { ben: served, story: [['served', '2026-11-12', 'ben']] }],
    [
      'invited',
      '2026-11-12',
      {
        ben: served,
        facts: { process: 'mediation' },
        story: [['served', '2026-11-12', 'ben']],
      },
    ],
    [
      'agreed',
      '2026-11-14',
      {
        ben: { ...served, hasAgreed: true },
        facts: { process: 'mediation' },
        story: [['accepted', '2026-11-14', 'ben']],
      },
    ],
    [
      'time_asked',
      '2026-11-15',
      {
        ben: served,
        facts: { extensionAsked: ['ben'] },
        story: [['extension_asked', '2026-11-15', 'ben']],
      },
    ],
    ['silent', '2026-11-27', { ben: served, limits: [answer('missed')] }],
    [
      'absent',
      '2026-12-10',
      {
        ben: { ...served, isAbsent: true },
        limits: [answer('missed')],
        story: [['absence_established', '2026-12-10', 'ben']],
      },
    ],
    [
      'asks_to_be_heard',
      '2026-12-14',
      {
        ben: { ...served, isAbsent: true, asksToReopen: true },
        story: [['reopening_asked', '2026-12-14', 'ben']],
      },
    ],
    [
      'answered',
      '2026-11-20',
      { ben: { ...served, hasAnswered: true }, story: [['answered', '2026-11-20', 'ben']] },
    ],
    [
      'doubted',
      '2026-11-21',
      {
        ben: { ...served, hasAnswered: true, isDisputed: true },
        story: [['identity_disputed', '2026-11-21', 'ben']],
      },
    ],
    [
      'released',
      '2026-11-22',
      {
        ben: { isDisputed: true, isReleased: true },
        story: [['respondent_released', '2026-11-22', 'ben']],
      },
    ],
  ])('%s since %s', (stage, on, asked) => {
    expect(lane(asked)).toMatchObject({ stage, on });
  });

  test('of the last of several, and of nobody else’s', () => {
    const story: Told[] = [
      ['served', '2026-11-11', 'bob'],
      ['served', '2026-11-12', 'ben'],
      ['served', '2026-11-14', 'ben'],
      ['served', '2026-11-16', 'bob'],
    ];
    expect(lane({ ben: served, story })?.on).toBe('2026-11-14');
  });

  test('has the day until which they may answer while that time runs, and only then', () => {
    const due = (ben: Partial<PartyStanding>, state: Deadline['state']) =>
      lane({ ben: { ...served, ...ben }, limits: [answer(state)] })?.dueOn;
    expect(due({}, 'running')).toBe('2026-11-27');
    expect(due({}, 'paused')).toBeNull();
    expect(due({}, 'missed')).toBeNull();
    expect(due({ hasAnswered: true }, 'running')).toBeNull();
    expect(due({ isReleased: true }, 'running')).toBeNull();
    expect(due({ isDisputed: true }, 'running')).toBeNull();
  });
});

// What is between the claimant and the office, or between them and one respondent, stays there.
describe('another respondent is not told', () => {
  const sent: Told = ['notice_dispatched', '2026-11-10'];
  test.each<[string, Asked]>([
    ['that they may be somebody else', { ben: { isDisputed: true }, story: [sent] }],
    ['that they were not reached', { facts: { unserved: ['ben'] }, story: [sent] }],
    ['that another way is asked for', { facts: { substitutionAsked: ['ben'] }, story: [sent] }],
  ])('%s', (_, asked) => {
    expect(lane(asked, bob)?.stage).toBe('on_its_way');
    expect(lane(asked, { as: 'officer', partyIds: [] })?.stage).not.toBe('on_its_way');
  });

  test.each<[string, Asked]>([
    ['reached', { ben: { ...served, isDisputed: true } }],
    ['answered', { ben: { ...served, hasAnswered: true, isDisputed: true } }],
    ['invited', { ben: { ...served, isDisputed: true }, facts: { process: 'mediation' } }],
  ])('of a doubt about somebody who is %s, and nothing untrue', (stage, asked) => {
    const story: Told[] = [sent, ['served', '2026-11-12', 'ben']];
    expect(
      lane({ ...asked, story: [...story, ['answered', '2026-11-20', 'ben']] }, bob)?.stage,
    ).toBe(stage);
    expect(lane({ ...asked, story })?.stage).toBe('doubted');
  });

  test('that there is an offer', () => {
    const asked = { ben: served, facts: { offersOpen: ['ben'] } };
    expect(lane(asked, bob)?.hasOffered).toBe(false);
    expect(lane(asked, { as: 'respondent', partyIds: ['ben'] })?.hasOffered).toBe(true);
    expect(lane(asked)?.hasOffered).toBe(true);
  });

  test('anything of a claimant, who has no lane', () => {
    const facts = someFacts('arb_commenced');
    expect(lanesOf(facts, [], [], bob).map(({ partyId }) => partyId)).toEqual(['ben']);
  });
});
