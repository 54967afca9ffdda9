import { type Day, dayAt } from '#kernel/days.ts';
import { packInForce } from '#modules/clocks/rules/pack.ts';
import type { Deadline, Frame } from '#modules/clocks/rules/words.ts';
import type { PartySide } from '#modules/disputes/rules/facts.ts';
import { type DerivedColumns, beginning as spineAt } from '#modules/disputes/rules/following.ts';
import type { BasisFindings } from '#modules/disputes/rules/gate.ts';
import { seatsOf } from '#modules/disputes/rules/machine/members.ts';
import { type DisputeFacts, type EventType, meanings } from '#modules/disputes/rules/machine.ts';
import {
  type CheckFinding,
  checkResultsOf,
  countsOf,
  roundOf,
} from '#modules/disputes/rules/scrutiny.ts';
import { timingOf } from '#modules/disputes/rules/timing.ts';
import { tracksOf } from '#modules/disputes/rules/tracks.ts';
import type {
  AppointmentBasis,
  DisputeActorRole,
  DisputeState,
  PastEvent,
  Process,
  Track,
} from '#modules/disputes/rules/words.ts';
import type { RefundDue } from '#modules/fees/rules/invoice-refunds.ts';
import type { Bill } from '#modules/fees/rules/invoices.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import type { ServiceAttempt } from '#modules/service/rules/attempts.ts';
import type { Inquiry, Substitution } from '#modules/service/rules/service-status.ts';
import type { ServicePurpose, ServiceStatus } from '#modules/service/rules/words.ts';
import type { Rules } from './rules.ts';

/** An event as the table keeps it. */
export type Kept = PastEvent<EventType> & {
  from: DisputeState | 'draft';
  to: DisputeState;
  by: DisputeActorRole;
  byPerson: null;
};

/** One paper for one party, with all that was tried and heard. */
export type Recipient = {
  purpose: Extract<ServicePurpose, 'notice' | 'invitation' | 'warning' | 'absence'>;
  partyId: string;
  sentAt: number;
  attempts: (ServiceAttempt & { postedOn: Day | null })[];
  substitution: (Substitution & { decidedAt: number | null }) | null;
  isWindowOver: boolean;
  standing: ServiceStatus;
  servedOn: Day | null;
  /** What showed it, when it was counted. */
  attemptId: string | null;
  isEnded: boolean;
};

export type Payment = { id: string; reference: number; amount: bigint; unused: bigint };
export type Ordered = RefundDue & { sentAs: number | null };
export type Owed = Bill & {
  partyId: string;
  /** Of a share of a deposit: whose claim it is for, until that deposit is ended. */
  claimOf: string | null;
  basisThen: AppointmentBasis | null;
  stateThen: DisputeState;
};

/** What another module does when something happened to a dispute, in its transaction. */
export type Hears = (world: World, event: Kept) => void;

/** How often something came about, by its name: a walk that never comes near proves nothing. */
export type Coverage = Map<string, number>;

/** One dispute with everything that is kept of it, as its tables would have it at this moment. */
export type World = {
  rules: Rules;
  listeners: readonly Hears[];
  process: Process;
  track: Track;
  parties: readonly PartySide[];
  seats: DisputeFacts['seats'];
  filedAt: Date;
  now: number;
  /** Zero in a house whose schedule asks for nothing on filing. */
  registrationFee: bigint;
  holidays: HolidayTable;
  /** Columns that say again what the events say. */
  spine: DerivedColumns;
  events: Kept[];
  /** The records of the gate, the first one first, each with the moment at which it was made. */
  bases: { basis: AppointmentBasis; findings: BasisFindings; at: number }[];
  looks: CheckFinding[];
  recipients: Recipient[];
  inquiries: Map<string, Inquiry[]>;
  bills: Owed[];
  payments: Payment[];
  refunds: Ordered[];
  /** Balances by account, and by account with what it is about. */
  books: Map<string, bigint>;
  /** Answer limits as somebody was told of them. */
  told: Map<string, { from: string; dueOn: Day }>;
  counts: Coverage;
  cache: { limits: Deadline[]; facts: DisputeFacts; of: string } | null;
};

