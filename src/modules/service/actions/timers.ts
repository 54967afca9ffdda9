import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { letterFates } from '#platform/outbox.ts';
import { listOwed } from '../store/attempts.ts';
import { findRecipient } from '../store/ledger.ts';
import { listWatched } from '../store/watched.ts';
import type { ServiceDeps } from './deps.ts';
import type { IncomingReport } from './incoming-reports.ts';
import { recordReport } from './incoming-reports.ts';
import { settle } from './status-changes.ts';
import { watchWindows } from './windows.ts';

const MOST = 200;

/** What changes by itself: letters that left us or came back, 72 hours that went by, and windows that closed. */
export async function watch(deps: ServiceDeps): Promise<boolean> {
  await inPortions((after) => watchOutbox(deps, after));
  await inPortions((after) => watchClock(deps, after));
  await inPortions((after) => watchWindows(deps, after));
  return false;
}

async function inPortions(
  portion: (after: string | null) => Promise<string | null>,
): Promise<void> {
  let after: string | null = null;
  do after = await portion(after);
  while (after !== null);
}

/** Hears from the outbox which letters went out, which the mail server refused, and which came back. */
async function watchOutbox(deps: ServiceDeps, after: string | null): Promise<string | null> {
  const attempts = await listOwed(deps.db, after, MOST);
  const fates = await letterFates(
    deps.db,
    attempts.flatMap(({ letterId }) => letterId ?? []),
  );
  for (const attempt of attempts) {
    const fate = fates.get(attempt.letterId ?? '');
    if (!fate) continue;
    const { sentAt, bounce, error } = fate;
    const isNews = bounce !== null || (sentAt !== null && attempt.status === 'queued');
    if (!isNews) continue;
    await deps.db.transaction().execute(async (tx) => {
      if (sentAt) await recordReport(deps, tx, attempt, handedOver(sentAt));
      const said = `${bounce} ${error ?? ''}`.trim();
      if (bounce) await recordReport(deps, tx, attempt, bounced(deps, said));
    });
  }
  return attempts.length < MOST ? null : (attempts.at(-1)?.id ?? null);
}

function handedOver(sentAt: Date): IncomingReport {
  return {
    status: 'sent',
    at: sentAt,
    source: 'outbox',
    said: 'Handed over',
    messageHash: null,
  };
}

function bounced(deps: ServiceDeps, said: string): IncomingReport {
  return {
    status: 'bounced',
    at: deps.now(),
    source: 'outbox',
    said,
    messageHash: null,
  };
}

async function watchClock(deps: ServiceDeps, after: string | null): Promise<string | null> {
  const ids = await listWatched(deps.db, after, MOST);
  for (const id of ids) {
    await deps.db.transaction().execute(async (tx) => {
      const recipient = await findRecipient(tx, id);
      if (!recipient) return;
      await holdDispute(tx, recipient.disputeId);
      await settle(deps, tx, id);
    });
  }
  return ids.length < MOST ? null : (ids.at(-1) ?? null);
}
