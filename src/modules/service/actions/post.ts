import { type Day, dayAt, momentOn } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { type DeliveryProofRefusal, type PostalFacts, post } from '../rules/proof.ts';
import type { ReturnReason } from '../rules/words.ts';
import { changeAttempt } from '../store/attempts.ts';
import type { ServiceDeps } from './deps.ts';
import type { IncomingReport } from './incoming-reports.ts';
import { recordReport } from './incoming-reports.ts';
import { heldAttempt } from './office-access.ts';

export type Outcome<R extends string> = Promise<Result<{ id: string }, R | 'unknown'>>;

type One = NonNullable<Awaited<ReturnType<typeof heldAttempt>>>;

export function postedOf({ one }: One): PostalFacts {
  const { channel, articleNumber, postedOn, queuedAt } = one.row;
  return {
    channel,
    articleNumber: articleNumber ?? '',
    queuedOn: dayAt(queuedAt),
    postedOn,
    proof: one.attempt.proof,
  };
}

export type PostalItem = { id: string; articleNumber: string; carrier: string; postedOn: Day };

/** An officer hands a paper to the carrier: with its number, on a day. */
export function recordPosting(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, articleNumber, carrier, postedOn }: PostalItem,
): Outcome<DeliveryProofRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldAttempt(tx, viewer, id);
    if (!held) return refuse('unknown');
    const number = articleNumber.toUpperCase().replaceAll(' ', '');
    const outcome = post(postedOf(held), { number, on: postedOn, today: dayAt(deps.now()) });
    if (!outcome.ok) return outcome;
    await changeAttempt(tx, id, { articleNumber: number, carrier, postedOn });
    const sent = postedReport(postedOn, carrier, number);
    await recordReport(deps, tx, held.one.row, sent, held.cause);
    return allow({ id });
  });
}

function postedReport(postedOn: Day, carrier: string, number: string): IncomingReport {
  return {
    status: 'sent' as const,
    at: noonOf(postedOn),
    source: 'officer' as const,
    said: `${carrier} ${number}`,
    messageHash: null,
  };
}

/** Post that came back. That it was refused is noted in those words and serves nobody by itself. */
export function returnPost(
  deps: ServiceDeps,
  viewer: Viewer,
  { id, reason, note }: { id: string; reason: ReturnReason; note: string },
): Outcome<DeliveryProofRefusal> {
  return deps.db.transaction().execute(async (tx) => {
    const held = await heldAttempt(tx, viewer, id);
    if (!held) return refuse('unknown');
    const posted = postedOf(held);
    if (posted.channel !== 'post' && posted.channel !== 'courier') return refuse('not_post');
    if (posted.postedOn === null) return refuse('not_posted');
    if (posted.proof?.state === 'validated' || held.one.row.status === 'failed')
      return refuse('already_done');
    const said = returnedReport(deps, reason, note);
    await recordReport(deps, tx, held.one.row, said, held.cause);
    return allow({ id });
  });
}

function returnedReport(deps: ServiceDeps, reason: ReturnReason, note: string) {
  return {
    status: 'failed' as const,
    at: deps.now(),
    source: 'officer' as const,
    said: `${reason} ${note}`.trim(),
    messageHash: null,
  };
}

type Noted = 'service.proof_brought' | 'service.proof_judged';

export async function note(
  deps: ServiceDeps,
  tx: Db,
  { cause, file }: One,
  act: Noted,
  details: Record<string, string | boolean>,
): Promise<void> {
  await appendActs(tx, deps.now(), [
    { act, subject: { kind: 'dispute', id: file.dispute.id }, by: cause.by, details },
  ]);
}

/** A civil day in India as a moment of it. */
export function noonOf(day: Day): Date {
  return momentOn(day, '12:00');
}
