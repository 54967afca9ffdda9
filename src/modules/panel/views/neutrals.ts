import type {
  NeutralFile,
  NeutralOfOffice,
  NeutralsPage,
  OwnNeutral,
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
  return { ...page, neutrals };
}

/** One neutral, with every version of the profile. */
export function officeNeutralView({ may, ...file }: NeutralOfOffice) {
  const versions = file.profiles.map((one) => ({
    version: one.version,
    savedAt: one.saved_at.toISOString(),
    isApproved: one.is_approved,
    publicLine: one.public_line,
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
  const approved = profiles.find((one) => one.is_approved);
  const isActive = places.some(({ state }) => state === 'active');
  return {
    id: row.id,
    applicationId: row.application_id,
    name,
    isLinked: row.person_id !== null,
    isShown: isActive && newest.may_be_shown && approved !== undefined,
    profile: profileView(newest),
    shownLine: approved?.public_line ?? null,
    places,
    documents: file.documents,
    // Of the last 36 months: what has grown older is not looked back on.
    appointments: file.appointments
      .filter((one) => one.appointed_on >= lookBackFrom(today))
      .map((one) => ({
        id: one.id,
        appointedOn: one.appointed_on,
        institution: one.institution,
        partyGroup: one.party_group,
      })),
    lookBackFrom: lookBackFrom(today),
  };
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
