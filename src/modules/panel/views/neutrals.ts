import type {
  NeutralFile,
  NeutralOfOffice,
  NeutralsPage,
  OwnNeutral,
  OwnShown,
  ShownMember,
  shownMembers,
} from '../actions/people.ts';
import type { SPECIALISATIONS } from '../rules/application.ts';
import type { List } from '../rules/empanelment.ts';
import { daysAhead, feeBand, lookBackFrom, type ProfileCurrency } from '../rules/profile.ts';
import type { ProfileRow } from '../store/neutrals.ts';

/** A page of the neutrals. */
export function neutralsView({ rows, listings, ...page }: NeutralsPage) {
  const neutrals = rows.map((row) => ({
    id: row.neutralId,
    name: row.fullName,
    publicLine: row.publicLine,
    mayBeShown: row.mayBeShown,
    isApproved: row.isApproved,
    isShown: row.isShown,
    capacity: row.capacity,
    places: listings
      .filter((one) => one.applicationId === row.applicationId)
      .map(({ list, state }) => ({ list, state })),
  }));
  return { ...page, neutrals };
}

/** One neutral, with every version of the profile. */
export function officeNeutralView({ may, ...file }: NeutralOfOffice) {
  const versions = file.profiles.map((one) => ({
    version: one.version,
    savedAt: one.savedAt.toISOString(),
    isApproved: one.isApproved,
    publicLine: one.publicLine,
  }));
  return { neutral: neutralView(file), versions, may };
}

/** The viewer's own profile, or whether one waits for them. */
export function ownNeutralView({ neutral, mayJoin }: OwnNeutral) {
  return { neutral: neutral && neutralView(neutral), mayJoin };
}

function neutralView({ row, name, newest, profiles, today, ...file }: NeutralFile) {
  const places = file.places.map(({ listing: { id, list, state, since }, may }) => ({
    id,
    list,
    state,
    since: since.toISOString(),
    may,
  }));
  const approved = profiles.find((one) => one.isApproved);
  const isActive = places.some(({ state }) => state === 'active');
  return {
    id: row.id,
    applicationId: row.applicationId,
    name,
    isLinked: row.personId !== null,
    isShown: isActive && newest.mayBeShown && approved !== undefined,
    profile: profileView(newest),
    shownLine: approved?.publicLine ?? null,
    places,
    documents: file.documents,
    // Of the last 36 months: what has grown older is not looked back on.
    appointments: file.appointments
      .filter((one) => one.appointedOn >= lookBackFrom(today))
      .map((one) => ({
        id: one.id,
        appointedOn: one.appointedOn,
        institution: one.institution,
        partyGroup: one.partyGroup,
      })),
    lookBackFrom: lookBackFrom(today),
  };
}

function profileView(row: ProfileRow) {
  return {
    version: row.version,
    savedAt: row.savedAt.toISOString(),
    isApproved: row.isApproved,
    note: row.note,
    // The contract lets in no other words than these.
    qualifications: row.qualifications,
    specialisations: row.specialisations as (typeof SPECIALISATIONS)[number][],
    languages: row.languages,
    seats: row.seats,
    hearingDays: row.hearingDays,
    capacity: row.capacity,
    feeAmount: row.feeAmount,
    feeCurrency: row.feeCurrency as ProfileCurrency,
    feeUnit: row.feeUnit,
    publicLine: row.publicLine,
    mayBeShown: row.mayBeShown,
    hasPage: row.hasPage,
    freeOn: row.freeOn,
  };
}

/** Who stands on the public page of the panel. */
export function membersView(rows: Awaited<ReturnType<typeof shownMembers>>) {
  // The lists are those of the table's check.
  return rows.map((one) => ({ ...one, lists: one.lists as List[] }));
}

/** What the public page of one member says. */
export function memberView({ row, today }: ShownMember) {
  const { feeAmount, feeCurrency, feeUnit, ...profile } = profileView(row);
  const { specialisations, hearingDays, qualifications, languages, seats } = profile;
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
    freeOn: daysAhead(row.free, today),
  };
}

/** The public line and page of the viewer, made as everybody else's are. */
export function ownShownView({ line, member }: OwnShown) {
  const [shown = null] = line ? membersView([line]) : [];
  return { line: shown, member: member && memberView(member) };
}
