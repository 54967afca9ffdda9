import { describe, expect, test } from 'vitest';
import { factsFromEvents, isReleased } from './facts.ts';
import type { EventType } from './machine.ts';

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
  { id: 'bob', side: 'respondent' as const },
];
type Told = readonly [EventType, partyId?: string | null, details?: Record<string, string>];
function facts(...story: Told[]) {
  return factsFromEvents(
    parties,
    story.map(([type, partyId = null, details = {}], at) => ({
      type,
      partyId,
      details,
      on: `2026-11-${String(at + 10).padStart(2, '0')}`,
      at: new Date(Date.UTC(2026, 10, at + 10, 6)),
    })),
  );
}
const standing = (partyId: string, ...story: Told[]) =>
  facts(...story).parties.find((party) => party.partyId === partyId);
const sent: Told = ['notice_dispatched'];
const served: Told = ['served', 'ben'];

describe('what is still to be decided', () => {
  test.each<[string, readonly string[], readonly Told[]]>([
    ['an application for substituted service', ['ben'], [['substitution_asked', 'ben']]],
    [
      'not once it was ordered',
      [],
      [
        ['substitution_asked', 'ben'],
        ['substitution_ordered', 'ben'],
      ],
    ],
    [
      'nor declined',
      [],
      [
        ['substitution_asked', 'ben'],
        ['substitution_declined', 'ben'],
      ],
    ],
    [
      'for one, though it was ordered for the other',
      ['ben'],
      [
        ['substitution_asked', 'ben'],
        ['substitution_asked', 'bob'],
        ['substitution_ordered', 'bob'],
      ],
    ],
    [
      'again where it was asked again',
      ['ben'],
      [
        ['substitution_asked', 'ben'],
        ['substitution_declined', 'ben'],
        ['substitution_asked', 'ben'],
      ],
    ],
    ['not of a request that was none', [], [['substitution_asked', 'ben'], ['basis_withdrawn']]],
  ])('%s', (_, wanted, story) => {
    expect(facts(sent, ...story).substitutionAsked).toEqual(wanted);
  });

  test.each<[string, readonly string[], readonly Told[]]>([
    ['more time', ['ben'], [['extension_asked', 'ben']]],
    [
      'not once it was given',
      [],
      [
        ['extension_asked', 'ben'],
        ['time_extended', 'ben'],
      ],
    ],
    [
      'nor declined',
      [],
      [
        ['extension_asked', 'ben'],
        ['extension_declined', 'ben'],
      ],
    ],
    [
      'nor needed any more',
      [],
      [
        ['extension_asked', 'ben'],
        ['answered', 'ben'],
      ],
    ],
    [
      'nor by somebody whom nothing reached',
      [],
      [
        ['extension_asked', 'ben'],
        ['service_reversed', 'ben'],
      ],
    ],
    [
      'though another answered',
      ['ben'],
      [
        ['extension_asked', 'ben'],
        ['answered', 'bob'],
      ],
    ],
  ])('%s', (_, wanted, story) => {
    expect(facts(sent, served, ...story).extensionAsked).toEqual(wanted);
  });

  test.each<[string, readonly string[], readonly Told[]]>([
    ['who was not reached', ['bob'], [['respondent_unserved', 'bob']]],
    [
      'not once they were',
      [],
      [
        ['respondent_unserved', 'bob'],
        ['served', 'bob'],
      ],
    ],
    [
      'nor once another way was ordered',
      [],
      [
        ['respondent_unserved', 'bob'],
        ['substitution_ordered', 'bob'],
      ],
    ],
    [
      'nor while it is told anew',
      [],
      [
        ['respondent_unserved', 'bob'],
        ['substitution_declined', 'bob'],
      ],
    ],
    [
      'and they are while the application only waits',
      ['bob'],
      [
        ['respondent_unserved', 'bob'],
        ['substitution_asked', 'bob'],
      ],
    ],
  ])('%s', (_, wanted, story) => {
    expect(facts(sent, ...story).unserved).toEqual(wanted);
  });

  test.each<[string, 'due' | 'settled', readonly Told[]]>([
    ['the registration fee', 'due', [['submitted']]],
    ['not once it was paid', 'settled', [['submitted'], ['registration_paid']]],
    ['nor waived', 'settled', [['submitted'], ['registration_waived']]],
    ['nor where none was due', 'settled', [['submitted'], ['registration_not_due']]],
    ['nor after the basis was taken back', 'settled', [['registration_paid'], ['basis_withdrawn']]],
  ])('%s', (_, wanted, story) => {
    expect(facts(...story).registration).toBe(wanted);
  });
});

