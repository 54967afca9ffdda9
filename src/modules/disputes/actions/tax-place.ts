import { dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type FeesActor, followingMove, type InvoicePayer } from '#modules/fees/actions/deps.ts';
import { billAtNewPlace } from '#modules/fees/actions/place-of-supply.ts';
import { gstinOf } from '#modules/fees/rules/gst.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import {
  type PlaceProblem,
  placeProblem,
  type TaxPlace,
  type TypedPlace,
  taxPlaceOf,
} from '../rules/tax-place.ts';
import {
  type ContactRow,
  changeTaxPlace,
  listContacts,
  lockDispute,
  lockParty,
  type PartyRow,
} from '../store/disputes.ts';
import type { DisputesDeps } from './deps.ts';
import { standingOfViewer } from './reading.ts';

type Reached = Pick<ContactRow, 'partyId' | 'channel' | 'value'> & { endedAt?: Date | null };

/** The postal address of a party that counts now; empty where the file has none. */
export function addressOf(partyId: string, contacts: readonly Reached[]): string {
  return (
    contacts.find((one) => one.partyId === partyId && one.channel === 'post' && !one.endedAt)
      ?.value ?? ''
  );
}

export function placeOfParty(party: PartyRow, contacts: readonly Reached[], at: Date): TaxPlace {
  return taxPlaceOf(party, addressOf(party.id, contacts), dayAt(at));
}

/** A party as whoever is billed. */
export function payerOf(party: PartyRow, contacts: readonly Reached[], at: Date): InvoicePayer {
  const { state, gstin } = placeOfParty(party, contacts, at);
  return {
    partyId: party.id,
    name: party.name,
    address: addressOf(party.id, contacts),
    state,
    gstin,
  };
}

export type TaxPlaceChange = { partyId: string; place: TypedPlace; by: FeesActor };

/** Keeps where a party says that it is, and taxes by it what it was billed and has not paid. The caller holds its dispute. */
export async function storeTaxPlace(
  deps: DisputesDeps,
  tx: Db,
  { partyId, place, by }: TaxPlaceChange,
): Promise<void> {
  const [at, before] = [deps.now(), await lockParty(tx, partyId)];
  const [state, gstin] = [place.state, gstinOf(place.gstin) || null];
  if (before.gstState === state && before.gstin === gstin) return;
  const after = { ...before, gstState: state, gstin };
  await changeTaxPlace(tx, partyId, { gstState: state, gstin });
  await appendActs(tx, at, [
    {
      act: 'dispute.tax_place_told',
      subject: { kind: 'dispute', id: before.disputeId },
      by,
      from: before.gstState,
      to: state,
      details: { party: partyId, registered: gstin !== null },
    },
  ]);
  const payer = payerOf(after, await listContacts(tx, [partyId]), at);
  await billAtNewPlace(
    { ...deps, ...followingMove },
    { tx, at },
    { disputeId: before.disputeId, payer, by },
  );
}

export type OwnTaxPlace = { id: string; party: string } & TypedPlace;

/** A party says where it is. What is no dispute or no party of the viewer's is unknown. */
export async function changeOwnTaxPlace(
  deps: DisputesDeps,
  viewer: Viewer,
  { id, party, state, gstin }: OwnTaxPlace,
): Promise<Result<{ id: string }, Problem<PlaceProblem | 'unknown'>>> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  if (!standing?.partyIds.includes(party)) return refuse({ code: 'unknown', field: '' });
  const problem = placeProblem({ state, gstin });
  if (problem) return refuse(problem);
  const by: FeesActor = { personId: viewer.personId, role: 'person' };
  await deps.db.transaction().execute(async (tx) => {
    await lockDispute(tx, id);
    await storeTaxPlace(deps, tx, { partyId: party, place: { state, gstin }, by });
  });
  return allow({ id });
}
