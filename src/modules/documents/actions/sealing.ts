import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { membersOf } from '#modules/disputes/actions/members.ts';
import {
  addSeal,
  changeSeal,
  findOpenSeal,
  paperBounds,
  type SealRow,
} from '#modules/disputes/actions/paper-bounds.ts';
import {
  type DisputeFile,
  documentIn,
  findFile,
  officeIn,
} from '#modules/disputes/actions/reading.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { exhibitNumber } from '../rules/exhibits.ts';
import {
  askSeal,
  decideSeal,
  type OpenSeal,
  type SealDecision,
  type SealDecisionRefusal,
  type SealRequestRefusal,
} from '../rules/seals.ts';
import { type ExhibitRow, findExhibit } from '../store/exhibits.ts';
import type { DocumentsDeps } from './deps.ts';
import { openCertificates, reachFurther } from './seal-reach.ts';
import { filerIn } from './uploads.ts';

export type PaperAbout = { disputeId: string; id: string; why: string };

/** A party asks that a paper be sealed. Nothing is sealed by asking: both sides read the reason, and the registrar decides. */
export function askSealFor(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, why }: PaperAbout,
): Promise<Result<{ id: string }, SealRequestRefusal | 'unknown'>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, SealRequestRefusal | 'unknown'>> => {
      const standing = await filerIn(tx, viewer, disputeId);
      if (!standing) return refuse('unknown');
      const held = await holdPaper(tx, disputeId, id);
      const document = held && (await documentIn(tx, disputeId, id));
      if (!held || !document || !mayRead(standing, document, await paperBounds(tx, disputeId)))
        return refuse('unknown');
      const found = askSeal(openOf(held.seal), why);
      if (!found.ok) return found;
      const at = deps.now();
      await addSeal(tx, {
        id: deps.newId(),
        documentId: id,
        disputeId,
        state: 'asked',
        askedAt: at,
        askedBy: viewer.personId,
        askedFor: standing.partyIds[0] ?? null,
        askedWhy: why,
      });
      await tell(deps, tx, held, {
        act: 'exhibit.seal_asked',
        by: { personId: viewer.personId, role: 'person' },
        why,
      });
      return allow({ id });
    });
}

export type SealOrder = PaperAbout & {
  decision: SealDecision;
  /** The parties whom the order lets read it beside the one that filed it. */
  readers: readonly string[];
};
export type SealOrderRefusal = SealDecisionRefusal | 'unknown' | 'party_unknown';

/** The registrar seals a paper, declines what was asked, or lifts the seal. Both sides are told, and read why. */
export function decideSealOf(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, decision, why, readers }: SealOrder,
): Promise<Result<{ id: string }, SealOrderRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, SealOrderRefusal>> => {
      if ((await officeIn(tx, viewer, disputeId))?.as !== 'registrar') return refuse('unknown');
      const held = await holdPaper(tx, disputeId, id); // of two at once the second finds what the first did
      if (!held) return refuse('unknown');
      const found = decideSeal(openOf(held.seal), { decision, why });
      if (!found.ok) return found;
      if (!readers.every((one) => held.file.parties.some((party) => party.id === one)))
        return refuse('party_unknown');
      await keepDecision(deps, tx, { viewer, held, decision, why, readers });
      const reaching = { viewer, row: held.row, why, readers };
      if (decision === 'ordered') await reachFurther(deps, tx, reaching);
      if (decision === 'lifted') await openCertificates(deps, tx, reaching);
      await deps.papersChanged(tx, disputeId);
      await tell(deps, tx, held, {
        act: ACTS[decision],
        by: { personId: viewer.personId, role: 'registrar' },
        why,
        ...(decision === 'ordered' ? { readers } : {}),
      });
      return allow({ id });
    });
}

const ACTS = {
  ordered: 'exhibit.sealed',
  declined: 'exhibit.seal_declined',
  lifted: 'exhibit.unsealed',
} as const satisfies Record<SealDecision, string>;

type HeldPaper = { file: DisputeFile; row: ExhibitRow; seal: SealRow | null };

async function holdPaper(tx: Db, disputeId: string, id: string): Promise<HeldPaper | null> {
  await holdDispute(tx, disputeId);
  const [file, row] = [await findFile(tx, disputeId), await findExhibit(tx, disputeId, id)];
  return file && row && { file, row, seal: await findOpenSeal(tx, id) };
}

function openOf(seal: SealRow | null): OpenSeal {
  return seal?.state === 'asked' || seal?.state === 'ordered' ? seal.state : null;
}

type Deciding = Pick<SealOrder, 'decision' | 'why' | 'readers'> & {
  viewer: Viewer;
  held: HeldPaper;
};

async function keepDecision(
  deps: DocumentsDeps,
  tx: Db,
  { viewer, held: { row, seal }, decision, why, readers }: Deciding,
): Promise<void> {
  const at = deps.now();
  if (decision === 'lifted' && seal)
    return changeSeal(tx, seal.id, {
      state: 'lifted',
      liftedAt: at,
      liftedBy: viewer.personId,
      liftedWhy: why,
    });
  const decided = {
    state: decision,
    decidedAt: at,
    decidedBy: viewer.personId,
    decidedWhy: why,
    readers: decision === 'ordered' ? [...readers] : [],
  };
  if (seal) return changeSeal(tx, seal.id, decided);
  const { documentId, disputeId } = row;
  return addSeal(tx, { id: deps.newId(), documentId, disputeId, ...decided });
}

type Telling = {
  act: 'exhibit.seal_asked' | (typeof ACTS)[SealDecision];
  by: { personId: string; role: 'person' | 'registrar' };
  why: string;
  readers?: readonly string[];
};

async function tell(
  deps: DocumentsDeps,
  tx: Db,
  { file, row }: HeldPaper,
  { act, by, why, readers }: Telling,
): Promise<void> {
  const disputeId = file.dispute.id;
  const { apart } = await paperBounds(tx, disputeId);
  const members = await membersOf(tx, disputeId);
  const people = members.flatMap((one) => (apart.has(one.partyId) ? [] : (one.personId ?? [])));
  const office = act === 'exhibit.seal_asked' ? ['role:registrar'] : [];
  await appendActs(tx, deps.now(), [
    {
      act,
      subject: { kind: 'dispute', id: disputeId },
      by,
      why,
      details: {
        document: row.documentId,
        number: exhibitNumber(row),
        ...(readers ? { readers: readers.join(' ') } : {}),
      },
      tells: [...new Set([...people, ...office])].filter((one) => one !== by.personId),
    },
  ]);
}
