import type { Role, Viewer } from '#kernel/viewer.ts';
import { type OpenTalk, talkOf } from '#modules/discussion/actions/places.ts';
import { hasWithdrawnSince } from '#modules/discussion/actions/reading.ts';
import type { DisputeDocumentRow } from '#modules/disputes/actions/deps.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import { peopleIn } from '#modules/disputes/actions/people-in.ts';
import { findFileWithDocuments } from '#modules/disputes/actions/reading.ts';
import { type PlaceStanding, standingIn } from '#modules/disputes/actions/standings.ts';
import { listPeopleWith } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { isWithin, scopeOf } from '../rules/archives.ts';
import type { ArchiveRow } from '../store/archives.ts';
import { listFiles } from '../store/files.ts';

/** What somebody may see of a dispute now. */
export type VisibleDispute = {
  viewer: Viewer;
  standing: PlaceStanding;
  talk: OpenTalk | null;
  scope: string[];
};

/** Asks every rule of access anew; null for whoever stands nowhere in the dispute. Whoever a party let in has the places they have. */
export async function seenNow(
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<VisibleDispute | null> {
  const standing = await standingIn(db, viewer, disputeId);
  if (!standing) return null;
  const talk = await talkOf(db, viewer, disputeId);
  const me = (await peopleIn(db, disputeId))?.people.find(({ id }) => id === viewer.personId);
  const keys = talk?.places.map(({ key }) => key) ?? [];
  const only = standing.only ?? me?.only ?? null;
  return { viewer, standing, talk, scope: scopeOf({ ...standing, only }, keys) };
}

const OFFICE = ['case_officer', 'registrar'] as const;

/** Whoever asked for an archive, while they are away: with the roles of the office that they hold, and no session. */
export async function viewerBehind(db: Db, personId: string): Promise<Viewer> {
  const roles: Role[] = ['person'];
  for (const role of OFFICE)
    if ((await listPeopleWith(db, role)).some(({ id }) => id === personId)) roles.push(role);
  return { personId, sessionId: '', roles, secondFactorAt: null, may: [] };
}

/** Why an archive may not be given to its person any more; null while it may. */
export async function whyNoMore(
  db: Db,
  archive: ArchiveRow,
  seen: VisibleDispute | null,
): Promise<'lost' | 'changed' | null> {
  if (!seen || !isWithin(archive.scope, seen.scope)) return 'lost';
  if (!(await mayReadAll(db, seen, archive))) return 'lost';
  return (await isTalkChanged(db, archive, seen)) ? 'changed' : null;
}

/** Whether words were withdrawn that stand in an archive: of those none is kept anywhere. */
export async function isTalkChanged(
  db: Db,
  { plannedAt }: ArchiveRow,
  { talk }: VisibleDispute,
): Promise<boolean> {
  return plannedAt !== null && talk !== null && hasWithdrawnSince(db, talk, plannedAt);
}

async function mayReadAll(db: Db, seen: VisibleDispute, archive: ArchiveRow): Promise<boolean> {
  const papers = (await listFiles(db, archive.id)).filter(({ kind }) => kind === 'paper');
  if (papers.length === 0) return true;
  const readable = new Set((await readablePapers(db, seen, archive.disputeId)).map(({ id }) => id));
  return papers.every(({ about }) => readable.has(about));
}

/** The papers of a dispute that somebody may open. */
export async function readablePapers(
  db: Db,
  { standing }: Pick<VisibleDispute, 'standing'>,
  disputeId: string,
): Promise<DisputeDocumentRow[]> {
  const file = await findFileWithDocuments(db, disputeId);
  if (!file) return [];
  const bounds = boundsIn(file);
  return file.documents.filter((document) => mayRead(standing, document, bounds));
}
