import { jsonMinor } from '#kernel/amounts.ts';
import { entryStateOf } from '#modules/calendar/rules/entries.ts';
import { limitsForViewer } from '#modules/disputes/actions/calendar.ts';
import { peopleIn } from '#modules/disputes/actions/people-in.ts';
import type { PartyWithContacts } from '#modules/disputes/actions/reading.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import { readerOf } from '#modules/disputes/actions/within-places.ts';
import { isInvited } from '#modules/disputes/rules/access.ts';
import { sees } from '#modules/disputes/rules/visible.ts';
import { costsFor } from '#modules/fees/actions/reading.ts';
import { serviceStatusesFor } from '#modules/service/actions/service-statuses.ts';
import { opens } from '../rules/archives.ts';
import type { TakenCase, TakenPerson } from '../rules/contents.ts';
import type { ExportsDeps } from './deps.ts';
import type { VisibleDispute } from './seeing.ts';

/** The dispute itself, each part asked of the module whose it is, as its reader may see it. */
export async function takenCase(
  deps: ExportsDeps,
  seen: VisibleDispute,
  disputeId: string,
): Promise<TakenCase> {
  const file = await findFile(deps.db, disputeId);
  if (!file) throw new Error(`There is no dispute ${disputeId}.`);
  const { title, process, filedAt } = file.dispute;
  const has = (place: string) => opens(seen.scope, place);
  return {
    title,
    process,
    filedAt: filedAt.toISOString(),
    people: has('people') ? await peopleOf(deps, seen, file) : null,
    events: has('board') ? eventsOf(seen, file) : null,
    limits: has('calendar') ? await limitsOf(deps, seen, disputeId) : null,
    service: has('board') ? await serviceOf(deps, seen, disputeId) : null,
    bills: has('costs') ? await billsOf(deps, seen, disputeId) : null,
  };
}

async function peopleOf(
  { db }: ExportsDeps,
  { standing }: VisibleDispute,
  file: DisputeFile,
): Promise<TakenCase['people']> {
  const parties = file.parties.map((party) => partyOf(party, standing));
  const people = (await peopleIn(db, file.dispute.id))?.people ?? [];
  return { parties, people: people.map((one) => personOf(one, file.parties)) };
}

function partyOf(
  { id, name, side, representatives, contacts }: PartyWithContacts,
  standing: VisibleDispute['standing'],
) {
  return {
    name,
    side,
    representatives: representatives
      .filter(({ endedAt }) => !endedAt)
      .map((one) => (one.firm ? `${one.name}, ${one.firm}` : one.name)),
    // Whom a party let in reads who stands where, as its page of people says it, and no addresses.
    contacts:
      !isInvited(standing) && standing.partyIds.includes(id)
        ? contacts
            .filter(({ endedAt }) => !endedAt)
            .map(({ channel, value }) => ({ channel, value }))
        : [],
  };
}

export function personOf(
  { name, as, partyIds }: Pick<TakenPerson, 'name' | 'as'> & { partyIds: readonly string[] },
  parties: readonly { id: string; name: string }[],
): TakenPerson {
  return {
    name,
    as,
    parties: parties.filter(({ id }) => partyIds.includes(id)).map((party) => party.name),
  };
}

function eventsOf(seen: VisibleDispute, file: DisputeFile): TakenCase['events'] {
  const { as, partyIds } = readerOf(seen.standing); // as the board shows them
  const names = new Map(file.parties.map(({ id, name }) => [id, name]));
  return file.events
    .filter(({ type, partyId }) => sees(as, partyIds, { type, partyId }))
    .map(({ type, at, onDay, partyId, why }) => ({
      type,
      at: at.toISOString(),
      on: onDay,
      party: partyId ? (names.get(partyId) ?? null) : null,
      why,
    }));
}

async function limitsOf(
  { db, now }: ExportsDeps,
  { viewer }: VisibleDispute,
  id: string,
): Promise<TakenCase['limits']> {
  const found = await limitsForViewer(db, viewer, { id, now: now() });
  if (!found) return null;
  return found.limits.flatMap((limit) => {
    const state = entryStateOf(limit);
    const { row, party, who, startedOn, dueOn, stoppedOn: doneOn, citation } = limit;
    return state ? [{ limit: row, party, who, startedOn, dueOn, state, doneOn, citation }] : [];
  });
}

async function serviceOf(
  deps: ExportsDeps,
  { viewer }: VisibleDispute,
  disputeId: string,
): Promise<TakenCase['service']> {
  const found = await serviceStatusesFor(deps, viewer, disputeId);
  if (!found) return null;
  const { parties, papers, recipients } = found;
  return recipients.map(({ recipient: { partyId, paperId, status, servedOn } }) => ({
    party: parties.find(({ id }) => id === partyId)?.name ?? '',
    purpose: papers.find(({ id }) => id === paperId)?.purpose ?? 'document',
    status,
    servedOn,
  }));
}

async function billsOf(
  deps: ExportsDeps,
  { viewer }: VisibleDispute,
  disputeId: string,
): Promise<TakenCase['bills']> {
  const found = await costsFor(deps, viewer, disputeId);
  if (!found) return null;
  const nameOf = (id: string) => found.named.find(({ partyId }) => partyId === id)?.name ?? null;
  return found.costs.invoices.map((bill) => ({
    number: bill.number,
    kind: bill.kind,
    payer: bill.payer,
    total: jsonMinor(bill.total),
    paid: jsonMinor(bill.paid),
    due: jsonMinor(bill.due),
    state: bill.state,
    issuedOn: bill.issuedOn,
    dueOn: bill.dueOn,
    payments: bill.payments.map(({ amount, on, by, name }) => ({
      amount: jsonMinor(amount),
      on,
      payer: by === null ? null : (nameOf(by) ?? name),
    })),
    notes: bill.notes.map(({ number, amount }) => ({ number, amount: jsonMinor(amount) })),
  }));
}
