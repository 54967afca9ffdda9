import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { grantRole } from '#modules/identity/actions/roles.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { over } from '../rules/empanelment.ts';
import { isSamePage } from '../rules/profile.ts';
import { lockDocument, markAttached } from '../store/documents.ts';
import { listListings } from '../store/listings.ts';
import {
  addProfile,
  addProfileDocument,
  findNeutral,
  findNeutralOfPerson,
  findUnjoined,
  joinPerson,
  listProfileDocuments,
  listProfiles,
  lockNeutralOfPerson,
  markReviewed,
  type NeutralRow,
  type ProfileRow,
} from '../store/neutrals.ts';
import type { PanelDeps } from './deps.ts';
import { actingAs, OFFICERS } from './file.ts';
import { PUT_ON_PANEL } from './moves.ts';
import { type DocumentDownload, openBytes } from './office.ts';
import { verifiedEmail } from './status.ts';

export type Answer<T, Code extends string = never> = Promise<
  Result<T, Problem<Code | 'not_found'>>
>;

export const notFound = refuse({ code: 'not_found' as const, field: '' });

/** Lets a neutral change something of their own, one change after the other. */
export async function asNeutral<T, Code extends string = never>(
  { db }: PanelDeps,
  { personId }: Viewer,
  act: (tx: Db, neutral: NeutralRow) => Answer<T, Code>,
): Answer<T, Code> {
  return db.transaction().execute(async (tx) => {
    const neutral = await lockNeutralOfPerson(tx, personId);
    if (!neutral) return notFound;
    const places = await listListings(tx, [neutral.applicationId]);
    // Who is on no list any more keeps no profile: what stands there stays as it was.
    return places.every(({ state }) => over.includes(state)) ? notFound : act(tx, neutral);
  });
}

export function kept(neutral: NeutralRow, { personId }: Viewer) {
  return {
    subject: { kind: 'neutral' as const, id: neutral.id },
    by: { personId, role: 'neutral' as const },
  };
}

/** Whether a profile waits for this account: one whose application came from the address that it has verified. */
export async function findJoinable(
  { db }: Pick<PanelDeps, 'db'>,
  viewer: Viewer,
): Promise<NeutralRow | null> {
  if (await findNeutralOfPerson(db, viewer.personId)) return null;
  const email = await verifiedEmail(db, viewer);
  return email === null ? null : findUnjoined(db, email);
}

/** Joins the profile to the account, which is a neutral's from then on. */
export async function joinNeutral(deps: PanelDeps, viewer: Viewer): Answer<{ id: string }> {
  const found = await findJoinable(deps, viewer);
  if (!found) return notFound;
  return deps.db.transaction().execute(async (tx) => {
    if (!(await joinPerson(tx, found.id, viewer.personId))) return notFound;
    const places = await listListings(tx, [found.applicationId]);
    const isOnList = places.some(({ state }) => !over.includes(state));
    if (isOnList)
      await grantRole(deps, tx, {
        personId: viewer.personId,
        role: 'neutral',
        by: null,
        why: PUT_ON_PANEL,
      });
    const by = { personId: viewer.personId, role: 'person' as const };
    await appendActs(tx, deps.now(), [
      { act: 'neutral.joined', subject: { kind: 'neutral', id: found.id }, by },
    ]);
    return allow({ id: found.id });
  });
}

export type ProfileStatement = Pick<
  ProfileRow,
  'qualifications' | 'specialisations' | 'languages' | 'seats' | 'hearingDays' | 'capacity'
> &
  Pick<
    ProfileRow,
    'feeAmount' | 'feeCurrency' | 'feeUnit' | 'publicLine' | 'mayBeShown' | 'hasPage' | 'freeOn'
  >;

/** A new version. Public words that an officer has looked at need not be looked at again while they stay the same. */
export function saveProfile(
  deps: PanelDeps,
  viewer: Viewer,
  said: ProfileStatement,
): Answer<{ version: number }> {
  return asNeutral(deps, viewer, (tx, neutral) => keepVersion(deps, tx, { neutral, viewer, said }));
}

