import { costsOf } from '#modules/fees/actions/costs.ts';
import { type Paise, sum } from '#modules/fees/rules/money.ts';
import { listPeople } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type Compose, owe } from '#platform/outbox.ts';
import {
  isLetterStep,
  type LetterStep,
  letterOf,
  type StepLetterContent,
  stepLetter,
  stepWords,
} from '../letters/steps.ts';
import { type EventType, isFinal } from '../rules/machine.ts';
import { defectsOf } from '../rules/scrutiny.ts';
import { type DisputeState, LIBERTIES, type Liberty, type Side } from '../rules/words.ts';
import { type EventRow, listContacts, type PartyRow } from '../store/disputes.ts';
import { listMembers } from '../store/members.ts';
import { findEvent } from '../store/scrutiny.ts';
import { checkFindingOf, scrutinyOf } from './checks.ts';
import type { DisputesDeps, Listener } from './deps.ts';
import { limitsFor } from './limits.ts';
import { type DisputeFile, findFile } from './reading.ts';

type Owing = Pick<DisputesDeps, 'newId' | 'now'>;

/** Owes the parties a letter about a step that concerns them, in the language of each. */
export function writeToParties({ newId, now }: Owing): Listener {
  return async (tx, { dispute, event, parties, written = new Set<string>() }) => {
    if (!isLetterStep(event.type)) return;
    const sides = letterOf(event.type).to;
    // Nobody on the respondent's side is written to before the dispute was opened to it.
    const told = parties.filter(
      ({ side }) => side === 'claimant' || (sides === 'both' && dispute.openedAt !== null),
    );
    for (const party of told) {
      const isLeaving = event.type === 'respondent_released' && event.partyId === party.id;
      for (const recipient of await addressesOf(tx, dispute.id, party, isLeaving)) {
        if (written.has(recipient.toLowerCase())) continue;
        written.add(recipient.toLowerCase());
        const letter = {
          id: newId(),
          kind: 'dispute_step' as const,
          refersTo: event.id,
          recipient,
        };
        await speaking(party.language, () => owe(tx, letter, now()));
      }
    }
  };
}

/**
 * Whoever stands for a party, by the address of their account or the one they proved; the claimant's own address where nobody
 * does. A respondent who never came to us is served, and is not written to here, unless to say that nothing is claimed from them.
 */
export async function addressesOf(
  tx: Db,
  disputeId: string,
  { id, side }: PartyRow,
  isLeaving: boolean,
): Promise<string[]> {
  const members = (await listMembers(tx, disputeId)).filter(({ partyId }) => partyId === id);
  const people = await listPeople(
    tx,
    members.flatMap(({ personId }) => personId ?? []),
  );
  const addresses = [
    ...people.map(({ email }) => email),
    ...members.map(({ email }) => email),
  ].filter((one) => one !== null);
  if (addresses.length > 0 || (side === 'respondent' && !isLeaving)) return addresses;
  const contacts = await listContacts(tx, [id]);
  return contacts
    .filter(({ channel, endedAt }) => channel === 'email' && endedAt === null)
    .map(({ value }) => value);
}

/** Whether what was withdrawn may be filed again, as the event says it. */
function libertyIn(details: unknown): Liberty | null {
  const { liberty } = details as { liberty?: unknown };
  return LIBERTIES.find((one) => one === liberty) ?? null;
}

/** This module's letters: each is written from the event that it is about. */
export function disputesLetters({ db, now }: Pick<DisputesDeps, 'db' | 'now'>) {
  return {
    dispute_step: async (id, to) => {
      const event = await findEvent(db, id);
      if (!event || !isLetterStep(event.type)) return null;
      const file = await findFile(db, event.disputeId);
      if (!file) return null;
      const about = await stepped(db, file, { ...event, type: event.type });
      if (event.type !== 'defects_noted') return stepLetter(to, about);
      const { looks } = await scrutinyOf(db, file.dispute);
      const { round } = event.details as { round: number }; // noteDefects writes it
      const defects = defectsOf(file.dispute, looks.map(checkFindingOf), round).map(
        ({ item, note, correction }) => ({
          item: item as 'claim',
          note,
          correction,
        }),
      );
      const limit = (await limitsFor(db, file, now())).findLast(
        (one) => one.row === 'cure_defects',
      );
      return stepLetter(to, { ...about, defects, dueOn: limit?.dueOn ?? null });
    },
  } satisfies Record<string, Compose>;
}

async function stepped(
  db: Db,
  { dispute, parties }: DisputeFile,
  event: EventRow & { type: LetterStep },
): Promise<StepLetterContent> {
  const party = parties.find((one) => one.id === event.partyId)?.name ?? '';
  return {
    type: event.type,
    disputeId: dispute.id,
    reference: dispute.reference,
    process: dispute.process,
    party,
    why: event.why,
    liberty: libertyIn(event.details),
    defects: [],
    dueOn: null,
    on: event.onDay,
    returned: await returnedAtEnd(db, event, { parties }),
    // The machine alone writes them.
    from: event.fromState as DisputeState | 'draft',
    to: event.toState as DisputeState,
  };
}

export type AboutStep = { file: DisputeFile; type: EventType; partyId: string; side: Side };

/** What another letter about the newest such step says of it to one side, in place of a letter of its own; nothing where that had none. */
export async function newestStepInWords(
  db: Db,
  { file, type, partyId, side }: AboutStep,
): Promise<string[]> {
  const event = file.events.findLast((one) => one.type === type && one.partyId === partyId);
  if (
    !event ||
    !isLetterStep(event.type) ||
    (side === 'respondent' && letterOf(event.type).to !== 'both')
  )
    return [];
  return stepWords(await stepped(db, file, { ...event, type: event.type }));
}

/** What the end of the dispute gave back to the claimant's side; null where it goes on, or where nobody had anything to get. */
async function returnedAtEnd(
  db: Db,
  { toState, disputeId }: EventRow,
  { parties }: { parties: readonly PartyRow[] },
): Promise<Paise | null> {
  if (!isFinal(toState as DisputeState)) return null; // the machine alone writes it
  const { parties: costs } = await costsOf(db, disputeId);
  if (sum(costs.map(({ refunded }) => refunded)) === 0n) return null;
  const claimants = parties.filter(({ side }) => side === 'claimant').map(({ id }) => id);
  return sum(
    costs.filter(({ partyId }) => claimants.includes(partyId)).map(({ refunded }) => refunded),
  );
}
