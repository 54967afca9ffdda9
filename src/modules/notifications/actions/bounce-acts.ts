import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import { queueResend } from '#platform/bounces.ts';
import type { Db } from '#platform/db.ts';
import { close, type LetterResendRefusal, sendAgain } from '../rules/bounces.ts';
import { lockBounce, markDone } from '../store/bounces.ts';
import type { Deps } from './bounces.ts';
import type { NotificationsDeps } from './deps.ts';

type Acting = { viewer: Viewer; id: string };

type Finished = { id: string };

/** Sends a letter that came back once more. */
export async function sendBounceAgain(
  deps: NotificationsDeps,
  { viewer, id, recipient }: Acting & { recipient: string },
): Promise<Result<Finished, LetterResendRefusal | 'bounce_unknown'>> {
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<Finished, LetterResendRefusal | 'bounce_unknown'>> => {
      const row = await lockBounce(tx, id);
      if (!row) return refuse('bounce_unknown');
      const again = sendAgain(
        { state: row.state, kind: row.letterKind, recipient: row.recipient },
        recipient,
      );
      if (!again.ok) return again;
      const [sentAs, at] = [deps.newId(), deps.now()];
      await queueResend(tx, {
        letterId: row.letterId,
        id: sentAs,
        recipient: again.value.recipient,
        at,
      });
      await markDone(tx, { id, by: viewer.personId, at, state: 'sent_again', sentAs });
      const isSame = recipient.toLowerCase() === row.recipient.toLowerCase();
      await record(tx, viewer, {
        at,
        letterId: row.letterId,
        act: 'letter.sent_again',
        details: { sentAs, corrected: !isSame },
      });
      return allow({ id });
    });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** Closes the matter of a letter that came back, with a reason. */
export function closeBounce(
  { db, now }: Deps,
  { viewer, id, reason }: Acting & { reason: string },
): Promise<Result<Finished, 'already_done' | 'reason_missing' | 'bounce_unknown'>> {
  return db.transaction().execute(async (tx) => {
    const row = await lockBounce(tx, id);
    if (!row) return refuse('bounce_unknown');
    const closed = close(
      { state: row.state, kind: row.letterKind, recipient: row.recipient },
      reason,
    );
    if (!closed.ok) return closed;
    await markDone(tx, { id, by: viewer.personId, at: now(), state: 'closed', reason });
    await record(tx, viewer, {
      at: now(),
      letterId: row.letterId,
      act: 'letter.closed',
      why: reason,
    });
    return allow({ id });
  });
}

type Keeping = {
  at: Date;
  letterId: string;
  act: 'letter.sent_again' | 'letter.closed';
  why?: string;
  details?: Record<string, string | boolean>;
};

function record(
  tx: Db,
  { personId, roles }: Viewer,
  { at, letterId, act, why, details }: Keeping,
): Promise<void> {
  const role = roles.find((one) => one === 'case_officer' || one === 'registrar') ?? 'person';
  const [subject, to] = [{ kind: 'letter' as const, id: letterId }, act.slice('letter.'.length)];
  return appendActs(tx, at, [
    {
      act,
      subject,
      by: { personId, role },
      from: 'bounced',
      to,
      why: why ?? null,
      details: details ?? {},
    },
  ]);
}
