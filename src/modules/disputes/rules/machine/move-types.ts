import type { Day } from '#kernel/days.ts';
import type { Extension, LengthenedTime } from '#modules/clocks/rules/extending.ts';
import type { PackLimit } from '#modules/clocks/rules/limit-names.ts';
import type { Consents } from '../consents.ts';
import type {
  AppointmentBasis,
  DisputeActorRole,
  DisputeState,
  Liberty,
  PastEvent,
  Process,
  Track,
} from '../words.ts';

import type {
  AgreedStandstill,
  AgreedWaiver,
  AppointmentCandidate,
  DepositStanding,
  DisclosureLook,
  LongerTalks,
  Mandate,
  NomineeSeat,
  PresidingNomination,
  SideNomination,
  TalksChoice,
  TribunalSeat,
} from './fact-types.ts';

/** A party as a move is judged by it; everything here follows from the events. */
export type PartyStanding = {
  partyId: string;
  side: 'claimant' | 'respondent';
  isServed: boolean;
  hasAnswered: boolean;
  /** Its consent to arbitrate here, or to the talks, counts: given by somebody whose identity is shown, and not in doubt. */
  hasAgreed: boolean;
  /** What it gave and did not take back, whether that counts or not. */
  consents: Consents;
  /** The registrar has been told that this is another person; nothing proceeds against them until that is decided. */
  isDisputed: boolean;
  /** The claim against them was withdrawn before anything reached them; the dispute goes on with the others. */
  isReleased: boolean;
  /** A final warning went out to them, and nothing since has made it pointless; one that did not reach them is sent again. */
  hasWarning: boolean;
  /** The last final warning reached them, and nothing since has made it pointless. */
  isWarned: boolean;
  /** The registrar found that it goes on without them (ACA s. 25), and nothing since has ended that. */
  isAbsent: boolean;
  /** They asked to be heard after all, and nobody has decided. */
  asksToReopen: boolean;
  /** For what they asked it so far. */
  reopeningCauses: readonly string[];
};

/** What a move is judged by. All but the checks of the officer's list is counted from the events (invariant I6). */
export type DisputeFacts = {
  process: Process;
  track: Track;
  state: DisputeState;
  before: DisputeState | null;
  registration: 'due' | 'settled';
  /** What the last reasoned record of the gate found, and null before there was one. */
  basis: AppointmentBasis | null;
  parties: readonly PartyStanding[];
  /** Items of the officer's checklist that nobody looked at, and those that were found wanting in this round. */
  checksOpen: number;
  defectsOpen: number;
  /** Where somebody asked to withdraw, or for more time, and nobody has decided. */
  withdrawalAsked: boolean;
  /** What was asked for with it: to be free to file again, or not. */
  withdrawalLiberty: Liberty;
  /** Who has objected to the withdrawal that waits. */
  withdrawalObjected: readonly string[];
  /** Who has said that they do not object to it. */
  withdrawalUnopposed: readonly string[];
  extensionAsked: readonly string[];
  substitutionAsked: readonly string[];
  /** Whose last offer the claimant has neither accepted in principle nor refused, and about whose a question was put. */
  offersOpen: readonly string[];
  offersAsked: readonly string[];
  /** Of whom the claimant was told that the time to serve them is over, and has done nothing about it. */
  unserved: readonly string[];
  /** The list of names that was sent last: whether it is out, and how many names both sides left on it; null without one. */
  list: { id: string; isOut: boolean; left: number } | null;
  /** Who has answered the list that is out. */
  listReplied: readonly string[];
  /** Texts by which all parties would agree on somebody although something ties them, and who has signed each. */
  waivers: readonly AgreedWaiver[];
  /** Whom a court has named last for a seat (ACA s. 11), by the person. */
  courtNamed: Partial<Record<TribunalSeat, string>>;
  /** The seats of the tribunal, by the number that was agreed; none where so many are not appointed here. */
  seats: readonly TribunalSeat[];
  /** Of a tribunal of three: what each side that was asked last has named, and whom the two nominees name to preside. */
  nominations: Partial<Record<NomineeSeat, SideNomination>>;
  presiding: PresidingNomination | null;
  /** The tribunal stood once: who is appointed now goes on where another stopped. */
  wasComplete: boolean;
  /** Who is asked to decide or was appointed, at most one for each seat, and how far that is. */
  members: readonly AppointmentCandidate[];
  /** Who was asked before and is not to be asked again: they declined, let the time pass, withdrew, or an objection was upheld. */
  candidatesPast: readonly string[];
  /** Who decides now, with what was said of them since their appointment. */
  mandates: readonly Mandate[];
  /** Of neutrals who were asked again since they disclosed, and by what may tie them to the dispute now. */
  looks: readonly DisclosureLook[];
  /** How the deposit of each claim stands, since it was asked for. */
  deposits: readonly DepositStanding[];
  /** Whom each party would have to decide, or as conciliator or mediator, and who left the choice to the institution. */
  choice: TalksChoice;
  /** The earliest day on which each respondent is proved to have received the request (ACA s. 21); of whom none is known, none. */
  receivedOn: Readonly<Record<string, Day>>;
  days: EventDays;
  /** The civil day in India on which it is judged. */
  today: Day;
  /** Whether a time limit (clocks) has run out: for one party where it is a party's own, of one seat where it is a member's. */
  isOver: (limit: PackLimit, partyId?: string, seat?: TribunalSeat) => boolean;
  /** What more time to answer would come to for a party, as the clocks count it; null where no such limit runs for them. */
  extension: (partyId: string, details: PastEvent['details']) => Extension | null;
  /** The time of the talks, and what the parties may add to it; null where none runs that they may. */
  talksTime: () => LengthenedTime | null;
  /** Which parties have agreed that the talks may take longer. */
  longer: LongerTalks;
  /** What all parties would hold, or hold, by their agreement, the oldest first. */
  standstills: readonly AgreedStandstill[];
  /** The first end of what no agreement of the parties holds, and which runs (ACA ss. 23(4), 29A, 29B); null where none does. */
  lawEndsOn: () => Day | null;
};

