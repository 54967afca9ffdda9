import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import { type Details, moveDispute } from '#modules/disputes/actions/moves.ts';
import {
  type DisputeFile,
  factsFor,
  findFile,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import {
  type DisputeFacts,
  type DisputeMoveRefusal,
  type EventType,
  moved,
} from '#modules/disputes/rules/machine.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { type ListOutcome, type ListRefusal, refusalOfReply } from '../rules/strike-and-rank.ts';
import { addReply, findLastList, findReplyOf, listNames } from '../store/lists.ts';
import { membersRead } from './candidate.ts';
import { closeIfDue } from './closing.ts';
import { askedAgainIn } from './continuing.ts';
import type { AppointmentsDeps } from './deps.ts';
import { jointFor } from './joint.ts';
import { choicesOn, mandatesOf } from './mandates.ts';
import { nominationFor, seatsRead } from './seats.ts';
import { talksChoiceOf } from './talks-choice.ts';
import { waiversRead, waivingFor } from './waivers-reading.ts';

export type PartyTribunal = NonNullable<Awaited<ReturnType<typeof tribunalFor>>>;

/** What a party sees of the list: its names, its own answer and its own time; of the other side's answer nothing but what came of both. */
export async function tribunalFor(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, q = '' }: { id: string; q?: string | undefined },
) {
  const { db, now } = deps;
  const standing = await standingOfViewer(db, viewer, id);
  const as = standing?.as;
  if (!standing || (as !== 'claimant' && as !== 'respondent')) return null;
  const file = await findFile(db, id);
  if (!file) return null;
  const facts = await factsFor(db, file, now());
  const row = facts.list ? await findLastList(db, id) : null;
  const list = row && row.id === facts.list?.id ? row : null;
  const own = file.parties.filter((party) => standing.partyIds.includes(party.id));
  const limits = await limitsFor(db, file, now());
  const mandates = await mandatesOf(db, file, limits);
  const { sitting } = mandates;
  const due = limits.findLast(
    ({ row: of, partyId }) => of === 'list_reply' && standing.partyIds.includes(partyId ?? ''),
  );
  const mayAnswer = own.filter(
    ({ id: partyId }) =>
      file.dispute.state === 'arb_constituting' &&
      facts.list?.isOut &&
      !facts.listReplied.includes(partyId) &&
      !facts.isOver('list_reply', partyId) &&
      facts.parties.some(
        (party) => party.partyId === partyId && !party.isReleased && !party.isDisputed,
      ),
  );
  const members = await membersRead(db, file, { facts, limits });
  const { partyIds } = standing;
  return {
    file,
    as,
    list,
    names: list ? await listNames(db, list.id) : [],
    reply: list ? await findReplyOf(db, list.id, standing.partyIds) : null,
    dueOn: due?.dueOn ?? null,
    mayAnswer,
    outcome: (list?.outcome ?? null) as ListOutcome | null, // what closeList kept
    members,
    seats: seatsRead(facts, members),
    nomination: await nominationFor(db, file, { facts, partyIds, q, limits }),
    joint: await jointFor(db, { file, facts, own, q }),
    waivers: await waiversRead(db, { file, facts, own }),
    waiving: await waivingFor(db, { facts, own, q }),
    mandates,
    again: await askedAgainIn(db, file, limits),
    choices: sitting.map((one) => ({ one, ...choicesOn(one, { facts, as, own, limits }) })),
    choice: await talksChoiceOf(deps, db, { file, facts, byPerson: viewer.personId }),
    mayName: own.filter(({ id: partyId }) => mayOf(facts, 'neutral_named', { partyId, as })),
    ...conciliatorsFor(facts, { as, own }),
    mayLeave: own.filter(({ id: partyId }) => mayOf(facts, 'choice_left', { partyId, as })),
    maySayOf: (neutral: string) =>
      own.filter(({ id: partyId }) => mayOf(facts, 'no_objection', { partyId, as, neutral })),
  };
}

type Own = { as: Side; own: DisputeFile['parties'] };

/** For whom a party may say how many conciliators there are to be, and name somebody for each place of several. */
function conciliatorsFor(facts: DisputeFacts, { as, own }: Own) {
  const may = (type: EventType, details: Details) =>
    own.filter(({ id: partyId }) => moved(facts, type, { by: as, partyId, why: '', details }).ok);
  const free = facts.seats.filter((seat) => !facts.members.some((one) => one.seat === seat));
  const several = facts.process === 'conciliation' && facts.seats.length > 1 ? free : [];
  return {
    mayNumber: own.filter(({ id: partyId }) => {
      const said = facts.choice.many?.[partyId] ?? 1;
      return may('conciliators_proposed', { many: said === 1 ? 2 : 1 }).some(
        ({ id }) => id === partyId,
      );
    }),
    mayNameFor: several
      .map((seat) => ({ seat, parties: may('neutral_named', { names: 'a name', seat }) }))
      .filter(({ parties }) => parties.length > 0),
  };
}

type PartyAct = { partyId: string; as: Side; neutral?: string };

/** Whether the table of moves lets a party do something now; of what it says it asks the same as of an objection. */
function mayOf(facts: DisputeFacts, type: EventType, { partyId, as, neutral }: PartyAct): boolean {
  const details = { names: 'a name', ...(neutral ? { neutral } : {}) };
  return moved(facts, type, { by: as, partyId, why: '', details }).ok;
}

type ListAnswer = {
  id: string;
  list: string;
  partyId: string;
  strikes: readonly string[];
  ranking: readonly string[];
};

type AnswerRefusal = DisputeMoveRefusal | ListRefusal | 'unknown';

/** Keeps a party's answer sealed; with the last one that may come, all of them are opened. */
export async function answerList(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, list: listId, partyId, strikes, ranking }: ListAnswer,
): Promise<Result<{ id: string; isClosed: boolean }, AnswerRefusal>> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  const as = standing?.as;
  if (as !== 'claimant' && as !== 'respondent') return refuse('unknown');
  if (!standing?.partyIds.includes(partyId)) return refuse('party_missing');
  type Outcome = Result<{ id: string; isClosed: boolean }, AnswerRefusal>;
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Outcome> => {
    await holdDispute(tx, id);
    const list = await findLastList(tx, id);
    if (list?.id !== listId) return refuse('list_missing');
    const names = (await listNames(tx, listId)).map(({ neutralId }) => neutralId);
    const problem = refusalOfReply(names, { strikes, ranking }, list.strikes);
    if (problem) return refuse(problem);
    const done = await moveDispute(deps, tx, {
      disputeId: id,
      type: 'list_replied',
      by: { personId: viewer.personId, role: 'person' },
      as,
      partyId,
      details: { list: listId },
    });
    if (!done.ok) return done;
    const said = { strikes: [...strikes], ranking: [...ranking] };
    const who = { partyId, side: as, personId: viewer.personId, at: deps.now() };
    await addReply(tx, { listId, ...who, ...said });
    return allow({ id, isClosed: await closeIfDue(deps, tx, id) });
  });
  if (outcome.ok && outcome.value.isClosed) deps.wakeMail();
  return outcome;
}