describe('a withdrawal', () => {
  const asked = (liberty: string): Told => ['withdrawal_asked', 'ada', { liberty }];

  test('waits until it is decided, or until there is nothing to withdraw from', () => {
    expect(facts(asked('with')).withdrawalAsked).toBe(true);
    expect(facts(asked('with'), ['withdrawal_declined']).withdrawalAsked).toBe(false);
    expect(facts(asked('with'), ['withdrawn']).withdrawalAsked).toBe(false);
    expect(facts(asked('with'), ['basis_withdrawn']).withdrawalAsked).toBe(false);
  });

  test('is asked with the liberty of the last application, and with liberty where nobody said', () => {
    expect(facts(asked('without')).withdrawalLiberty).toBe('without');
    expect(facts(asked('without'), ['withdrawal_declined'], asked('with')).withdrawalLiberty).toBe(
      'with',
    );
    expect(facts().withdrawalLiberty).toBe('with');
  });

  test('has been objected to by whoever said so since, and not by what was said of an earlier one', () => {
    const story: Told[] = [
      asked('with'),
      ['withdrawal_objected', 'ben'],
      ['withdrawal_unopposed', 'bob'],
    ];
    expect(facts(...story)).toMatchObject({
      withdrawalObjected: ['ben'],
      withdrawalUnopposed: ['bob'],
    });
    expect(facts(...story, ['withdrawal_declined'], asked('with'))).toMatchObject({
      withdrawalObjected: [],
      withdrawalUnopposed: [],
    });
  });
});

describe('a respondent', () => {
  test('has received the request by its service, and no longer when that was taken back', () => {
    expect(standing('ben', sent, served)?.isServed).toBe(true);
    expect(standing('bob', sent, served)?.isServed).toBe(false);
    expect(standing('ben', sent, served, ['service_reversed', 'ben'])?.isServed).toBe(false);
    expect(standing('ben', sent, served, ['service_reversed', 'bob'])?.isServed).toBe(true);
  });

  test('has not received the request by an invitation', () => {
    expect(standing('ben', ['invitation_sent'], served)?.isServed).toBe(true);
    expect(standing('ben', ['invitation_sent'], served, sent)?.isServed).toBe(false);
  });

  test.each<[string, Told]>([
    ['a service that is taken back', ['service_reversed', 'ben']],
    ['a basis that is taken back', ['basis_withdrawn']],
  ])(
    'with %s has answered nothing, was warned of nothing and is absent from nothing',
    (_, back) => {
      const story: Told[] = [
        sent,
        served,
        ['ex_parte_warned', 'ben'],
        ['warning_served', 'ben'],
        ['absence_established', 'ben'],
        ['reopening_asked', 'ben', { cause: 'illness' }],
      ];
      expect(standing('ben', ...story)).toMatchObject({
        hasWarning: true,
        isWarned: true,
        isAbsent: true,
        asksToReopen: true,
        reopeningCauses: ['illness'],
      });
      expect(standing('ben', ...story, back)).toMatchObject({
        isServed: false,
        hasAnswered: false,
        hasWarning: false,
        isWarned: false,
        isAbsent: false,
        asksToReopen: false,
        reopeningCauses: [],
      });
    },
  );

  test('who answers is neither absent nor waiting to be heard, and keeps the causes that they named', () => {
    const story: Told[] = [
      sent,
      served,
      ['absence_established', 'ben'],
      ['reopening_asked', 'ben', { cause: 'away' }],
      ['answered', 'ben'],
    ];
    expect(standing('ben', ...story)).toMatchObject({
      hasAnswered: true,
      isAbsent: false,
      asksToReopen: false,
      reopeningCauses: ['away'],
    });
  });

  test('who is given their time anew is not warned of its end; who is not stays absent', () => {
    const absent: Told[] = [
      sent,
      served,
      ['ex_parte_warned', 'ben'],
      ['warning_served', 'ben'],
      ['absence_established', 'ben'],
      ['reopening_asked', 'ben', { cause: 'away' }],
    ];
    expect(standing('ben', ...absent, ['reopening_granted', 'ben'])).toMatchObject({
      hasWarning: false,
      isWarned: false,
      isAbsent: false,
      asksToReopen: false,
    });
    expect(standing('ben', ...absent, ['reopening_declined', 'ben'])).toMatchObject({
      isWarned: true,
      isAbsent: true,
      asksToReopen: false,
    });
  });

  test('is in doubt until somebody confirms them, whatever else happens', () => {
    const doubted: Told[] = [sent, served, ['identity_disputed', 'ben']];
    expect(standing('ben', ...doubted)?.isDisputed).toBe(true);
    expect(standing('ben', ...doubted, ['service_reversed', 'ben'])?.isDisputed).toBe(true);
    expect(standing('ben', ...doubted, ['identity_confirmed', 'ben'])?.isDisputed).toBe(false);
    expect(standing('bob', ...doubted)?.isDisputed).toBe(false);
  });

  test('who was let go stays let go, and only they', () => {
    const released = [{ type: 'respondent_released', partyId: 'bob' }];
    expect(standing('bob', ['respondent_released', 'bob'])?.isReleased).toBe(true);
    expect(standing('ben', ['respondent_released', 'bob'])?.isReleased).toBe(false);
    expect(isReleased(released, 'bob')).toBe(true);
    expect(isReleased(released, 'ben')).toBe(false);
    expect(isReleased([{ type: 'served', partyId: 'bob' }], 'bob')).toBe(false);
  });
});

