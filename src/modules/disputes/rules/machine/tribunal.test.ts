import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../../tests/dispute-facts.ts';
import { over, plays } from '../../../../../tests/move-cases.ts';
import { factsFromEvents } from '../facts.ts';
import type { DisputeFacts } from '../machine.ts';

// Law and lifecycle 6.5: a list, strikes and ranks, and what comes of them; and Part C, 7: silence consents to nothing else.
const heard = (id: string) => aStanding(id, { isServed: true, hasAnswered: true });
const waiting = (more: Partial<DisputeFacts> = {}) =>
  someFacts('arb_constituting', { parties: [heard('ada'), heard('ben')], ...more });
const out = { id: 'a list', isOut: true, left: 0 };
const sent = (more: Partial<DisputeFacts> = {}) => waiting({ list: out, ...more });
const details = { list: 'a list' };
const registrar = { by: 'registrar', details } as const;
const ada = { by: 'claimant', partyId: 'ada', details } as const;
const ben = { by: 'respondent', partyId: 'ben', details } as const;
const system = { by: 'system', details } as const;

describe('a list is sent', () => {
  plays([
    ['by a registrar, to all', 'arb_constituting', 'list_sent', registrar, waiting()],
    [
      'never by an officer',
      'not_your_move',
      'list_sent',
      { ...registrar, by: 'officer' },
      waiting(),
    ],
    ['never by a party', 'not_your_move', 'list_sent', { ...registrar, by: 'claimant' }, waiting()],
    [
      'not before everybody was heard',
      'not_from_here',
      'list_sent',
      registrar,
      someFacts('arb_commenced'),
    ],
    ['not after it was withdrawn', 'not_from_here', 'list_sent', registrar, someFacts('withdrawn')],
    ['not without a basis', 'basis_not_shown', 'list_sent', registrar, waiting({ basis: 'none' })],
    [
      'not where somebody is not served',
      'not_served',
      'list_sent',
      registrar,
      waiting({ parties: [heard('ada'), aStanding('ben')] }),
    ],
    [
      'not while it is in doubt who somebody is',
      'identity_disputed',
      'list_sent',
      registrar,
      waiting({ parties: [heard('ada'), { ...heard('ben'), isDisputed: true }] }),
    ],
    ['not while one is out', 'already_done', 'list_sent', registrar, sent()],
    [
      'with its name',
      'list_missing',
      'list_sent',
      { by: 'registrar', details: { list: null } },
      waiting(),
    ],
    [
      'again without a reason, where nobody was left',
      'arb_constituting',
      'list_sent',
      { ...registrar, why: '' },
      waiting({ list: { ...out, isOut: false } }),
    ],
    [
      'never again without a reason, where a name was left',
      'reason_missing',
      'list_sent',
      { ...registrar, why: ' ' },
      waiting({ list: { ...out, isOut: false, left: 1 } }),
    ],
    [
      'again with a reason',
      'arb_constituting',
      'list_sent',
      { ...registrar, why: 'All of them declined.' },
      waiting({ list: { ...out, isOut: false, left: 1 } }),
    ],
    [
      'to all at once, and never to one party',
      'party_missing',
      'list_sent',
      { ...registrar, partyId: 'ben' },
      waiting(),
    ],
  ]);
});

