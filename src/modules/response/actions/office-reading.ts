import type { Day } from '#kernel/days.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { concernedAmong } from '#modules/disputes/actions/conflict-of-interest.ts';
import { limitsOfMany } from '#modules/disputes/actions/limits.ts';
import { factsFor, findFile, standingOfViewer } from '#modules/disputes/actions/reading.ts';
import { mayOf } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { audienceOf, type ResponseKind } from '../rules/words.ts';
import { type AnswerRow, listWaiting } from '../store/answers.ts';
import { listSentAndReplies } from '../store/sent.ts';
import type { ResponseDeps } from './deps.ts';
import { readingsOf } from './notice-readings.ts';
import { sharedIn } from './shared.ts';

export type WaitingResponses = Awaited<ReturnType<typeof listForOffice>>;
export type DisputeResponses = Extract<
  Awaited<ReturnType<typeof responsesOf>>,
  { ok: true }
>['value'];

/** Nothing that waits for the office has a sum in it. */
const NO_SUM = 'INR';

/** What waits for the office; of their own disputes a viewer reads nothing here, and another decides. */
export async function listForOffice(deps: ResponseDeps, { personId }: Viewer) {
  const all = await listWaiting(deps.db);
  const own = await concernedAmong(
    deps.db,
    personId,
    all.map(({ disputeId }) => disputeId),
  );
  const rows = all.filter(({ disputeId }) => !own.has(disputeId));
  const held = await heldDays(deps.db, rows, deps.now());
  return { rows, held, currency: NO_SUM };
}

/** Everything that the respondents of one dispute sent, and when their notices were opened; for whoever stands in it. */
export async function responsesOf(deps: ResponseDeps, viewer: Viewer, disputeId: string) {
  const standing = await standingOfViewer(deps.db, viewer, disputeId);
  if (!standing) return refuse({ code: 'unknown' as const, field: 'id' });
  const isOfficer = standing.as === 'officer' || standing.as === 'registrar';
  const { answers: rows, replies } = await once(deps.db, ['response sent', disputeId], () =>
    listSentAndReplies(deps.db, disputeId),
  );
  const own = ({ partyId }: AnswerRow) => standing.partyIds.includes(partyId);
  const seen = rows.filter(
    (row) =>
      isOfficer || own(row) || (audienceOf[row.kind] !== 'office' && standing.as === 'claimant'),
  );
  const held = isOfficer ? await heldDays(deps.db, seen, deps.now()) : new Map();
  const file = await findFile(deps.db, disputeId);
  const currency = file?.dispute.currency ?? NO_SUM;
  const isClaimant = standing.as === 'claimant' && file !== null;
  const may =
    isClaimant &&
    mayOf(
      await factsFor(deps.db, file, deps.now()),
      ['claimant'],
      file.parties.map(({ id }) => id),
    ).includes('offer_answered');
  return allow({
    rows: seen,
    held,
    currency,
    // For the two sides that an offer is between.
    replies: isOfficer ? null : replies,
    mayReply: may,
    shared: isOfficer ? await sharedIn(deps.db, disputeId) : [],
    readings: isOfficer ? await readingsOf(deps.db, disputeId) : [],
  });
}

type DayOf = (kind: ResponseKind, own: readonly Deadline[]) => Day | undefined;

/** What hangs on each request that waits: of one for more time, the last day to answer as it would be without it. */
const heldOn: DayOf = (kind, own) =>
  kind === 'extension'
    ? own.find(({ row, heldSince }) => row === 'answer' && heldSince)?.explained.unheldOn
    : own.findLast(({ row }) => row === 'reopening_decision')?.dueOn;
/** By when each is to be decided: by the limit of its own. */
export const decideBy: DayOf = (kind, own) =>
  own.findLast(
    ({ row }) => row === (kind === 'extension' ? 'extension_decision' : 'reopening_decision'),
  )?.dueOn;

export async function heldDays(
  db: Db,
  rows: readonly AnswerRow[],
  now: Date,
  day: DayOf = heldOn,
): Promise<Map<string, Day>> {
  const waiting = rows.filter(
    ({ kind, decidedAt, setAsideAt }) =>
      (kind === 'extension' || kind === 'reopening') && decidedAt === null && setAsideAt === null,
  );
  if (waiting.length === 0) return new Map();
  const limits = await limitsOfMany(
    db,
    waiting.map(({ disputeId }) => disputeId),
    now,
  );
  return new Map(
    waiting.flatMap(({ id, kind, disputeId, partyId: itsParty }) => {
      const all = (limits.get(disputeId) ?? []).filter(({ partyId }) => partyId === itsParty);
      const on = day(kind, all);
      return on ? [[id, on] as const] : [];
    }),
  );
}
