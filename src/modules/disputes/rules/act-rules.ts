import type { Deadline } from '#modules/clocks/rules/words.ts';
import { NOMINEES } from './machine/members.ts';
import {
  type DisputeFacts,
  EVENT_TYPES,
  type EventType,
  type PartyStanding,
  rowOf,
} from './machine.ts';
import type { DeadlineConsequence, NextActPlace } from './next-words.ts';
import type { DisputeActorRole } from './words.ts';

export type Parties = Pick<
  DisputeFacts,
  | ('parties' | 'withdrawalObjected' | 'withdrawalUnopposed')
  | ('listReplied' | 'members' | 'nominations' | 'mandates' | 'deposits' | 'choice' | 'seats')
>;
/** `party` is the one that the limit is counted for; a function names those of whom it is still awaited. */
type Acting =
  | ('claimant' | 'party' | 'institution')
  | ((facts: Parties, limit: Pick<Deadline, 'seat' | 'partyId'>) => PartyStanding[]);
export type ActRule = {
  by: Acting;
  place: NextActPlace | null;
  /** What follows where no event does; otherwise the event says it. */
  missed?: DeadlineConsequence;
  /** What began it stands in the claimant's story alone (rules/visible.ts), and so does it. */
  isClaimants?: true;
  /** Told to the claimant and to the one respondent whom it is about, and to no other. */
  isBetween?: true;
};

const respondents = ({ parties }: Parties) =>
  parties.filter(({ side, isReleased }) => side === 'respondent' && !isReleased);
const unheard = (facts: Parties) => {
  const heard = [...facts.withdrawalObjected, ...facts.withdrawalUnopposed];
  return respondents(facts).filter(({ partyId, isServed }) => isServed && !heard.includes(partyId));
};
const notInTalks = (facts: Parties) => respondents(facts).filter(({ consents }) => !consents.talks);
const notAgreed = ({ parties }: Parties) =>
  parties.filter(({ isReleased, consents }) => !isReleased && !consents.submission);

const notReplied = ({ parties, listReplied }: Parties) =>
  parties.filter(({ partyId, isReleased }) => !isReleased && !listReplied.includes(partyId));

const notNamed = ({ parties, nominations }: Parties) =>
  parties.filter(
    ({ partyId, side, isReleased }) =>
      !isReleased && nominations[side]?.isOut && !nominations[side].named.includes(partyId),
  );

const notSaid = ({ parties, members }: Parties, { seat }: Pick<Deadline, 'seat'>) => {
  const asked = members.filter((one) => seat === null || one.seat === seat);
  return parties.filter(
    ({ partyId, isReleased }) =>
      !isReleased && !(asked.length > 0 && asked.every(({ heard }) => heard.includes(partyId))),
  );
};

/** Whose share in the deposit of a claim is not there. */
const owing = ({ parties, deposits }: Parties, { partyId: about }: Pick<Deadline, 'partyId'>) =>
  parties.filter(({ partyId }) =>
    deposits.some(({ claimOf, owing }) => claimOf === about && owing.includes(partyId)),
  );
/** ACA s. 38(2): either side may pay what is wanting, or the claim ends. */
const eitherSide = (facts: Parties, { partyId: about }: Pick<Deadline, 'partyId'>) =>
  facts.deposits.some(({ claimOf, stage }) => claimOf === about && stage === 'suspended')
    ? facts.parties.filter(({ isReleased }) => !isReleased)
    : [];
/** Whoever has neither given names nor left the choice to the institution. */
const notChosen = ({ parties, choice, seats }: Parties) =>
  parties.filter(
    ({ partyId, side, isReleased }) =>
      !isReleased &&
      !choice.left.includes(partyId) &&
      !seats
        .filter((seat) => !NOMINEES.some((one) => one === seat && one !== side))
        .every((seat) =>
          Boolean((seat === 'sole' ? choice.named : choice.bySeat?.[seat])?.[partyId]?.length),
        ),
  );

const office: ActRule = { by: 'institution', place: null };
const asked: ActRule = { ...office, isClaimants: true };

/** The moves by which a limit is kept, as their rows say: while none of them can be made, nobody is told to. */
export function movesFor(limit: string): EventType[] {
  return EVENT_TYPES.filter((type) => rowOf(type)?.does?.includes(limit));
}

