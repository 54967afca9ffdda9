import { dayAt } from '#kernel/days.ts';
import { stateAfter } from '#modules/disputes/rules/facts.ts';
import {
  EVENT_TYPES,
  type EventType,
  SAMPLE_PARTICULARS,
} from '#modules/disputes/rules/machine.ts';
import type { DisputeActorRole, DisputeState } from '#modules/disputes/rules/words.ts';
import { ACCOUNTS } from '#modules/fees/rules/ledger.ts';
import { deadEnd } from './leading.ts';
import { isOver } from './moving.ts';
import { factsNow, frameOf, limitsNow, type World } from './world.ts';

/** What must hold in every state. Says what is wrong, or null. */
export type Invariant = (world: World) => string | null;

const BEYOND: readonly DisputeState[] = [
  'arb_notice',
  'arb_serving',
  'arb_service_failed',
  'arb_commenced',
  'arb_constituting',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
];
const AFTER_SERVICE: readonly DisputeState[] = [
  'arb_commenced',
  'arb_constituting',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
];
const ACTORS: readonly DisputeActorRole[] = [
  'claimant',
  'respondent',
  'officer',
  'registrar',
  'neutral',
  'accounts',
  'system',
];

/** Where a stayed dispute was, and where any other is. */
const placeOf = ({ spine: { state, stateBefore } }: World): DisputeState =>
  state === 'stayed' && stateBefore ? stateBefore : state;
const left = (world: World) =>
  factsNow(world).parties.filter(({ side, isReleased }) => side === 'respondent' && !isReleased);

/** The row says what its events say, and each begins where the last one stopped. */
const stateFollows: Invariant = ({ spine: { state }, events }) => {
  const after = stateAfter(events.slice(-1).map(({ to }) => ({ toState: to })));
  if (after !== state) return `the row says ${state} and the events ${after}`;
  for (const [at, { from, type }] of events.entries()) {
    const was = at === 0 ? 'draft' : events[at - 1]?.to;
    if (from !== was) return `${type} came from ${from}, and the dispute was in ${was}`;
  }
  return null;
};

/** I6: whoever replays what was kept comes to the same facts and the same limits. */
const replays: Invariant = (world) => {
  // Dear, so of every seventh event; what another stands on is asked of that one.
  if (world.events.length % 7 !== 0 || world.events.at(-1)?.at.getTime() !== world.now) return null;
  const events = world.events.map((event) => ({
    ...event,
    at: new Date(event.at.getTime()),
    details: { ...event.details },
  }));
  const limits = world.rules.limitsOf(frameOf(world), events, new Date(world.now));
  return JSON.stringify(limits) === JSON.stringify(limitsNow(world))
    ? null
    : 'the limits are others when they are counted again';
};

/** 3.3 and I11: beyond the gate only on a footing, and on B only with the word of each. */
const hasBasis: Invariant = (world) => {
  if (!BEYOND.includes(placeOf(world))) return null;
  const basis = world.bases.at(-1);
  if (!basis || basis.basis === 'none') return `${placeOf(world)} without a basis`;
  return null;
};

/** I11: nobody has agreed who has not said so for their own side. */
const silenceIsNo: Invariant = (world) => {
  for (const { partyId, hasAgreed, side } of factsNow(world).parties) {
    const own = world.events.filter(
      (event) =>
        event.partyId === partyId &&
        ['agreement_signed', 'accepted', 'consent_recorded'].includes(event.type),
    );
    // On paper it comes through the office, which looked at it.
    const isTheirs = ({ by, type }: (typeof own)[number]) =>
      type === 'consent_recorded' ? by !== 'claimant' : by === side;
    if (hasAgreed && !own.some(isTheirs)) return `${partyId} has agreed and never said so`;
  }
  return null;
};

/** ACA s. 21: commenced exactly while somebody is served with the request. */
const commencedByService: Invariant = (world) => {
  const place = placeOf(world);
  if (place === 'arb_commenced' && !left(world).some(({ isServed }) => isServed))
    return 'commenced, and nobody is served';
  if (AFTER_SERVICE.includes(place) && world.spine.commencedOn === null)
    return `${place} without a day of commencement`;
  if (
    (place === 'arb_serving' || place === 'arb_service_failed') &&
    left(world).some(({ isServed }) => isServed)
  )
    return `${place}, and somebody is served`;
  return null;
};