const HOLIDAYS = [
  '01-26',
  '03-04',
  '03-20',
  '04-03',
  '04-14',
  '05-01',
  '08-15',
  '09-14',
  '10-02',
  '10-20',
  '11-10',
  '12-25',
];

/** Saturdays, Sundays and a dozen days of each year; some of them fall beside a weekend. */
export const TABLE: HolidayTable = {
  weeklyRest: ['saturday', 'sunday'],
  years: Array.from({ length: 12 }, (_, at) => ({
    year: 2026 + at,
    confirmed: at < 2,
    source: 'The walk',
    days: HOLIDAYS.map((day) => ({ on: `${2026 + at}-${day}`, name: day })),
  })),
};

export type Kind = {
  process: Process;
  track: Track;
  claimants: number;
  respondents: number;
  filedAt: number;
  isFree: boolean;
  arbitrators: 1 | 3;
};

const CLAIMANTS = ['ada', 'amy'] as const;
const RESPONDENTS = ['ben', 'bea', 'bob'] as const;

export function beginning(
  { process, track, claimants, respondents, filedAt, isFree, arbitrators }: Kind,
  rules: Rules,
  listeners: readonly Hears[],
): World {
  const registrationFee = isFree ? 0n : 500_000n;
  const parties: PartySide[] = [
    ...CLAIMANTS.slice(0, claimants).map((id) => ({ id, side: 'claimant' as const })),
    ...RESPONDENTS.slice(0, respondents).map((id) => ({ id, side: 'respondent' as const })),
  ];
  return {
    rules,
    listeners,
    process,
    track,
    parties,
    seats: seatsOf(arbitrators),
    filedAt: new Date(filedAt),
    now: filedAt,
    holidays: TABLE,
    spine: spineAt(new Date(filedAt)),
    registrationFee,
    events: [],
    bases: [],
    looks: [],
    recipients: [],
    inquiries: new Map(),
    bills: [],
    payments: [],
    refunds: [],
    books: new Map(),
    told: new Map(),
    counts: new Map(),
    cache: null,
  };
}

export function count({ counts }: World, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

export const today = ({ now }: World): Day => dayAt(new Date(now));

export function frameOf({ process, track, parties, filedAt, holidays, events }: World): Frame {
  const tracks = process === 'arbitration' ? tracksOf(track, parties, events) : [];
  const pack = packInForce(dayAt(filedAt));
  return { pack, process, track, tracks, holidays, parties, meanings };
}

function read(world: World): { limits: Deadline[]; facts: DisputeFacts } {
  const of = `${world.events.length}/${world.now}/${world.bases.length}/${world.looks.length}/${world.spine.state}`;
  if (world.cache?.of === of) return world.cache;
  const { rules, process, track, seats, spine, parties, events, bases } = world;
  const { state, stateBefore: before } = spine;
  const limits = rules.limitsOf(frameOf(world), events, new Date(world.now));
  const checks = state === 'scrutiny' ? checksOf(world) : { checksOpen: 0, defectsOpen: 0 };
  const isOver: DisputeFacts['isOver'] = (limit, partyId, seat) =>
    rules.isOver(limits, limit, partyId, seat);
  const beside = {
    process,
    track,
    seats,
    state,
    before,
    basis: bases.at(-1)?.basis ?? null,
    ...checks,
    ...timingOf(frameOf(world), events, new Date(world.now)),
    isOver,
  };
  world.cache = { limits, facts: rules.factsOf(beside, parties, events), of };
  return world.cache;
}

/** Every time limit at this moment. */
export const limitsNow = (world: World): readonly Deadline[] => read(world).limits;

/** What a move is judged by at this moment. */
export const factsNow = (world: World): DisputeFacts => read(world).facts;

function checksOf({ process, track, looks, events }: World) {
  return countsOf(
    checkResultsOf({ process, track }, looks, { round: roundOf(events), touched: [] }),
  );
}
