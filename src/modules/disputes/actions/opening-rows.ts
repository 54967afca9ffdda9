import { sumOf } from '../rules/filed-claims.ts';
import type { FiledParty } from '../rules/filed-parties.ts';
import { type Filing, limitationRow } from '../rules/filing.ts';
import { traitsOf } from '../rules/traits.ts';
import type { DisputesDeps, PartyRow } from './deps.ts';
import type { DisputeActor } from './moves.ts';

export type DisputeToOpen = {
  filing: Filing;
  by: DisputeActor;
  /** The proved address of somebody who files without an account. */
  email: string | null;
  batchId?: string | null;
  feeSchedule: string;
  isUrgent?: boolean;
  /** The name that was signed with, and in what capacity for whoever is not a person. */
  signed?: { name: string; capacity: string };
  /** People who stand for the claimants together, in place of whoever files; what they stand there through is opaque here. */
  standing?: { people: readonly string[]; through: string };
  /** One of `takeNumbers`, for whoever opens many. */
  number?: number;
};

export type PlacedParty = { row: PartyRow; filed: FiledParty };

export function rowOf(
  { filing, by, batchId, feeSchedule, isUrgent, signed }: DisputeToOpen,
  at: Date,
) {
  const {
    process,
    track,
    sector,
    seat,
    language,
    arbitrators,
    title,
    facts,
    relief,
    causeOn,
    limitation,
    warnings,
    claims,
  } = filing;
  return {
    process,
    track,
    state: 'filed' as const,
    stateSince: at,
    sector,
    seat,
    language,
    arbitrators,
    currency: claims[0]?.currency ?? 'INR',
    sumMinor: sumOf(claims),
    title,
    facts,
    relief,
    causeOn,
    isUrgent: isUrgent ?? false,
    warnings: [...warnings],
    filedAt: at,
    filedBy: by.personId,
    batchId: batchId ?? null,
    ...limitationRow(limitation),
    signedName: signed?.name ?? '',
    signedCapacity: signed?.capacity ?? '',
    feeSchedule,
    traits: traitsOf(filing),
  };
}

export function placed(
  deps: DisputesDeps,
  disputeId: string,
  filed: readonly FiledParty[],
): PlacedParty[] {
  const places = { claimant: 0, respondent: 0 };
  return filed.map((party) => {
    places[party.side] += 1;
    const { side, kind, registration, language, state = null, gstin = null } = party;
    const row: PartyRow = {
      id: deps.newId(),
      disputeId,
      side,
      place: places[side],
      kind,
      registration,
      language,
      name: party.name.trim(),
      gstState: state,
      gstin,
      erasedAt: null,
    };
    return { row, filed: party };
  });
}

export function contactsOf(deps: DisputesDeps, { row, filed }: PlacedParty, at: Date) {
  return filed.contacts.map(({ channel, value, isDesignated, designatedIn }) => ({
    id: deps.newId(),
    partyId: row.id,
    channel,
    value: value.trim(),
    addedAt: at,
    isDesignated,
    designatedIn: isDesignated ? designatedIn.trim() : '',
  }));
}

export function claimsOf(
  deps: DisputesDeps,
  { claims }: Filing,
  { disputeId, partyId }: { disputeId: string; partyId: string },
) {
  return claims.map(({ head, amount, interestBasis, interestRate, interestFrom }, at) => ({
    id: deps.newId(),
    disputeId,
    partyId,
    place: at + 1,
    head,
    amountMinor: amount,
    interestBasis,
    interestRate,
    interestFrom,
  }));
}

type Joining = {
  opening: DisputeToOpen;
  parties: readonly PlacedParty[];
  claimant: PlacedParty;
  at: Date;
};

/** Whoever filed stands for the claimants: their own account, or the address that they proved. Nobody yet for the respondents. */
export function membersOf(deps: DisputesDeps, { opening, parties, claimant, at }: Joining) {
  const { by, email, standing } = opening;
  const since = { role: 'party' as const, since: at };
  if (standing)
    return standing.people.map((personId) => ({
      id: deps.newId(),
      disputeId: claimant.row.disputeId,
      partyId: claimant.row.id,
      personId,
      email: null,
      ...since,
      through: standing.through,
    }));
  if (by.personId === null && email === null) return [];
  const claimants = parties.filter(({ row }) => row.side === 'claimant');
  const isRepresentative = claimant.filed.representatives.some(
    (one) => one.email.toLowerCase() === email?.toLowerCase(),
  );
  return claimants.map(({ row }) => ({
    id: deps.newId(),
    disputeId: row.disputeId,
    partyId: row.id,
    personId: by.personId,
    email: by.personId ? null : email,
    role: isRepresentative ? ('representative' as const) : ('party' as const),
    since: at,
  }));
}

export function agreementOf(
  deps: DisputesDeps,
  { agreement }: Filing,
  { id, document }: { id: string; document: string | null },
) {
  if (agreement === null) return null;
  const { clause, page, agreedOn, version, proposedBy, namesInstitution } = agreement;
  return {
    id: deps.newId(),
    disputeId: id,
    clause,
    page,
    agreedOn,
    version,
    proposedBy,
    namesInstitution,
    documentId: document,
  };
}