/**
 * Whose act ends each limit that an event of today can start, where it is done and what follows without it; null where there is no
 * place for it yet, so that nobody is told of it or reminded. A test asks that no row is left out.
 */
export const actRules: Readonly<Record<string, ActRule | null>> = {
  registration_payment: {
    by: 'claimant',
    place: 'costs',
    isClaimants: true,
  },
  scrutiny: asked,
  cure_defects: {
    by: 'claimant',
    place: 'defects',
    isClaimants: true,
  },
  basis_decision: office,
  invitation_dispatch: office,
  amicable_invitation_dispatch: office,
  agree_to_arbitrate: {
    by: notAgreed,
    place: 'agreement',
  },
  agreement_look: office,
  consent_look: office,
  consent_decision: office,
  notice_dispatch: office,
  service_window: office,
  substitution_application: {
    by: 'claimant',
    place: 'reach',
    isClaimants: true,
  },
  substitution_decision: asked,
  // It is counted for whoever was not reached, and is the claimant's to do.
  unserved_respondent: {
    by: 'claimant',
    place: 'reach',
    isClaimants: true,
  },
  answer: { by: 'party', place: 'papers' },
  extension_decision: office,
  identity_decision: { ...office, isBetween: true },
  final_warning: { by: 'party', place: 'papers' },
  withdrawal_objection: {
    by: unheard,
    place: 'objection',
  },
  withdrawal_decision: office,
  tribunal_formation: office,
  list_reply: { by: notReplied, place: 'tribunal', missed: 'all_acceptable' },
  after_list: office,
  nominee: { by: notNamed, place: 'tribunal' },
  after_nomination: office,
  // The two nominees do it on their own page.
  presiding: null,
  acceptance: office,
  objection_before_appointment: { by: notSaid, place: 'tribunal' },
  objection_decision: office,
  next_candidate: office,
  appointment: office,
  deposit: { by: owing, place: 'costs' },
  deposit_after_suspension: { by: eitherSide, place: 'costs' },
  neutral_choice: { by: notChosen, place: 'tribunal' },
  neutral_acceptance: office,
  objection_to_conciliator: { by: notSaid, place: 'tribunal' },
  talks_objection_decision: office,
  next_neutral: { by: notChosen, place: 'tribunal' },
  neutral_appointment: office,
  first_session: office,
  authentication: office,
  continuing_disclosure: office,
  mediation: office,
  conciliation_sebi: office,
  // What an arbitrator does there is done by nobody here yet.
  challenge: { by: 'party', place: 'tribunal', missed: 'challenge_is_late' },
  // Counted for each of the others (challenge_answer), and for each who challenges (challenge_ruling).
  challenge_reply: null,
  challenge_decision: null,
  challenge_answer: { by: 'party', place: 'tribunal', missed: 'decided_without_word' },
  challenge_ruling: office,
  replacement: office,
  preliminary_meeting: office,
  pleadings: null,
  award_fast_track: null,
  award_for_more_fees: null,
  conciliator_appointment: office,
  mediator_appointment: office,
  stay_review: office,
  // ACA s. 9(2): the arbitration commences with the service, which is the institution's to see to.
  commencement_after_interim: office,
  // Nobody can agree on an arbitrator here yet; the institution forms the tribunal (tribunal_formation).
  appointment_by_agreement: null,
  reopening: {
    by: 'party',
    place: 'reopening',
    missed: 'stays_closed',
  },
  reopening_decision: office,
  conciliation_invitation: {
    by: notInTalks,
    place: 'papers',
  },
  mediation_consent: {
    by: notInTalks,
    place: 'papers',
  },
};

export type NextReader = {
  as: DisputeActorRole;
  partyIds: readonly string[];
  may: readonly EventType[];
};

/** Whether a reader may know of a party's limit at all: what is between the claimant and the institution stays there. */
export function mayKnow(
  { isClaimants, isBetween }: Pick<ActRule, 'isClaimants' | 'isBetween'>,
  { as, partyIds }: Pick<NextReader, 'as' | 'partyIds'>,
  partyId: string | null,
): boolean {
  if (as !== 'respondent') return true;
  return !isClaimants && !(isBetween && !(partyId && partyIds.includes(partyId)));
}