/** I2: at the tribunal everybody of whom something is claimed is served. */
const allServedAtTribunal: Invariant = (world) => {
  const place = placeOf(world);
  if (place === 'arb_commenced' || !AFTER_SERVICE.includes(place)) return null;
  const missing = left(world).find(({ isServed }) => !isServed);
  return missing ? `${missing.partyId} is not served, and the tribunal is to be formed` : null;
};

const UNDOING: readonly string[] = ['service_reversed', 'basis_withdrawn'];

/** I7: a tribunal stands with as many as were agreed, each appointed to a seat of their own, and never with two. */
const asManyAsAgreed: Invariant = (world) => {
  const { seats, members } = factsNow(world);
  const appointed = members.filter(({ stage }) => stage === 'appointed');
  const isWhole = appointed.length === seats.length;
  if (new Set(members.map(({ seat }) => seat)).size < members.length) return 'a seat has two';
  const place = placeOf(world);
  if (place !== 'arb_constituting' && place !== 'arb_appointed') return null;
  return (place === 'arb_appointed') === isWhole
    ? null
    : `${appointed.length} of ${seats.length} are appointed in ${place}`;
};

/**
 * I1: nobody is appointed but who was asked, accepted and disclosed, while nothing took back what that rests on, and only once each
 * party has said that it does not object, was answered with reasons, or has let its time pass.
 */
const appointedLawfully: Invariant = (world) => {
  const event = world.events.at(-1);
  if (event?.type !== 'arbitrator_appointed' || event.at.getTime() !== world.now) return null;
  const { neutral, seat } = event.details;
  const asked = world.events.findLastIndex(
    ({ type, details }) => type === 'arbitrator_invited' && details.neutral === neutral,
  );
  const since = world.events
    .slice(asked)
    .filter(({ type, details }) => details.neutral === neutral || UNDOING.includes(type));
  const types = since.map(({ type }) => type);
  if (since[0]?.details.neutral !== neutral) return `${neutral} was appointed and not asked`;
  const order = ['arbitrator_accepted', 'disclosure_served', 'objection_time_over'] as const;
  const places = order.map((type) => types.indexOf(type));
  if (places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0)))
    return `${neutral} was appointed after ${types.join(', ')}`;
  const undoing = types.find((type) =>
    ['service_reversed', 'basis_withdrawn', 'arbitrator_declined', 'next_in_rank'].includes(type),
  );
  if (undoing) return `${neutral} was appointed after ${undoing}`;
  if (since.some(({ type, details }) => type === 'objection_decided' && details.upheld === true))
    return `${neutral} was appointed although an objection was upheld`;
  const open = limitsNow(world).find(
    ({ row, state, startedOn, partyId, seat: itsSeat }) =>
      row === 'objection_before_appointment' &&
      (itsSeat === null || itsSeat === seat) &&
      state === 'running' &&
      (startedOn ?? '') >= (since[0]?.on ?? '') &&
      !factsNow(world).parties.some((one) => one.partyId === partyId && one.isReleased),
  );
  if (open) return `${neutral} was appointed while ${open.partyId} may still object`;
  return appointedTwice(world, String(neutral));
};

/**
 * ACA ss. 11 and 18: whoever is to decide alone is one whom each party gave or a court named, or stands on a list that was opened since nothing took it
 * back; nobody is asked while answers are sealed.
 */
const foundByBoth: Invariant = (world) => {
  const event = world.events.at(-1);
  if (event?.type !== 'arbitrator_invited' || event.at.getTime() !== world.now) return null;
  if (factsNow(world).seats.length > 1) return null;
  const since = world.events.slice(
    world.events.findLastIndex(({ type }) =>
      ['service_reversed', 'basis_withdrawn'].includes(type),
    ) + 1,
    -1,
  );
  const said = (id: string) =>
    since.findLast(({ type, partyId }) => type === 'arbitrator_named' && partyId === id)?.details
      .names;
  const { neutral } = event.details;
  if (
    factsNow(world).parties.every(
      ({ partyId, isReleased }) => isReleased || said(partyId) === neutral,
    )
  )
    return null;
  const byCourt = since.findLast(({ type }) => type === 'arbitrator_named_by_court');
  if (byCourt?.details.neutral === neutral) return null;
  const last = since.findLast(({ type }) => ['list_sent', 'list_reply_over'].includes(type));
  return last?.type === 'list_reply_over' ? null : `${neutral} was asked, and no list was opened`;
};

