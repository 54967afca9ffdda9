import type { Day } from '#kernel/days.ts';
import type { QueueReason } from '#kernel/queue.ts';
import type { EventMeaning } from '#modules/clocks/rules/words.ts';
import type { DeadlineConsequence } from '../next-words.ts';
import type { DisputeActorRole, DisputeState } from '../words.ts';
import type { EventDays, Guard, Next, PartyStanding } from './move-types.ts';

/**
 * Whose timeline an event stands in. ACA s. 18: what one side is told of the procedure the other is told too, so most stand
 * in that of `both`, once the dispute was opened to the respondent. What came before the respondent was in it is between the
 * `claimant` and the institution; what somebody asked of the office for themselves is their `own`. What is said to settle is
 * `between` the claimant and the one respondent (ACA ss. 75 and 81), and so is whether that respondent is the right person: no
 * other respondent sees that there is anything.
 */
export type SeenBy = 'both' | 'claimant' | 'own' | 'between' | 'office';

/**
 * Who is told of an event under the bell: a role of the office (or the officer whose dispute it is), and the people of which
 * sides. `other` is the side of whoever did not do it, `party` nobody but the one that it names, `between` that one and
 * the claimants. UNCITRAL Technical Notes on
 * ODR: each communication is acknowledged and told to the other party. The respondent's side is told of nothing before the
 * dispute was opened to it.
 */
type EventNotification = {
  sides: 'none' | 'claimant' | 'respondent' | 'both' | 'other' | 'party' | 'between';
  office?: 'case_officer' | 'registrar';
  /** And whoever it names to decide; or those who act together with them. */
  neutral?: true | 'others';
};

/** A letter to the side that an event concerns, or to both; `withReason` says why, in the words of whoever decided. */
export type StepLetter = { to: 'claimant' | 'both'; withReason?: true };

/** What the office says with a move beside pressing its button, and by which endpoint it comes: the officer's, the registrar's, or its own. */
export type OfficeForm = {
  door: 'officer' | 'registrar' | 'own';
  reason?: true;
  party?: 'disputed' | 'asked' | 'unserved';
  until?: true;
  on?: true;
  statedDays?: true;
  withdrawal?: true;
  traits?: true;
  order?: 'needed' | 'perhaps';
};

/** What an event asks of the office: why it waits, for whom of it, what answers it, and the limits of which the last one says until when. */
export type OfficeRequest = {
  reason: QueueReason;
  for: 'officer' | 'registrar';
  answers: readonly string[];
  /** Only where the event's details say so; what they do not have is false. */
  where?: { detail: string; is: string | boolean };
  limits: readonly string[];
};

/** What somebody waits for a word on, by what is asked: of the whole dispute the first two, of one party the others. */
export type Question =
  | ('registration' | 'withdrawal')
  | ('extension' | 'substitution' | 'unserved' | 'offer');

/** What a move changes of the facts by which later ones are judged (facts.ts), and of what limits are counted from (clocks). */
type Effects = EventMeaning & {
  /** How the party that it names stands from then on. */
  changes?: Partial<Pick<PartyStanding, StandingFlag>>;
  opens?: Question;
  closes?: readonly Question[];
  /** What a respondent says of a withdrawal that was asked for. */
  onWithdrawal?: 'objected' | 'unopposed';
  /** It proves that the party that it names has received what was last sent. */
  isReceipt?: true;
  /** What it does with the list of names from which the tribunal is chosen. */
  list?: 'sent' | 'replied' | 'closed' | 'dropped';
  /** What it does with a text by which all would agree on somebody whom something ties to the dispute. */
  waiver?: 'proposed' | 'signed' | 'refused';
  /** A court has named whoever is to be asked. */
  byCourt?: true;
  /** What it does with what the sides, or their nominees, name. */
  nominates?:
    | 'asked'
    | 'named'
    | 'over'
    | 'presiding_asked'
    | 'presiding_proposed'
    | 'presiding_named';
  /** What it does with whoever was asked to decide. */
  candidate?:
    | 'invited'
    | 'accepted'
    | 'disclosed'
    | 'unopposed'
    | 'objected'
    | 'window_over'
    | 'decided'
    | 'appointed'
    | 'ended';
  /** What it says of somebody who was appointed, whom it names, or whose paper it names. */
  mandate?:
    | ('received' | 'discloses' | 'known' | 'given_up')
    | ('challenged' | 'answered' | 'voted' | 'decided');
  /** What it does with a neutral’s disclosure, once somebody has come whom they did not know of. */
  look?: 'asked' | 'answered' | 'tied' | 'cleared';
  /** What it does with the deposit of the claim of the party that it names; `share`: of the claim that its details say. */
  deposit?: 'asked' | 'share' | 'paid' | 'suspended' | 'ended';
  /** It follows for each party whose own limit ran out, and not once for the dispute (by-itself.ts). */
  ofEach?: true;
  /** What a party says of who is to decide, or to help it and the other side to agree. */
  choice?: 'named' | 'left' | 'many' | 'declared';
  /** What it does with the parties' agreement that their talks may take longer. */
  longer?: 'agreed' | 'given';
  /** What it does with the parties' agreement that limits stand still. */
  agreesToHold?: 'proposed' | 'signed' | 'refused' | 'begun' | 'ended';
  /** It records on what basis the arbitration stands. */
  founds?: true;
  /** Whose work the dispute is afterwards: of whoever did it, of whom it names, or nobody's. */
  officer?: 'takes' | 'is_given' | 'is_removed';
  /** What the parties are told where it follows from a limit that nobody kept. */
  missed?: DeadlineConsequence;
  /** The limits that a party keeps by it (next.ts). */
  does?: readonly string[];
  /** It happens by the filing alone: of each row of a filing of many nobody is told. */
  isOfFiling?: true;
  /** What a respondent says with it, by the names that their form has (response/rules/words.ts). */
  said?: readonly string[];
  /** It stands in the certificate of service of the party that it names, or of all where it names none. */
  isCertified?: true;
};

type StandingFlag =
  | ('isServed' | 'hasAnswered' | 'isDisputed' | 'isReleased')
  | ('hasWarning' | 'isWarned' | 'isAbsent' | 'asksToReopen');

/**
 * A move, and everything that follows from it. What is left out does not follow: without a `letter` nobody is written to, without
 * a `form` the office has no button for it, without `asks` nobody waits for the office.
 */
export type Transition = Effects & {
  from: readonly DisputeState[];
  to: Next;
  by: readonly DisputeActorRole[];
  /** Asked in this order; the first refusal counts. */
  guards: readonly Guard[];
  seenBy: SeenBy;
  tells: EventNotification;
  letter?: StepLetter;
  form?: OfficeForm;
  asks?: OfficeRequest;
  /** For what happens elsewhere and is noted here later: the first day on which it makes sense, null for any (days.ts). */
  earliest?: (days: EventDays, partyId: string) => Day | null;
};