/** The days that bound those of later events (days.ts). */
export type EventDays = {
  submittedOn: Day | null;
  /** The last notice or invitation. */
  sentOn: Day | null;
  stayedOn: Day | null;
  resumedOn: Day | null;
  /** When the neutral was appointed last, and when the parties first came before a mediator. */
  appointedOn: Day | null;
  appearedOn: Day | null;
  /** Of each party, when the last warning went out. */
  warnedOn: Readonly<Record<string, Day>>;
};

/** Why nothing goes on without a respondent yet, the first thing that is wanting first (law and lifecycle 6.4). */
export type AbsenceRefusal =
  | 'not_served'
  | 'identity_disputed'
  | 'has_answered'
  | 'answer_time_running'
  | 'not_warned'
  | 'warning_time_running'
  | 'reopening_pending';

export type DisputeMoveRefusal =
  | 'not_your_move'
  | 'not_from_here'
  | 'reason_missing'
  | 'party_missing'
  | 'checks_open'
  | 'defects_open'
  | 'no_defect'
  | 'basis_not_shown'
  | 'not_served'
  | 'time_running'
  | 'already_done'
  | 'not_asked'
  | 'identity_disputed'
  | 'last_respondent'
  | 'consent_complete'
  | 'consent_in_doubt'
  | 'basis_rests_on_it'
  | 'order_missing'
  | 'list_missing'
  | 'neutral_missing'
  | 'not_chosen'
  | 'named_by_court'
  | 'conflict'
  | 'signature_missing'
  | 'wrong_seat'
  | 'nomination_divided'
  | 'not_of_both'
  | 'decision_missing'
  | 'grounds_missing'
  | 'wrong_process'
  | 'time_over'
  | 'cause_used'
  | 'day_ahead'
  | 'day_early'
  | 'day_fixed'
  | 'liberty_missing'
  | 'reply_missing'
  | 'interest_missing'
  | 'objected'
  | 'days_missing'
  | 'days_too_many'
  | 'days_too_few'
  | AbsenceRefusal;

/** `on` is the civil day that is claimed for it; without it, today. */
export type MoveRequest = {
  by: DisputeActorRole;
  partyId: string | null;
  why: string;
  details: PastEvent['details'];
  on?: Day;
};
export type Guard = (facts: DisputeFacts, act: MoveRequest) => DisputeMoveRefusal | null;
export type Next =
  | DisputeState
  | 'same'
  | 'before'
  | ((facts: DisputeFacts, act: MoveRequest) => DisputeState);
