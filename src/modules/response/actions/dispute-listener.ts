import { daysBetween } from '#kernel/days.ts';
import { markUsed } from '#modules/codes/actions/redeeming.ts';
import type { DisputeEventContext, Listener } from '#modules/disputes/actions/deps.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { factsFromEvents, happenedOf } from '#modules/disputes/rules/facts.ts';
import type { PartyStanding } from '#modules/disputes/rules/machine/move-types.ts';
import { FINAL } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { type AnswerRow, changeSent, listSent } from '../store/answers.ts';
import { endSessionsBy, listCodesTo } from '../store/proof.ts';
import type { ResponseDeps } from './deps.ts';
import { issueDecision } from './issuing-decision.ts';
import { decisionTo, oweDecision } from './owed-letters.ts';

/**
 * What becomes of what respondents said when something happens to the dispute, in its transaction: so nothing waits for the
 * office that nobody can decide any more, and nothing counts as an answer of somebody whom the papers did not reach. What was
 * opened by a contact is over with it.
 */
export function responseListener(deps: ResponseDeps): Listener {
  return async (tx, happened) => {
    const { type, toState } = happened.event;
    if (type === 'contact_changed') await proofsFall(deps, tx, happened);
    if (type === 'service_reversed') await answersFall(deps, tx, happened);
    if (DECIDES.includes(type) && !isDecidedHere(happened))
      await decidedElsewhere(deps, tx, happened);
    if (ENDS_WAITING.includes(type) || (FINAL as readonly string[]).includes(toState))
      await requestsFall(deps, tx, happened);
  };
}

const DECIDES: readonly string[] = ['time_extended', 'extension_declined'];
/** After which there may be nothing left to decide on. */
const ENDS_WAITING: readonly string[] = [
  'answered',
  'answer_time_over',
  'service_reversed',
  'respondent_released',
];
/** What was said as the party's own about the request; who somebody is, and a call, are asked whatever was served. */
const FALLS: readonly string[] = ['answer', 'objection', 'counterclaim', 'extension'];

/** The decision in the queue of responses names what it decides on (office.ts), and keeps it itself. */
function isDecidedHere({ event }: DisputeEventContext): boolean {
  return typeof (event.details as { answer?: unknown }).answer === 'string';
}

const waits = ({ decidedAt, setAsideAt }: AnswerRow) => decidedAt === null && setAsideAt === null;

/** The office says which contact ended, and a party what theirs takes the place of. */
async function proofsFall(
  { now }: ResponseDeps,
  tx: Db,
  { event }: DisputeEventContext,
): Promise<void> {
  const { ended, replaces } = event.details as { ended?: string | null; replaces?: string };
  const [partyId, contactId, at] = [event.partyId, ended ?? replaces, now()];
  if (!partyId || !contactId) return;
  await markUsed(tx, { ids: await listCodesTo(tx, { partyId, contactId }), at });
  await endSessionsBy(tx, { partyId, contactId }, at);
}

async function answersFall(
  { now }: ResponseDeps,
  tx: Db,
  { dispute, event }: DisputeEventContext,
): Promise<void> {
  for (const { id, partyId, kind, setAsideAt } of await listSent(tx, dispute.id))
    if (partyId === event.partyId && FALLS.includes(kind) && setAsideAt === null)
      await changeSent(tx, id, { setAsideAt: now() });
}

async function requestsFall(
  { now }: ResponseDeps,
  tx: Db,
  { dispute }: DisputeEventContext,
): Promise<void> {
  const rows = (await listSent(tx, dispute.id)).filter(
    (row) => waits(row) && (row.kind === 'extension' || row.kind === 'reopening'),
  );
  const file = rows.length > 0 ? await findFile(tx, dispute.id) : null;
  if (!file) return;
  const isOver = (FINAL as readonly string[]).includes(dispute.state);
  const { extensionAsked, parties } = factsFromEvents(file.parties, file.events.map(happenedOf));
  const asked = stillAsked(dispute, extensionAsked, parties);
  for (const { id, kind, partyId: itsParty } of rows)
    if (isOver || !asked[kind as keyof typeof asked].includes(itsParty))
      await changeSent(tx, id, { setAsideAt: now() });
}

function stillAsked(
  dispute: DisputeEventContext['dispute'],
  extensionAsked: readonly string[],
  parties: readonly PartyStanding[],
) {
  return {
    extension: dispute.state === 'arb_constituting' ? [] : extensionAsked,
    reopening: parties.flatMap(({ partyId, asksToReopen }) => (asksToReopen ? [partyId] : [])),
  };
}

/**
 * More time that was given or refused on the dispute's own page, or given by the clock because the office said nothing in its
 * time: the request is decided by it, and the same paper and letter say so.
 */
async function decidedElsewhere(
  deps: ResponseDeps,
  tx: Db,
  { dispute, event, written }: DisputeEventContext,
): Promise<void> {
  const row = (await listSent(tx, dispute.id)).find(
    (one) => waits(one) && one.kind === 'extension' && one.partyId === event.partyId,
  );
  const file = row && (await findFile(tx, dispute.id));
  const party = file?.parties.find(({ id }) => id === event.partyId);
  if (!row || !file || !party) return;
  const [at, isGiven] = [deps.now(), event.type === 'time_extended'];
  const limit = (await limitsFor(tx, file, at)).findLast(
    (one) => one.row === 'answer' && one.partyId === party.id,
  );
  const given = isGiven && limit ? daysBetween(limit.explained.unextendedOn, limit.dueOn) : null;
  const by = { personId: event.byPerson, isRegistrar: event.byRole === 'registrar' };
  const outcome = isGiven ? ('extended' as const) : ('declined' as const);
  await issueDecision(deps, tx, { row, by, deciding: { outcome, why: event.why, days: given } });
  await changeSent(tx, row.id, {
    decidedAt: at,
    decidedBy: event.byPerson,
    outcome,
    why: event.why,
  });
  for (const address of decisionTo(party)) written?.add(address.toLowerCase());
  await oweDecision(deps, tx, { party, id: row.id, at });
}