describe('a list is answered', () => {
  plays([
    ['by a party for itself', 'arb_constituting', 'list_replied', ada, sent()],
    ['by the other side for itself', 'arb_constituting', 'list_replied', ben, sent()],
    [
      'never for the other side',
      'party_missing',
      'list_replied',
      { ...ada, partyId: 'ben' },
      sent(),
    ],
    ['never by the office', 'not_your_move', 'list_replied', { ...ben, by: 'registrar' }, sent()],
    ['not where none is out', 'not_asked', 'list_replied', ada, waiting()],
    [
      'not once it was closed',
      'not_asked',
      'list_replied',
      ada,
      waiting({ list: { ...out, isOut: false } }),
    ],
    ['once', 'already_done', 'list_replied', ada, sent({ listReplied: ['ada'] })],
    [
      'not after its own time',
      'time_over',
      'list_replied',
      ada,
      sent({ isOver: over('list_reply', 'ada') }),
    ],
    [
      'in its own time, whatever the other’s',
      'arb_constituting',
      'list_replied',
      ada,
      sent({ isOver: over('list_reply', 'ben') }),
    ],
    [
      'not by one from whom nothing is claimed any more',
      'party_missing',
      'list_replied',
      ben,
      sent({ parties: [heard('ada'), { ...heard('ben'), isReleased: true }, heard('bela')] }),
    ],
    [
      'not by one of whom it is in doubt who they are',
      'identity_disputed',
      'list_replied',
      ben,
      sent({ parties: [heard('ada'), { ...heard('ben'), isDisputed: true }] }),
    ],
  ]);
});

describe('the answers are opened', () => {
  plays([
    [
      'once each has answered',
      'arb_constituting',
      'list_reply_over',
      system,
      sent({ listReplied: ['ada', 'ben'] }),
    ],
    [
      'once nobody may answer any more',
      'arb_constituting',
      'list_reply_over',
      system,
      sent({ isOver: over('list_reply') }),
    ],
    [
      'not while one may still answer',
      'time_running',
      'list_reply_over',
      system,
      sent({ listReplied: ['ada'] }),
    ],
    [
      'not by a registrar',
      'not_your_move',
      'list_reply_over',
      registrar,
      sent({ listReplied: ['ada', 'ben'] }),
    ],
    [
      'not twice',
      'not_asked',
      'list_reply_over',
      system,
      waiting({ list: { ...out, isOut: false } }),
    ],
    [
      'not while it is in doubt who somebody is',
      'identity_disputed',
      'list_reply_over',
      system,
      sent({
        isOver: over('list_reply'),
        parties: [heard('ada'), { ...heard('ben'), isDisputed: true }],
      }),
    ],
    [
      'without waiting for one from whom nothing is claimed any more',
      'arb_constituting',
      'list_reply_over',
      system,
      sent({
        listReplied: ['ada', 'bela'],
        parties: [heard('ada'), { ...heard('ben'), isReleased: true }, heard('bela')],
      }),
    ],
    [
      'of all at once',
      'party_missing',
      'list_reply_over',
      { ...system, partyId: 'ben' },
      sent({ isOver: over('list_reply') }),
    ],
  ]);
});

describe('what the events say of a list', () => {
  const parties = [
    { id: 'ada', side: 'claimant' as const },
    { id: 'ben', side: 'respondent' as const },
  ];
  const happened = (type: string, partyId: string | null = null, said = {}) => ({
    type,
    partyId,
    details: said,
    at: new Date('2026-11-23T06:30:00Z'),
    on: '2026-11-23',
  });
  const of = (...events: ReturnType<typeof happened>[]) => {
    const { list, listReplied } = factsFromEvents(parties, events);
    return { list, listReplied };
  };
  const first = happened('list_sent', null, { list: 'one' });

  test('the last that was sent counts, with its own answers', () => {
    const again = happened('list_sent', null, { list: 'two' });
    expect(of(first, happened('list_replied', 'ada'), again)).toEqual({
      list: { id: 'two', isOut: true, left: 0 },
      listReplied: [],
    });
  });

  test('once it is closed it says how many names are left', () => {
    const closed = happened('list_reply_over', null, { left: 3 });
    expect(of(first, closed).list).toEqual({ id: 'one', isOut: false, left: 3 });
  });

  test('it falls with the service of anybody, and with the basis', () => {
    expect(of(first, happened('service_reversed', 'ben')).list).toBeNull();
    expect(of(first, happened('basis_withdrawn')).list).toBeNull();
  });
});