describe('an offer', () => {
  const offer: Told = ['offered', 'ben'];
  const answered = (reply: string): Told => ['offer_answered', 'ben', { reply }];
  test.each<[string, readonly string[], readonly string[], readonly Told[]]>([
    ['is open', ['ben'], [], [offer]],
    ['stays open while it is only asked about', ['ben'], ['ben'], [offer, answered('asked')]],
    ['made anew was not asked about', ['ben'], [], [offer, answered('asked'), offer]],
    ['that was refused is not open', [], [], [offer, answered('refused')]],
    [
      'nor one that was accepted, after a question too',
      [],
      [],
      [offer, answered('asked'), answered('accepted')],
    ],
    ['falls with whom nothing reached', [], [], [offer, ['service_reversed', 'ben']]],
    ['and with who was let go', [], [], [offer, ['respondent_released', 'ben']]],
    ['and with the basis', [], [], [offer, ['basis_withdrawn']]],
    ['and not with another’s service', ['ben'], [], [offer, ['service_reversed', 'bob']]],
    ['that nobody made is not answered', [], [], [answered('asked')]],
  ])('%s', (_, open, asked, story) => {
    expect(facts(sent, served, ...story)).toMatchObject({ offersOpen: open, offersAsked: asked });
  });
});

test('the days that bound those of later events are those of the last of each kind', () => {
  expect(facts().days).toEqual({
    submittedOn: null,
    sentOn: null,
    stayedOn: null,
    resumedOn: null,
    appointedOn: null,
    appearedOn: null,
    warnedOn: {},
  });
  const { days } = facts(
    ['submitted'],
    ['invitation_sent'],
    ['notice_dispatched'],
    ['ex_parte_warned', 'ben'],
    ['stayed'],
    ['resumed'],
    ['stayed'],
    ['ex_parte_warned', 'ben'],
  );
  expect(days).toEqual({
    appointedOn: null,
    appearedOn: null,
    submittedOn: '2026-11-10',
    sentOn: '2026-11-12',
    stayedOn: '2026-11-16',
    resumedOn: '2026-11-15',
    warnedOn: { ben: '2026-11-17' },
  });
});

test('an event of a name that is not known any more, and one that names nobody, change nobody', () => {
  const strange = ['talked_about', 'ben'] as unknown as Told;
  expect(facts(sent, strange, ['served', null]).parties).toEqual(facts(sent).parties);
});