type Keeping = { neutral: NeutralRow; viewer: Viewer; said: ProfileStatement };

export async function keepVersion(
  deps: PanelDeps,
  tx: Db,
  { neutral, viewer, said }: Keeping,
): Answer<{ version: number }> {
  const at = deps.now();
  const [newest] = await listProfiles(tx, neutral.id);
  const version = (newest?.version ?? 0) + 1;
  const isSame =
    newest?.isApproved === true &&
    newest.publicLine === said.publicLine &&
    isSamePage(pageOf(newest), pageOf(said));
  const looked = isSame
    ? { lookedAt: newest.lookedAt, lookedBy: newest.lookedBy, isApproved: true }
    : {};
  await addProfile(tx, {
    ...said,
    ...looked,
    id: deps.newId(),
    neutralId: neutral.id,
    version,
    savedAt: at,
    savedBy: viewer.personId,
  });
  const needsLook = said.mayBeShown && !isSame;
  const tells = needsLook ? OFFICERS.map((role) => `role:${role}`) : [];
  await appendActs(tx, at, [
    { act: 'neutral.profile_saved', ...kept(neutral, viewer), details: { version }, tells },
  ]);
  return allow({ version });
}

function pageOf(row: Pick<ProfileRow, 'hasPage' | 'qualifications' | 'languages' | 'seats'>) {
  return { ...row, hasPage: row.hasPage };
}

type Look = { id: string; version: number; isApproved: boolean; note: string };

/** An officer has looked at the public words of the newest version. */
export function reviewProfile(
  deps: PanelDeps,
  viewer: Viewer,
  { id, ...look }: Look,
): Answer<{ id: string }, 'version_old'> {
  return deps.db.transaction().execute(async (tx) => {
    const neutral = await findNeutral(tx, id);
    if (!neutral) return notFound;
    const at = deps.now();
    if (!(await markReviewed(tx, { neutralId: id, ...look, at, by: viewer.personId })))
      return refuse({ code: 'version_old' as const, field: '' });
    const act = look.isApproved
      ? ('neutral.words_approved' as const)
      : ('neutral.words_returned' as const);
    const tells = neutral.personId ? [neutral.personId] : [];
    const why = look.note || null;
    const details = { version: look.version };
    await appendActs(tx, at, [
      {
        act,
        subject: { kind: 'neutral', id },
        by: actingAs(viewer, OFFICERS),
        why,
        details,
        tells,
      },
    ]);
    return allow({ id });
  });
}

/** Adds an uploaded document that shows expertise. */
export function addDocument(
  deps: PanelDeps,
  viewer: Viewer,
  { document, name }: { document: string; name: string },
): Answer<{ id: string }, 'document_unknown'> {
  return asNeutral<{ id: string }, 'document_unknown'>(deps, viewer, async (tx, neutral) => {
    const at = deps.now();
    const found = await lockDocument(tx, sha256(document));
    if (!found || found.attachedAt || name === '')
      return refuse({ code: 'document_unknown', field: 'document' });
    await addProfileDocument(tx, {
      id: deps.newId(),
      neutralId: neutral.id,
      documentId: found.id,
      name,
      addedAt: at,
    });
    await markAttached(tx, [found.id], at);
    await appendActs(tx, at, [
      { act: 'neutral.document_added', ...kept(neutral, viewer), details: { document: found.id } },
    ]);
    return allow({ id: found.id });
  });
}

export async function openNeutralDocument(
  deps: PanelDeps,
  viewer: Viewer,
  { id, document }: { id: string; document: string },
): Answer<DocumentDownload> {
  const found = (await listProfileDocuments(deps.db, id)).find((one) => one.id === document);
  if (!found) return notFound;
  return openBytes(deps, viewer, { document, name: found.name, subject: { kind: 'neutral', id } });
}
