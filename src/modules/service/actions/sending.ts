import {
  type DisputeFile,
  findFile,
  type PartyWithContacts,
} from '#modules/disputes/actions/reading.ts';
import { factsFromEvents, happenedOf } from '#modules/disputes/rules/facts.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { letterStates, owe } from '#platform/outbox.ts';
import { type PlannedAttempt, planOf } from '../rules/plan.ts';
import type { ServicePurpose } from '../rules/words.ts';
import {
  type AttemptRow,
  addAttempts,
  changeAttempt,
  listAttempts,
  listAttemptsOfLetter,
} from '../store/attempts.ts';
import {
  addRecipients,
  addServiceDocument,
  findServiceDocument,
  findServiceDocumentOf,
  listRecipients,
  listRecipientsOf,
  type RecipientRow,
  type ServiceDocumentRow,
} from '../store/ledger.ts';
import type { ServiceDeps } from './deps.ts';
import { bySystem, type ServiceCause } from './service-to-dispute.ts';
import { goesAsLetter, type LetterOfAttempt, letterFor } from './shared-letters.ts';
import { settle } from './status-changes.ts';

export type DocumentToServe = {
  disputeId: string;
  documentId: string;
  /** Parties of the dispute. */
  recipients: readonly string[];
  purpose: ServicePurpose;
  cause?: ServiceCause;
};

/**
 * Puts a paper of a dispute on its way to each recipient by each channel of theirs, in the transaction of what it is about
 * and while the caller holds the dispute. The same paper for the same purpose goes out once; who is new is added.
 */
export async function serveDocument(
  deps: ServiceDeps,
  tx: Db,
  serving: DocumentToServe,
): Promise<{ paperId: string }> {
  const file = await findFile(tx, serving.disputeId);
  if (!file) throw new Error(`There is no dispute ${serving.disputeId}.`);
  const { documentId, purpose, cause = bySystem } = serving;
  const paper =
    (await addServiceDocument(tx, {
      id: deps.newId(),
      disputeId: serving.disputeId,
      documentId,
      purpose,
      isUrgent: file.dispute.isUrgent,
      begunAt: deps.now(),
      begunBy: cause.by.personId,
    })) ?? (await findServiceDocumentOf(tx, documentId, purpose));
  if (!paper) throw new Error('A paper that is on its way cannot be found.');
  const before = new Set((await listRecipientsOf(tx, paper.id)).map(({ partyId }) => partyId));
  const parties = file.parties.filter(
    ({ id }) => serving.recipients.includes(id) && !before.has(id),
  );
  const recipients = await addRecipients(
    tx,
    parties.map(({ id }) => ({
      id: deps.newId(),
      paperId: paper.id,
      disputeId: serving.disputeId,
      partyId: id,
      statusSince: deps.now(),
    })),
  );
  for (const recipient of recipients) {
    const party = parties.find(({ id }) => id === recipient.partyId);
    if (party && !isHeldBack(file, paper, party.id))
      await attemptAll(deps, tx, { file, paper, recipient, party, cause });
  }
  return { paperId: paper.id };
}

/**
 * While it is in doubt who is at a party's addresses, no paper of the case is sent there: it may be another person's letter box.
 * It stands in the ledger and waits. Asked again when a letter goes out, which may be long after it was owed.
 */
export function isHeldBack(
  { parties, events }: DisputeFile,
  { purpose }: Pick<ServiceDocumentRow, 'purpose'>,
  partyId: string,
): boolean {
  if (purpose !== 'document') return false;
  const { parties: standings } = factsFromEvents(parties, events.map(happenedOf));
  return standings.some((one) => one.partyId === partyId && one.isDisputed);
}

/** Sends what was held back, once it is found that it is they. The caller holds the dispute. */
export async function sendHeldBack(
  deps: ServiceDeps,
  tx: Db,
  { disputeId, partyId }: { disputeId: string; partyId: string },
): Promise<void> {
  const file = await findFile(tx, disputeId);
  const party = file?.parties.find(({ id }) => id === partyId);
  if (!file || !party) return;
  for (const recipient of await listRecipients(tx, disputeId)) {
    if (recipient.partyId !== partyId || recipient.endedAt || recipient.status === 'served')
      continue;
    const paper = await findServiceDocument(tx, recipient.paperId);
    if (paper?.purpose !== 'document') continue;
    const attempts = await listAttempts(tx, [recipient.id]);
    if (attempts.length === 0)
      await attemptAll(deps, tx, { file, paper, recipient, party, cause: bySystem });
    else await goOn(deps, tx, attempts, party.language);
  }
}

