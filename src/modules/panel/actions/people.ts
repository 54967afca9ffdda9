import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type List, movesOf } from '../rules/empanelment.ts';
import { listListings } from '../store/listings.ts';
import { listNeutrals } from '../store/neutral-list.ts';
import {
  findNeutral,
  findNeutralOfPerson,
  listAppointments,
  listProfileDocuments,
  listProfiles,
  type NeutralRow,
} from '../store/neutrals.ts';
import { findShown, isAnyShown, listShown } from '../store/shown-members.ts';
import type { PanelDeps } from './deps.ts';
import { findFile, OFFICERS, placeOf } from './file.ts';
import { findJoinable } from './neutrals.ts';

export type NeutralsPage = Awaited<ReturnType<typeof neutralsList>>;
export type NeutralFile = Awaited<ReturnType<typeof neutralFile>>;
export type NeutralOfOffice = NonNullable<Awaited<ReturnType<typeof neutralForOffice>>>;
export type OwnNeutral = Awaited<ReturnType<typeof ownNeutral>>;
export type OwnShown = Awaited<ReturnType<typeof ownShownProfile>>;
export type ShownMember = NonNullable<Awaited<ReturnType<typeof shownMember>>>;

const PAGE = 25;

/** Which part of a list a page shows. A page that is no number is the first. */
export function pageOf(page: string | undefined): { page: number; offset: number; most: number } {
  const asked = Number(page ?? 1);
  const number = Number.isInteger(asked) && asked > 0 ? asked : 1;
  return { page: number, offset: (number - 1) * PAGE, most: PAGE };
}

export const pagesIn = (total: number) => Math.max(1, Math.ceil(total / PAGE));

type Filter = { list: List | null; q: string; page: string | undefined };

export async function neutralsList({ db }: PanelDeps, { list, q, page }: Filter) {
  const part = pageOf(page);
  const { rows, total } = await listNeutrals(db, { list, q, ...part });
  const listings = await listListings(
    db,
    rows.map((one) => one.applicationId),
  );
  return { rows, listings, total, page: part.page, pages: pagesIn(total) };
}

export async function neutralForOffice(deps: PanelDeps, viewer: Viewer, id: string) {
  const row = await findNeutral(deps.db, id);
  if (!row) return null;
  const neutral = await neutralFile(deps, row);
  const { newest } = neutral;
  const mayLook =
    viewer.roles.some((role) => OFFICERS.includes(role)) &&
    newest.lookedAt === null &&
    newest.publicLine !== '';
  return { ...neutral, may: mayLook ? (['look'] as const).slice() : [] };
}

/** The viewer's own profile, or whether one waits for them. */
export async function ownNeutral(deps: PanelDeps, viewer: Viewer) {
  const row = await findNeutralOfPerson(deps.db, viewer.personId);
  if (!row) return { neutral: null, mayJoin: (await findJoinable(deps, viewer)) !== null };
  return { neutral: await neutralFile(deps, row), mayJoin: false };
}

async function neutralFile({ db, now }: PanelDeps, row: NeutralRow) {
  const profiles = await listProfiles(db, row.id);
  const file = await findFile(db, row.applicationId);
  const newest = profiles[0];
  if (!newest || !file) throw new Error(`The neutral ${row.id} has no profile.`); // makeNeutral writes the first
  const today = dayAt(now());
  return {
    row,
    name: file.application.fullName,
    newest,
    profiles,
    places: file.listings.map((listing) => ({
      listing,
      may: leaves(movesOf(placeOf(file, listing), 'neutral', today)),
    })),
    documents: await listProfileDocuments(db, row.id),
    appointments: await listAppointments(db, row.id),
    today,
  };
}

function leaves(moves: readonly string[]) {
  return moves.filter(
    (move): move is 'take_leave' | 'return' => move === 'take_leave' || move === 'return',
  );
}

/** Who stands on the public page of the panel. */
export function shownMembers({ db }: Pick<PanelDeps, 'db'>) {
  return listShown(db);
}

/** What the public page of one member says; null where there is none. */
export async function shownMember({ db, now }: Pick<PanelDeps, 'db' | 'now'>, id: string) {
  const row = await findShown(db, id);
  if (!row) return null;
  return { row, today: dayAt(now()) };
}

/** What everybody else reads of the viewer, by the same questions as the public pages: nothing is put together for them alone. */
export async function ownShownProfile(deps: Pick<PanelDeps, 'db' | 'now'>, viewer: Viewer) {
  const own = await findNeutralOfPerson(deps.db, viewer.personId);
  if (!own) return { line: null, member: null };
  const [line = null] = await listShown(deps.db, own.id);
  return {
    line,
    member: await shownMember(deps, own.id),
  };
}

export function isPanelShown({ db }: Pick<PanelDeps, 'db'>): Promise<boolean> {
  return isAnyShown(db);
}
