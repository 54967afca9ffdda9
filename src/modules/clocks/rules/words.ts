import type { Day } from '#kernel/days.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import type { ClockEventName } from './event-names.ts';
import type { PackLimit } from './limit-names.ts';

export const PROCESSES = ['arbitration', 'mediation', 'conciliation'] as const;
export type ClockProcess = (typeof PROCESSES)[number];

export const TRACKS = ['online', 'expedited', 'ordinary'] as const;
export type ClockTrack = (typeof TRACKS)[number];

/** Days that anybody may ask about: from the beginning of the Act of 1996 to the end of a century. */
export const EARLIEST: Day = '1996-08-22';
export const LATEST: Day = '2099-12-31';

/** Where the length of a limit stands in its row: an arbitration's track, or the other two processes as they are. */
export type LengthColumn = ClockTrack | 'mediation' | 'conciliation';

/**
 * How long a limit is. Months are counted first, then civil days, then working days; hours stand alone and are counted
 * from the moment.
 */
export type Length = { months?: number; days?: number; workingDays?: number; hours?: number };

/** What happened, by its name and its day. `on` is the day on which it counts in law; `at` is when it was recorded. */
export type ClockEvent = {
  type: string;
  on: Day;
  at: Date;
  partyId: string | null;
  details: Readonly<Record<string, string | number | boolean | null>>;
  /** Whether the dispute was over with it, as whoever recorded it knows. */
  ends?: boolean;
};

/** What an event means to every limit, beside the rows that name it. The table of moves says it of each move, and clocks name none. */
export type EventMeaning = {
  /** It counts no more once this was taken back: of its own party, or of anybody. What rests on a service rests on the request, too. */
  restsOn?: 'service' | 'each_service' | 'request';
  takesBack?: 'service' | 'request';
  /** The paper that goes out with it: what is received next is that. */
  sends?: 'invitation' | 'request';
  consent?: ConsentEffect;
  /** Limits that it makes pointless, beside those whose rows name it: a move that came later than a released pack. */
  ends?: readonly PackLimit[];
  /** It gives more time, as its details say: a move that came later than `time_extended`. */
  lengthens?: true;
  /** All parties hold the limits that the institution set, until the day that its details say or until this ends it (docs/decisions/0311). */
  standstill?: 'begins' | 'ends';
  /** What it was where the dispute was over with it. */
  endsAs?: string;
};

/** What becomes of a consent; of which kind `details.kind` says where it is not said here. Given so, it was on a paper that names its giver. */
export type ConsentEffect = {
  does: 'gives' | 'shows' | 'disputes' | 'upholds' | 'ends';
  kind?: 'submission' | 'fast_track' | 'talks';
};

/** Who must act before a limit ends, or who is told when nobody did. `party` is the one that the limit is counted for. */
export type ClockActor =
  | ('claimant' | 'respondent' | 'party' | 'all')
  | ('officer' | 'registrar' | 'arbitrator' | 'neutral' | 'scrutineer' | 'court');

/** Whose word may move the end of a limit. Parties means all of them, in writing. */
export const EXTENDERS = ['officer', 'tribunal', 'parties', 'court'] as const;
export type Extender = (typeof EXTENDERS)[number];

/** What only some disputes have: a foreign party (ACA s. 2(1)(f)), or a reference under the rules of SEBI. */
export type ClockTrait = 'international' | 'domestic' | 'sebi';
/** What a dispute may be beside the usual; it is domestic unless it is international. */
export const NOTED_TRAITS = ['international', 'sebi'] as const satisfies readonly ClockTrait[];
export type NotedTrait = (typeof NOTED_TRAITS)[number];