/** ACA s. 12(5) and I11: whoever is asked or appointed past a tie has the signature of each party under one text, which nobody refused. */
const waivedByEach: Invariant = (world) => {
  const event = world.events.at(-1);
  const { waived, neutral } = event?.details ?? {};
  if (!waived || event?.at.getTime() !== world.now) return null;
  const of = (type: string, id: unknown, party: string | null = null) =>
    world.events.some(
      (one) =>
        one.type === type && one.details.waiver === id && (party === null || one.partyId === party),
    );
  const parties = factsNow(world).parties.filter(({ isReleased }) => !isReleased);
  const isAgreed = world.events.some(
    ({ type, details: { waiver, neutral: whom } }) =>
      type === 'waiver_proposed' &&
      whom === neutral &&
      !of('waiver_refused', waiver) &&
      parties.every(({ partyId }) => of('waiver_signed', waiver, partyId)),
  );
  return isAgreed ? null : `${neutral} was passed over a tie without the word of each`;
};

/** ACA s. 12(2): whoever is asked again has signed and is there; for some names once, and each answer has its question or is a disclosure. */
const askedOnce: Invariant = (world) => {
  const event = world.events.at(-1);
  if (event?.at.getTime() !== world.now) return null;
  const { neutral, names } = event.details;
  const of = world.events.slice(0, -1).filter(({ details }) => details.neutral === neutral);
  const invited = of.findLastIndex(
    ({ type }) => type === 'arbitrator_invited' || type === 'neutral_invited',
  );
  const since = of.slice(invited + 1).map(({ type, details }) => ({ type, names: details.names }));
  const has = (types: readonly string[]) => since.some(({ type }) => types.includes(type));
  if (event.type === 'disclosure_asked') {
    if (!has(['arbitrator_accepted', 'neutral_accepted'])) return `${neutral} was asked unsigned`;
    if (has(['arbitrator_withdrew', 'neutral_withdrew', 'mandate_ended', 'arbitrator_declined']))
      return `${neutral} was asked and had left`;
    return since.some((one) => one.type === 'disclosure_asked' && one.names === names)
      ? `${neutral} was asked twice of ${names}`
      : null;
  }
  if (event.type !== 'nothing_disclosed') return null;
  const last = since.findLast(({ type }) =>
    ['disclosure_asked', 'nothing_disclosed', 'circumstances_disclosed'].includes(type),
  );
  return last?.type === 'disclosure_asked' ? null : `${neutral} answered what nobody had asked`;
};

/** I11: nobody is asked to lead talks but by a name of each, by the word of each to the institution, or in a mediation by its registrar. */
const askedByAll: Invariant = (world) => {
  const event = world.events.at(-1);
  if (event?.type !== 'neutral_invited' || event.at.getTime() !== world.now) return null;
  const name = String(event.details.name);
  const before = world.events.slice(0, -1);
  const { seat = null } = event.details;
  const each = (is: (one: (typeof before)[number]) => boolean, of = world.parties) =>
    of.every(({ id }) => before.some((one) => one.partyId === id && is(one)));
  // ACA s. 64(1): of several conciliators each side's is its own to name.
  const isSides = seat === 'claimant' || seat === 'respondent';
  const isJoint = each(
    ({ type, details }) =>
      type === 'neutral_named' &&
      (details.seat ?? null) === seat &&
      String(details.names).split(' ').includes(name),
    world.parties.filter(({ side }) => !isSides || side === seat),
  );
  const isLeft = event.by === 'registrar' && each(({ type }) => type === 'choice_left');
  if (isJoint || isLeft) return null;
  if (event.by === 'registrar' && world.process === 'mediation') return null;
  return `${name} was asked by ${event.by}, and not every party had said so`;
};

/** I1 of talks: whoever leads them was asked, disclosed and heard on by each before, and nothing ended that. */
const ledLawfully: Invariant = (world) => {
  const event = world.events.at(-1);
  if (event?.at.getTime() !== world.now) return null;
  if (event.type !== 'conciliator_appointed' && event.type !== 'mediator_appointed') return null;
  const { neutral } = event.details;
  const of = world.events.filter(({ details }) => details.neutral === neutral);
  const asked = of.findLastIndex(({ type }) => type === 'neutral_invited');
  const since = of.slice(asked);
  const types = since.map(({ type }) => type);
  if (since[0]?.details.neutral !== neutral) return `${neutral} was appointed and not asked`;
  const order = ['neutral_accepted', 'disclosure_served', 'objection_time_over'] as const;
  const places = order.map((type) => types.indexOf(type));
  if (places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0)))
    return `${neutral} was appointed after ${types.join(', ')}`;
  const undoing = types.find((type) => ['neutral_declined', 'neutral_passed'].includes(type));
  if (undoing) return `${neutral} was appointed after ${undoing}`;
  return since.some(({ type, details }) => type === 'objection_decided' && details.upheld === true)
    ? `${neutral} was appointed although an objection was upheld`
    : null;
};

