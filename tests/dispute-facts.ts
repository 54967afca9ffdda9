// A dispute as a move is judged by it, where nothing stands in the way but what a test says.
import {
  type DisputeFacts,
  type EventType,
  type MoveRequest,
  moved,
  type PartyStanding,
} from '#modules/disputes/rules/machine.ts';

export const consent = { id: 'a consent', isShown: true, isDisputed: false };

export function aStanding(partyId: string, more: Partial<PartyStanding> = {}): PartyStanding {
  return {
    partyId,
    side: partyId === 'ada' ? 'claimant' : 'respondent',
    isServed: false,
    hasAnswered: false,
    hasAgreed: false,
    consents: {},
    isDisputed: false,
    isReleased: false,
    hasWarning: false,
    isWarned: false,
    isAbsent: false,
    asksToReopen: false,
    reopeningCauses: [],
    ...more,
  };
}

/** An arbitration of ada against ben on 20 November 2026, filed on the 2nd. */
export function someFacts(
  state: DisputeFacts['state'],
  more: Partial<DisputeFacts> = {},
): DisputeFacts {
  return {
    process: 'arbitration',
    track: 'online',
    state,
    before: null,
    registration: 'settled',
    basis: 'A',
    parties: [aStanding('ada'), aStanding('ben')],
    checksOpen: 0,
    defectsOpen: 0,
    withdrawalAsked: false,
    withdrawalLiberty: 'with',
    withdrawalObjected: [],
    withdrawalUnopposed: [],
    extensionAsked: [],
    substitutionAsked: [],
    offersOpen: [],
    offersAsked: [],
    unserved: [],
    list: null,
    listReplied: [],
    members: [],
    waivers: [],
    courtNamed: {},
    seats: ['sole'],
    nominations: {},
    presiding: null,
    wasComplete: false,
    candidatesPast: [],
    mandates: [],
    looks: [],
    deposits: [],
    choice: { named: {}, left: [] },
    receivedOn: {},
    days: {
      submittedOn: '2026-11-02',
      sentOn: null,
      stayedOn: null,
      resumedOn: null,
      appointedOn: null,
      appearedOn: null,
      warnedOn: {},
    },
    today: '2026-11-20',
    isOver: () => false,
    extension: () => null,
    talksTime: () => null,
    lawEndsOn: () => null,
    longer: { agreed: [], isGiven: false },
    standstills: [],
    ...more,
  };
}

/** Where a move leads, or why it does not. */
export function outcomeOf(
  type: EventType,
  act: Partial<MoveRequest> & Pick<MoveRequest, 'by'>,
  facts: DisputeFacts,
): string {
  const whole = { partyId: null, why: 'As the file shows.', details: {}, ...act };
  const outcome = moved(facts, type, whole);
  return outcome.ok ? outcome.value.to : outcome.refusal;
}
