import { languages } from '#kernel/language.ts';
import { appendActs } from '#modules/record/actions.ts';
import { BindingStopped } from '#platform/binding/stopped.ts';
import { speaking } from '#platform/language.ts';
import type { Log } from '#platform/log.ts';
import { type BundleFault, type BundleKind, LEASE, TRIES_MOST } from '../rules/bundles.ts';
import {
  type BundleRow,
  changeLeased,
  dropOverdueBundles,
  leaseBundle,
  listBundlePapers,
} from '../store/bundles.ts';
import { makeBundle } from './bundle.ts';
import { makeCertificate } from './certificate.ts';
import { makeCopy } from './copy.ts';
import type { BundlesDeps } from './deps.ts';
import { makerOf } from './maker.ts';
import { type Maker, StoppedMaking, TakenAway } from './making.ts';
import { visiblePapers } from './papers.ts';

const makers: Record<BundleKind, Maker> = {
  bundle: makeBundle,
  copy: makeCopy,
  certificate: makeCertificate,
};

/** Makes what waits longest, and tells whoever asked for it. Answers whether another may wait. */
export async function makeNext(deps: BundlesDeps, log: Log): Promise<boolean> {
  await dropOverdueBundles(deps.db, deps.now());
  const until = new Date(deps.now().getTime() + LEASE);
  const row = await leaseBundle(deps.db, { now: deps.now(), until });
  if (!row) return false;
  try {
    // What ended the process so often would end it again.
    if (row.tries > TRIES_MOST) throw new StoppedMaking('failed');
    const tongue = languages.find((one) => one === row.language) ?? languages[0];
    const { pages } = await speaking(tongue, () => make(deps, row));
    await tell(deps, row, { act: 'bundle.made', details: { pages } });
  } catch (error) {
    if (error instanceof TakenAway) return true;
    const fault = faultIn(error);
    if (fault === 'failed')
      log.error('bundle_failed', { stack: error instanceof Error ? error.stack : String(error) });
    if (await changeLeased(deps.db, row, { state: 'failed', fault, endedAt: deps.now() }))
      await tell(deps, row, { act: 'bundle.failed', details: { fault } });
  }
  return true;
}

async function make(deps: BundlesDeps, row: BundleRow): Promise<{ pages: number }> {
  const viewer = await makerOf(deps.db, row.personId);
  const chosen = await listBundlePapers(deps.db, [row.id]);
  const ids = chosen.map(({ documentId }) => documentId);
  const record = await visiblePapers(deps, viewer, { disputeId: row.disputeId, ids });
  const papers = chosen.flatMap(
    ({ documentId }) => record?.papers.find(({ id }) => id === documentId) ?? [],
  );
  // Asked again, because it may be long since it was asked for.
  if (!record || papers.length < chosen.length) throw new StoppedMaking('not_yours');
  return makers[row.kind](deps, { row, viewer, record, papers });
}

function faultIn(error: unknown): BundleFault {
  return error instanceof StoppedMaking || error instanceof BindingStopped ? error.fault : 'failed';
}

type Outcome = { act: 'bundle.made' | 'bundle.failed'; details: object };

function tell(
  { db, now }: BundlesDeps,
  { id, kind, disputeId, personId }: BundleRow,
  { act, details }: Outcome,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await appendActs(tx, now(), [
      {
        act,
        subject: { kind: 'dispute', id: disputeId },
        by: { personId: null, role: 'system' },
        details: { bundle: id, kind, ...details },
        tells: [personId],
      },
    ]);
  });
}