/** Whoever declined, let the time pass or withdrew is not asked again in the dispute. */
function appointedTwice({ events }: World, neutral: string): string | null {
  const many = events.filter(
    ({ type, details }) => type === 'arbitrator_appointed' && details.neutral === neutral,
  ).length;
  return many > 1 ? `${neutral} was appointed twice` : null;
}

/** An open challenge has a clock of its own that leads on, and a mandate ends by itself only where what was said has ended it. */
const challengesLeadOn: Invariant = (world) => {
  const open = factsNow(world).mandates.flatMap(({ challenges }) =>
    challenges.filter(({ outcome }) => outcome === null),
  );
  const rulings = open.length > 0 ? limitsNow(world) : [];
  const adrift = open.find(
    (one) =>
      !rulings.some(
        ({ row, partyId, stoppedOn }) =>
          row === 'challenge_ruling' && partyId === one.partyId && stoppedOn === null,
      ),
  );
  if (adrift && placeOf(world) === 'arb_appointed')
    return `nobody's clock runs for the challenge of ${adrift.partyId}`;
  const event = world.events.at(-1);
  if (event?.type !== 'mandate_ended' || event.by !== 'system') return null;
  const said = world.events.findLast(({ type }) =>
    ['challenge_answered', 'challenge_decided', 'mandate_given_up'].includes(type),
  );
  return said?.at.getTime() === event.at.getTime() ? null : 'a mandate ended, and nobody said so';
};

/** What the dispute says of service is what the ledger of papers shows. */
const servedByReceipt: Invariant = (world) => {
  if (!BEYOND.includes(world.spine.state) || world.spine.state === 'arb_notice') return null;
  for (const { partyId, isServed } of left(world)) {
    const papers = world.recipients.filter(
      (one) => one.partyId === partyId && one.purpose === 'notice' && one.standing === 'served',
    );
    if (isServed && papers.length === 0) return `${partyId} counts as served by no paper`;
  }
  return null;
};

/** Law and lifecycle 6.4: it goes on without somebody only after each condition, by the one clock; an answer ends it. */
const absenceIsFounded: Invariant = (world) => {
  const gone = factsNow(world).parties.find(
    ({ isAbsent, isServed, isWarned, hasAnswered }) =>
      isAbsent && !(isServed && isWarned && !hasAnswered),
  );
  if (gone)
    return `it goes on without ${gone.partyId}, who is not served, not warned, or has answered`;
  const event = world.events.at(-1);
  if (event?.type !== 'absence_established' || event.at.getTime() !== world.now) return null;
  const own = limitsNow(world).filter(
    ({ partyId, row }) =>
      partyId === event.partyId && (row === 'answer' || row === 'final_warning'),
  );
  const open = own.find(({ state }) => state === 'running' || state === 'paused');
  if (open) return `it goes on without ${event.partyId} while ${open.id} runs until ${open.dueOn}`;
  return own.some(({ row, state }) => row === 'final_warning' && state === 'missed')
    ? null
    : `${event.partyId} was never warned`;
};

/** I8: the books come out even, nothing is below zero that may not be, and each bill says what its entries say. */
const booksAreEven: Invariant = ({ books, bills, payments, refunds }) => {
  let sum = 0n;
  for (const account of ACCOUNTS) sum += books.get(account) ?? 0n;
  if (sum !== 0n) return `the ledger comes to ${sum}`;
  for (const { id, due, paid, credited, total } of bills) {
    if (due < 0n || paid < 0n || due + paid + credited !== total)
      return `${id}: ${due} due, ${paid} paid, ${credited} credited of ${total}`;
    if ((books.get(`receivable/${id}`) ?? 0n) !== due)
      return `${id} asks for ${due}, and its entries for ${books.get(`receivable/${id}`)}`;
  }
  for (const { id, unused, amount } of payments) {
    if (unused < 0n || unused > amount) return `${id} has ${unused} left of ${amount}`;
    if (-(books.get(`suspense//${id}`) ?? 0n) !== unused)
      return `${id} has ${unused} left, and its entries say otherwise`;
  }
  const owed = refunds.reduce((so, { amount, sentAs }) => (sentAs === null ? so + amount : so), 0n);
  if (-(books.get('refunds') ?? 0n) !== owed)
    return `${owed} is ordered back, and the ledger says ${books.get('refunds')}`;
  return (books.get('bank') ?? 0n) < 0n ? 'more has left the bank than came' : null;
};