export type LimitRow = {
  id: string;
  /** Any of these starts it. */
  from: readonly ClockEventName[];
  /** The first of them counts, the last, or each is a round of its own. */
  starts: 'first' | 'last' | 'each';
  /** Counted for each party from its own event. */
  perParty: boolean;
  /** Begins another round of the same length for the party that it names: what was over runs anew. */
  renews?: readonly ClockEventName[];
  /** Whose clocks an event that names no party starts, where `perParty`; without it, of those who have one already; `seat`: of the side whose it is, or of all. */
  spreads?: 'claimant' | 'respondent' | 'all' | 'seat';
  /** What has to be done in time; the first name is what is usually done. */
  stopsAt: readonly ClockEventName[];
  /** What stops it only when every party of the side (or both sides) has done it. */
  together?: { type: ClockEventName; side?: 'claimant' | 'respondent' };
  /** What makes it pointless. The end of the dispute does so to every limit that does not outlive it. */
  fallsAt: readonly ClockEventName[];
  outlives: boolean;
  /** Columns that are missing have no such limit. */
  lengths: Partial<Record<LengthColumn, Length>>;
  /** The longest that the law leaves to one of our own limits; a limit of the law is its own cap. */
  caps?: Partial<Record<LengthColumn, Length>>;
  /**
   * Where the law lets somebody say another time: `details.statedDays` of the starting event, and at least so many.
   * In the column `alone` there is no limit unless it is stated.
   */
  stated?: { least: number; alone?: LengthColumn };
  only?: ClockTrait;
  /**
   * General Clauses Act 1897 s. 10: a last day on which the office is closed becomes the next working day. `taken`: the day
   * is told as it is counted, and an act on the next working day is taken and marked (law and lifecycle, Part C, 6).
   */
  rolls: boolean | 'taken';
  /** Whether a stay of the proceedings stops it; an agreement of the parties does so only where the institution set it. */
  pauses: boolean;
  whose: ClockActor;
  citation: string;
  kind: 'statutory' | 'institutional';
  /** A right may be neither shortened nor lengthened by configuration; a duty may be made stricter. */
  nature: 'right' | 'duty';
  /** What came before the last of these was of another request: it neither starts nor stops this one. */
  anew?: readonly ClockEventName[];
  /** With what a start has to be accompanied: of the two, the later one starts it (law and lifecycle, Part C, 1). */
  notBefore?: ClockEventName;
  /** Whether a lawyer need not look at it any more: nobody has yet at what rests on an Act. */
  isConfirmed: boolean;
  /** How far beyond its own end each may move it, all told; `any` is without bound, and whoever is missing may not. */
  extension: Partial<Record<Extender, Length | 'any'>>;
  /** Whose word counts a single time, however much their bound would leave (law and lifecycle 6.5: an officer's, once). */
  once?: readonly Extender[];
  /** Whose word counts only if it was given before the end; after it a court alone may move it (Part C, 8). */
  onlyInTime?: readonly Extender[];
  /** A request for more time, made before its end, that holds it open until somebody decided. */
  heldBy?: { asked: ClockEventName; declined: ClockEventName };
  /** Days before the last day on which whoever must act is reminded. */
  reminders: readonly number[];
  /** Who is told when it is over. */
  escalation: ClockActor;
  /** The event that may follow when it is over and nobody acted. */
  ifMissed: ClockEventName | null;
  /** That event follows by itself; without it somebody decides it, or whoever watches what it depends on. */
  byItself?: true;
};

export type ClockPack = {
  id: string;
  version: number;
  /** Limits of disputes submitted from this day on are counted by it. */
  inForceFrom: Day;
  rows: readonly LimitRow[];
};

export type ClockParty = { id: string; side: 'claimant' | 'respondent' };

/** What limits are counted by, beside the events: which pack, which column of it, and the holidays. */
export type Frame = {
  pack: ClockPack;
  process: ClockProcess;
  track: ClockTrack;
  /** Whose times count since when, the oldest first, where that changes; a limit keeps the track of the moment at which it began. */
  tracks?: readonly { since: Date; track: ClockTrack }[];
  /** One table for all, or the one that counted at a moment: a limit keeps that of its start (law and lifecycle, Part C, 6). */
  holidays: HolidayTable | ((at: Date) => HolidayTable);
  parties?: readonly ClockParty[];
  traits?: readonly ClockTrait[];
  /** What each event means beside its name; one that is not here means nothing more. */
  meanings: Readonly<Record<string, EventMeaning>>;
};

/**
 * `met`: done in time. `missed`: not done in time; `stoppedOn` says if it was done late. `paused`: the proceedings are
 * stayed, or all parties hold it. `ended`: it fell away before its end.
 */
export type DeadlineState = 'running' | 'paused' | 'met' | 'missed' | 'ended';

/** How a due day was found, for whoever doubts it. */
export type DeadlineReckoning = {
  /** The event from which it is counted, and its day, which is not counted (General Clauses Act 1897 s. 9). */
  event: string;
  length: Length;
  /** The last day before holidays and extensions were looked at. */
  lastDay: Day;
  /** Days on which the proceedings stood still, which are not counted. */
  pausedDays: number;
  /** The day on which it would have been due without any extension. */
  unextendedOn: Day;
  /** Until when an act is taken and marked as late by a closed day; the last day itself where none is. */
  takenUntil: Day;
  /** The day on which it ends if nothing holds it open. */
  unheldOn: Day;
  /** Extensions that counted less than was written, because the pack or the law has a bound. */
  cutExtensions: number;
  /** Whether somebody compared the holidays of all years concerned with the Government's notification. */
  isConfirmed: boolean;
};

export type Deadline = {
  /** Unlike any other of the dispute, and the same on every replay: `answer:<party>`, `scrutiny#2`. */
  id: string;
  /** The row of the pack. */
  row: string;
  partyId: string | null;
  /** Of which seat of a tribunal it is, where its start says so. */
  seat: string | null;
  round: number;
  startedOn: Day;
  /** The last day on which it is in time. While paused or held, as if that were over today. */
  dueOn: Day;
  /** The first moment that is too late. */
  overAt: Date;
  state: DeadlineState;
  stoppedOn: Day | null;
  /** Since when a request for more time waits that was made before the end; while it waits the limit does not run out. */
  heldSince: Day | null;
  whose: ClockActor;
  citation: string;
  /** Whether a lawyer has confirmed the row; the holidays are `explained.isConfirmed`. */
  isRowConfirmed: boolean;
  kind: LimitRow['kind'];
  escalation: ClockActor;
  ifMissed: ClockEventName | null;
  byItself: boolean;
  reminders: readonly number[];
  explained: DeadlineReckoning;
};