/** What was on its way when the doubt arose, and was let go of, goes out by the same attempts. */
async function goOn(
  deps: ServiceDeps,
  tx: Db,
  attempts: readonly AttemptRow[],
  language: PartyWithContacts['language'],
): Promise<void> {
  const waiting = attempts.filter(({ status, setAsideAt }) => status === 'queued' && !setAsideAt);
  const letters = await letterStates(
    tx,
    waiting.flatMap(({ letterId }) => letterId ?? []),
  );
  for (const { id, channel, address, letterId } of waiting) {
    if (channel === 'whatsapp') await carryOn(deps, tx, { id, letterId });
    if (letterId === null || letters.get(letterId) !== 'dropped') continue;
    const again = deps.newId();
    for (const other of await listAttemptsOfLetter(tx, letterId))
      await changeAttempt(tx, other.id, { letterId: again });
    await speaking(language, () =>
      owe(tx, { id: again, kind: 'service_letter', refersTo: id, recipient: address }, deps.now()),
    );
  }
}

/** One attempt of a message carries it: another does where that one carries it no more. */
async function carryOn(
  deps: ServiceDeps,
  tx: Db,
  { id, letterId }: Pick<AttemptRow, 'id' | 'letterId'>,
): Promise<void> {
  const shared = letterId ? await listAttemptsOfLetter(tx, letterId) : [];
  if (shared.every(({ nextTryAt }) => nextTryAt === null))
    await changeAttempt(tx, id, { letterId: letterId ?? id, nextTryAt: deps.now() });
}

type Sending = {
  file: DisputeFile;
  paper: ServiceDocumentRow;
  recipient: RecipientRow;
  party: PartyWithContacts;
  cause: ServiceCause;
};

async function attemptAll(
  deps: ServiceDeps,
  tx: Db,
  { file, paper, recipient, party, cause }: Sending,
): Promise<void> {
  const planned = planOf(waysTo(party), paper.purpose, { whatsapp: deps.whatsapp.isReal });
  for (const one of planned) {
    const letter = await letterFor(deps, tx, { file, paper, partyId: party.id, planned: one });
    await attempt(deps, tx, { recipient, planned: one, language: party.language, cause, letter });
  }
  await settle(deps, tx, recipient.id, cause);
}

/** How a party is reached now. Who has given no e-mail address is written to at their representative's. */
export function waysTo({ contacts, representatives }: PartyWithContacts) {
  const current = contacts.filter(({ endedAt }) => endedAt === null);
  const own = current.map(({ id, channel, value, isDesignated }) => ({
    id,
    channel,
    value,
    isDesignated,
  }));
  if (own.some(({ channel }) => channel === 'email')) return own;
  const theirs = representatives.filter(({ endedAt }) => endedAt === null);
  return [
    ...own,
    ...theirs.map(({ email }) => ({
      id: null,
      channel: 'email' as const,
      value: email,
      isDesignated: false,
    })),
  ];
}

export type AttemptToMake = {
  recipient: RecipientRow;
  planned: PlannedAttempt;
  language: 'en' | 'hi' | 'mr';
  cause: ServiceCause;
  letter?: LetterOfAttempt;
};

/** One attempt: owed through the outbox, or left for whoever sends WhatsApp messages or carries post. */
export async function attempt(
  deps: ServiceDeps,
  tx: Db,
  { recipient, planned, language, cause, letter = {} }: AttemptToMake,
): Promise<string> {
  const [id, now] = [deps.newId(), deps.now()];
  const { channel, address } = planned;
  const letterId = letter.joins ?? letterIdOf(deps, channel, id);
  await addAttempts(tx, [
    {
      id,
      recipientId: recipient.id,
      disputeId: recipient.disputeId,
      channel,
      contactId: planned.contactId,
      address,
      isDesignated: planned.isDesignated,
      queuedAt: now,
      queuedBy: cause.by.personId,
      letterId,
      nextTryAt: channel === 'whatsapp' && !letter.joins ? (letter.leavesAt ?? now) : null,
    },
  ]);
  // In their language, whoever sends it.
  if (letterId && goesAsLetter(channel) && !letter.joins)
    await speaking(language, () =>
      owe(
        tx,
        {
          id: letterId,
          kind: 'service_letter',
          refersTo: id,
          recipient: address,
          leavesAt: letter.leavesAt ?? now,
        },
        now,
      ),
    );
  return id;
}

/** A letter of the outbox has an id of its own; a WhatsApp message is called as its first attempt; post is no letter of ours. */
function letterIdOf({ newId }: ServiceDeps, channel: AttemptRow['channel'], id: string) {
  if (channel === 'whatsapp') return id;
  return goesAsLetter(channel) ? newId() : null;
}