/** I8 and Part C 9: where a dispute stands by its deposits is what the bills say, and a claim goes on with money alone. */
const fundedByMoney: Invariant = (world) => {
  const { state } = world.spine;
  // With another end what was asked for is closed as it stands.
  if (isOver(state) && state !== 'terminated') return null;
  const { deposits } = factsNow(world);
  for (const { claimOf, stage } of deposits) {
    const shares = world.bills.filter((one) => one.claimOf === claimOf);
    const owed = shares.some(({ due }) => due > 0n);
    if (stage === 'paid' && owed) return `the deposit of ${claimOf} counts as paid, and is owed`;
    if ((stage === 'asked' || stage === 'suspended') && !owed)
      return `the deposit of ${claimOf} is paid, and counts as ${stage}`;
    if (stage === 'ended' && shares.length > 0)
      return `the claim of ${claimOf} ended, and its deposit is held`;
  }
  const has = (stage: string) => deposits.some((one) => one.stage === stage);
  if (state === 'arb_prelim' && !has('paid')) return 'it goes on, and no claim is paid for';
  if (state === 'arb_suspended' && (has('paid') || has('asked')))
    return 'it is suspended, and something is left to go on with';
  if (state === 'arb_appointed' && !has('asked'))
    return 'it waits for deposits that nobody is asked for';
  if (state === 'terminated' && deposits.some(({ stage }) => stage !== 'ended'))
    return 'it is over, and a claim is left';
  return null;
};

/** No bill goes to a respondent before there is a footing. */
const noBillBeforeBasis: Invariant = ({ bills, parties, process }) => {
  const isFooted = ({ basisThen }: World['bills'][number]) =>
    process !== 'arbitration' || (basisThen !== null && basisThen !== 'none');
  const early = bills.find(
    (bill) =>
      parties.some(({ id, side }) => id === bill.partyId && side === 'respondent') &&
      !isFooted(bill),
  );
  return early ? `${early.id} asks ${early.partyId} for money without a basis` : null;
};

/** Whoever is asked for nothing any more owes nothing: a bill does not outlive its dispute. */
const billsEndWithIt: Invariant = ({ spine, bills }) => {
  if (!isOver(spine.state)) return null;
  const open = bills.find(({ due, stateThen }) => due > 0n && !isOver(stateThen));
  return open ? `${open.id} still asks for ${open.due} of a dispute that is ${spine.state}` : null;
};

/** Nothing is billed in a dispute that is over. */
const noBillAfterEnd: Invariant = ({ bills }) => {
  const late = bills.find(({ stateThen }) => isOver(stateThen));
  return late ? `${late.id} was issued when the dispute was ${late.stateThen}` : null;
};

/** I9: what one party has for something, every other has for the same. */
const equalWindows: Invariant = (world) => {
  const lengths = new Map<string, string>();
  // The parties may have agreed on another track between two days.
  const isOneTrack = (frameOf(world).tracks?.length ?? 0) < 2;
  for (const { row, partyId, whose, startedOn, explained } of limitsNow(world)) {
    if (partyId === null || whose !== 'party') continue;
    const length = JSON.stringify(explained.length);
    const key = isOneTrack ? row : `${row} from ${startedOn}`;
    if (lengths.has(key) && lengths.get(key) !== length)
      return `${row} is ${length} for ${partyId} and ${lengths.get(key)} for another`;
    lengths.set(key, length);
  }
  return null;
};

/** Part C 4: an answer limit that was told never gets shorter while the service that it is counted from stands. */
const neverShorter: Invariant = (world) => {
  for (const { row, id, startedOn, dueOn } of limitsNow(world)) {
    if (row !== 'answer') continue;
    const told = world.told.get(id);
    if (told?.from === startedOn && dueOn < told.dueOn)
      return `${id} was told until ${told.dueOn} and is now until ${dueOn}`;
    world.told.set(id, { from: startedOn, dueOn });
  }
  return null;
};

