import { dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { SPECIALISATIONS } from '../rules/application.ts';
import { type List, type ListingState, movesOf } from '../rules/empanelment.ts';
import { daysAhead, feeBand, lookBackFrom, type ProfileCurrency } from '../rules/profile.ts';
import { type ListingRow, listListings } from '../store/listings.ts';
import {
  findNeutral,
  findNeutralOfPerson,
  findShown,
  isAnyShown,
  listAppointments,
  listNeutrals,
  listProfileDocuments,
  listProfiles,
  listShown,
  type NeutralRow,
  type ProfileRow,
} from '../store/neutrals.ts';
import type { PanelDeps } from './deps.ts';
import { findFile, OFFICERS, placeOf } from './file.ts';
import { findJoinable } from './neutrals.ts';

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
    rows.map((one) => one.application_id),
  );
  const neutrals = rows.map((row) => ({
    id: row.neutral_id,
    name: row.full_name,
    publicLine: row.public_line,
    mayBeShown: row.may_be_shown,
    isApproved: row.is_approved,
    isShown: row.is_shown,
    capacity: row.capacity,
    places: listings
      .filter((one) => one.application_id === row.application_id)
      .map(({ list, state }) => ({ list, state })),
  }));
  return { neutrals, total, page: part.page, pages: pagesIn(total) };
}

export async function neutralForOffice(deps: PanelDeps, viewer: Viewer, id: string) {
  const row = await findNeutral(deps.db, id);
  if (!row) return null;
  const { neutral, profiles } = await neutralView(deps, row);
  const mayLook =
    viewer.roles.some((role) => OFFICERS.includes(role)) &&
    profiles[0]?.looked_at === null &&
    profiles[0].public_line !== '';
  const versions = profiles.map((one) => ({
    version: one.version,
    savedAt: one.saved_at.toISOString(),
    isApproved: one.is_approved,
    publicLine: one.public_line,
  }));
  return { neutral, versions, may: mayLook ? (['look'] as const).slice() : [] };
}

/** The viewer's own profile, or whether one waits for her. */
export async function ownNeutral(deps: PanelDeps, viewer: Viewer) {
  const row = await findNeutralOfPerson(deps.db, viewer.personId);
  if (!row) return { neutral: null, mayJoin: (await findJoinable(deps, viewer)) !== null };
  return { neutral: (await neutralView(deps, row)).neutral, mayJoin: false };
}

async function neutralView({ db, now }: PanelDeps, row: NeutralRow) {
  const profiles = await listProfiles(db, row.id);
  const file = await findFile(db, row.application_id);
  const newest = profiles[0];
  if (!newest || !file) throw new Error(`The neutral ${row.id} has no profile.`); // makeNeutral writes the first
  const today = dayAt(now());
  const places = file.listings.map((listing) => ({
    ...placeLine(listing),
    may: leaves(movesOf(placeOf(file, listing), 'neutral', today)),
  }));
  const approved = profiles.find((one) => one.is_approved);
  const isActive = places.some(({ state }) => state === 'active');
  const neutral = {
    id: row.id,
    applicationId: row.application_id,
    name: file.application.full_name,
    isLinked: row.person_id !== null,
    isShown: isActive && newest.may_be_shown && approved !== undefined,
    profile: profileView(newest),
    shownLine: approved?.public_line ?? null,
    places,
    documents: await listProfileDocuments(db, row.id),
    appointments: await appointmentsOf(db, row.id, lookBackFrom(today)),
    lookBackFrom: lookBackFrom(today),
  };
  return { neutral, profiles };
}

function leaves(moves: readonly string[]) {
  return moves.filter(
    (move): move is 'take_leave' | 'return' => move === 'take_leave' || move === 'return',
  );
}

function placeLine({ id, list, state, since }: ListingRow): {
  id: string;
  list: List;
  state: ListingState;
  since: string;
} {
  return { id, list, state, since: since.toISOString() };
}

function profileView(row: ProfileRow) {
  return {
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    isApproved: row.is_approved,
    note: row.note,
    // The contract lets in no other words than these.
    qualifications: row.qualifications,
    specialisations: row.specialisations as (typeof SPECIALISATIONS)[number][],
    languages: row.languages,
    seats: row.seats,
    hearingDays: row.hearing_days,
    capacity: row.capacity,
    feeAmount: row.fee_amount,
    feeCurrency: row.fee_currency as ProfileCurrency,
    feeUnit: row.fee_unit,
    publicLine: row.public_line,
    mayBeShown: row.may_be_shown,
    hasPage: row.has_page,
    freeOn: row.free_on,
  };
}

/** Appointments of the last 36 months: what has grown older is not looked back on. */
async function appointmentsOf(db: Db, neutralId: string, from: string) {
  return (await listAppointments(db, neutralId))
    .filter((one) => one.appointed_on >= from)
    .map((one) => ({
      id: one.id,
      appointedOn: one.appointed_on,
      institution: one.institution,
      partyGroup: one.party_group,
    }));
}

/** Who stands on the public page of the panel. */
export async function shownMembers({ db }: Pick<PanelDeps, 'db'>) {
  // The lists are those of the table's check.
  return (await listShown(db)).map((one) => ({ ...one, lists: one.lists as List[] }));
}

/** What the public page of one member says; null where there is none. */
export async function shownMember({ db, now }: Pick<PanelDeps, 'db' | 'now'>, id: string) {
  const row = await findShown(db, id);
  if (!row) return null;
  const {
    specialisations,
    feeAmount,
    feeCurrency,
    feeUnit,
    hearingDays,
    qualifications,
    languages,
    seats,
  } = profileView(row);
  const band = feeBand(feeAmount);
  return {
    id: row.id,
    name: row.name,
    line: row.line,
    lists: row.lists as List[],
    qualifications,
    specialisations,
    languages,
    seats,
    hearingDays,
    fee: band && { ...band, currency: feeCurrency, unit: feeUnit },
    freeOn: daysAhead(row.free, dayAt(now())),
  };
}

export function isPanelShown({ db }: Pick<PanelDeps, 'db'>): Promise<boolean> {
  return isAnyShown(db);
}
