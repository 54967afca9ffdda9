import type { Day } from '#kernel/days.ts';

// What moves are judged by beside the parties: who decides or is sought, what was agreed, what is owed (facts.ts counts all of it).

/** An agreement that the limits of the institution stand still until the end of a day. */
export type AgreedStandstill = {
  id: string;
  until: Day;
  signed: readonly string[];
  stage: 'open' | 'refused' | 'begun' | 'ended';
};

/** Who has agreed to more time for talks, and whether it was given: once, and by all of them. */
export type LongerTalks = { agreed: readonly string[]; isGiven: boolean };

/** The places of a tribunal (ACA ss. 10 and 11): of one who decides alone, or of each side's nominee and of who presides. */
export type TribunalSeat = 'sole' | 'claimant' | 'respondent' | 'presiding';

export type NomineeSeat = Extract<TribunalSeat, 'claimant' | 'respondent'>;

/** What parties agree to of somebody although something ties them to the dispute (ACA ss. 12(5) and 80; Part C, 7). */
export type AgreedWaiver = {
  id: string;
  /** The person, and what is waived of them, by the words of whoever looks for ties. */
  neutral: string;
  of: readonly string[];
  signed: readonly string[];
  isRefused: boolean;
};

/** What came of asking a side to name its arbitrator (ACA s. 11(4)(a)). */
export type SideNomination = {
  /** Nothing of it is opened. */
  isOut: boolean;
  /** Parties that have named somebody; whom, is sealed until it is over. */
  named: readonly string[];
  /** The person, once it is over; null where the institution appoints. */
  nominee: string | null;
  outcome: 'named' | 'silent' | 'divided' | 'same' | null;
};

/** What the two nominees said of who presides (s. 11(3)): each's proposal by the person who made it, and whom both named. */
export type PresidingNomination = {
  isOut: boolean;
  proposals: Readonly<Record<string, string>>;
  name: string | null;
};

/** Somebody who was asked to decide, from the question to the appointment (law and lifecycle 6.5). */
export type AppointmentCandidate = {
  seat: TribunalSeat;
  /** The person. */
  neutral: string;
  stage: 'invited' | 'accepted' | 'disclosed' | 'heard' | 'appointed';
  /** Parties that have said whether they object, and those whose objection nobody has decided. */
  heard: readonly string[];
  objecting: readonly string[];
  /** An objection was upheld: they cannot be appointed. */
  isExcluded: boolean;
};

/** Somebody who decides, from the appointment on (ACA ss. 12(2) to 15). */
export type Mandate = {
  /** The person. */
  neutral: string;
  since: Day;
  /** The notice of their appointment, and what they disclosed after it; and of each who has received it. */
  papers: readonly string[];
  received: readonly string[];
  challenges: readonly PartyChallenge[];
  /** Parties that have said that the mandate is to end. */
  givenUp: readonly string[];
  /** One of three, while the others are appointed: the notice names all of them. */
  isBeforeNotice?: boolean;
};

/** A neutral who was asked whether somebody who came since changes what they disclosed (ACA s. 12(2)). */
export type DisclosureLook = {
  /** The person. */
  neutral: string;
  /** Every set of names about which they were asked. */
  asked: readonly string[];
  isOpen: boolean;
  /** What was found last that would bar them, and has not gone since. */
  ties: string | null;
};

/** A challenge of one party, who of the others has answered it and agreed with it, and what came of it; null while it is open. */
export type PartyChallenge = {
  partyId: string;
  answered: readonly string[];
  agreed: readonly string[];
  outcome: 'upheld' | 'dismissed' | null;
  /** Of a tribunal of three: how each member would decide it. */
  votes?: readonly { neutral: string; isUpheld: boolean }[];
};

/** The deposit of one claim or counterclaim (ACA s. 38), by the party whose claim it is, and who owes a share in it. */
export type DepositStanding = {
  claimOf: string;
  stage: 'asked' | 'suspended' | 'paid' | 'ended';
  owing: readonly string[];
};

/** Names that each party gave for who is to decide, or for a conciliator or mediator, the first the dearest; and the parties that ask the institution to choose. */
export type TalksChoice = {
  named: NamesOfParties;
  left: readonly string[];
  /** How many conciliators each party would have, and its names for a place of several (ACA ss. 63 and 64). */
  many?: Readonly<Record<string, number>>;
  bySeat?: Partial<Record<TribunalSeat, NamesOfParties>>;
  /** Of several conciliators, whoever finds that more effort is of no use (s. 76(b)). */
  declared?: readonly string[];
};

type NamesOfParties = Readonly<Record<string, readonly string[]>>;