/** A limit that is born is not over: whoever is given a time has it. */
const notBornOver: Invariant = (world) => {
  const last = world.events.at(-1);
  if (!last || last.at.getTime() !== world.now) return null;
  const born = limitsNow(world).find(
    ({ row, partyId, startedOn, state }) =>
      row === 'answer' &&
      last.type === 'served' &&
      partyId === last.partyId &&
      startedOn === last.on &&
      state === 'ended',
  );
  return born ? `${born.id} begins on ${born.startedOn} and had ended on ${born.stoppedOn}` : null;
};

/** Nothing happens in the future, and nothing but a court's order counts before the filing (ACA s. 9(2)). */
const daysAreTrue: Invariant = (world) => {
  const event = world.events.at(-1);
  if (!event) return null;
  if (event.on > dayAt(event.at))
    return `${event.type} counts on ${event.on}, and it is ${dayAt(event.at)}`;
  if (event.type !== 'interim_order_by_court' && event.on < dayAt(world.filedAt))
    return `${event.type} counts on ${event.on}, before the filing`;
  return null;
};

/** What is over moves no more, and nobody waits for anything in it but for what outlives it. */
const endsAreEnds: Invariant = (world) => {
  if (!isOver(world.spine.state)) return null;
  const outliving = new Set(
    frameOf(world).pack.rows.flatMap(({ id, outlives }) => (outlives ? [id] : [])),
  );
  const running = limitsNow(world).find(
    ({ row, state }) => (state === 'running' || state === 'paused') && !outliving.has(row),
  );
  if (running) return `${running.id} runs in ${world.spine.state}`;
  const facts = factsNow(world);
  const taken = EVENT_TYPES.find((type: EventType) =>
    ACTORS.some((by) =>
      [null, ...world.parties.map(({ id }) => id)].some(
        (partyId) => world.rules.moved(facts, type, { by, partyId, ...SAMPLE_PARTICULARS }).ok,
      ),
    ),
  );
  return taken ? `${taken} moves a dispute that is ${world.spine.state}` : null;
};

/** A stay remembers where it began, and goes back to there and nowhere else. */
const staysAreKept: Invariant = (world) => {
  if (world.spine.state !== 'stayed')
    return world.spine.stateBefore === null ? null : `${world.spine.state} has a state before it`;
  if (
    world.spine.stateBefore === null ||
    world.spine.stateBefore === 'stayed' ||
    isOver(world.spine.stateBefore)
  )
    return `stayed from ${world.spine.stateBefore}`;
  const rows = new Set(frameOf(world).pack.rows.flatMap(({ id, pauses }) => (pauses ? [id] : [])));
  const moving = limitsNow(world).find(({ row, state }) => state === 'running' && rows.has(row));
  return moving ? `${moving.id} runs while all is stayed` : null;
};

/** The clock of whoever is waited for has one answer: over is what the limit says, on the second. */
const clockIsOne: Invariant = (world) => {
  for (const { id, dueOn, overAt, state } of limitsNow(world)) {
    if (state !== 'running') continue;
    if (overAt.getTime() <= world.now) return `${id} runs, and was over at ${overAt.toISOString()}`;
    // What the Act gives is told to its day and taken on the next open one (General Clauses Act s. 10), so the end may be later.
    if (!id.startsWith('proof_of_delivery') && dayAt(overAt) <= dueOn)
      return `${id} is due on ${dueOn} and over before its end`;
  }
  return null;
};

export const INVARIANTS = {
  stateFollows,
  replays,
  hasBasis,
  silenceIsNo,
  commencedByService,
  allServedAtTribunal,
  appointedLawfully,
  foundByBoth,
  waivedByEach,
  askedOnce,
  challengesLeadOn,
  askedByAll,
  ledLawfully,
  asManyAsAgreed,
  servedByReceipt,
  absenceIsFounded,
  booksAreEven,
  fundedByMoney,
  noBillBeforeBasis,
  billsEndWithIt,
  noBillAfterEnd,
  equalWindows,
  neverShorter,
  notBornOver,
  daysAreTrue,
  endsAreEnds,
  staysAreKept,
  clockIsOne,
  deadEnd,
} as const satisfies Record<string, Invariant>;
export type InvariantName = keyof typeof INVARIANTS;
export const NAMES = Object.keys(INVARIANTS) as InvariantName[];
