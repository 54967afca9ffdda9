import { dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { type ConsentCompletion, consentText } from '../letters/consents.ts';
import { consentDocument } from '../letters/documents.ts';
import type { ConsentKind, IdentifiedBy } from '../rules/consents.ts';
import { consentFingerprint, consentProofFingerprint } from '../rules/filed.ts';
import type { DisputeMoveRefusal, EventType } from '../rules/machine.ts';
import type { DisputeActorRole, DisputeState, Side } from '../rules/words.ts';
import { addConsent, addConsentProof } from '../store/consents.ts';
import type { DisputesDeps } from './deps.ts';
import { headingOf, issueGeneratedDocument } from './heading.ts';
import { holdDispute } from './hold.ts';
import { type DisputeActor, type DisputeMove, moveDispute } from './moves.ts';
import { type DisputeFile, findFile } from './reading.ts';

/** From which browser it came; how it was proved stands beside it. */
export type BrowserTrace = { network: string; agent: string };
/** By an account, by the notice and a code to a contact on file, or on a paper. */
export type ConsentMethod =
  | { way: 'account'; personId: string; capacity: 'party' | 'representative' | 'institution' }
  | { way: 'notice'; contactId: string }
  | { way: 'paper'; capacity: 'party' | 'representative' };

export type ConsentToRecord = {
  disputeId: string;
  partyId: string;
  kind: ConsentKind;
  /** The name as it was typed, or as it stands on the paper. */
  signer: string;
  language: Language;
  given: ConsentMethod;
  trace: BrowserTrace;
  by: DisputeActor;
  as: DisputeActorRole;
  /** By what it is shown at once; null where an officer has to look at it. */
  proof: {
    method: IdentifiedBy;
    byPerson: string | null;
    documentId: string | null;
    source: string;
    note: string;
  } | null;
} & Pick<DisputeMove, 'written'>;

export type RecordedConsent = {
  id: string;
  number: string;
  hash: string;
  documentId: string;
  state: DisputeState;
};

const eventFor: Record<ConsentKind, EventType> = {
  submission: 'agreement_signed',
  fast_track: 'fast_track_signed',
  talks: 'accepted',
};

/**
 * Keeps a consent in the caller's transaction: the event, the paper with its number and hash, and the row with the exact words.
 * Until it is shown who gave it, it is given and counts for nothing (rules/consents.ts).
 */
export async function recordConsent(
  deps: DisputesDeps,
  tx: Db,
  giving: ConsentToRecord,
): Promise<Result<RecordedConsent, DisputeMoveRefusal>> {
  const { disputeId, partyId, kind, language, given, by, as, proof, written = [] } = giving;
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  if (!file) throw new Error(`There is no dispute ${disputeId}.`);
  const [id, text] = [deps.newId(), wordsOf(kind, file, language)];
  const hash = sha256(text);
  const type = given.way === 'paper' ? 'consent_recorded' : eventFor[kind];
  const row = rowOf(giving, { id, text, hash, at: deps.now() });
  const shownBy = proof && proofRow({ id: deps.newId(), consentId: id, at: row.givenAt, proof });
  const details = {
    consent: id,
    kind,
    sha256: hash,
    shown: proof !== null,
    by: proof?.method ?? 'nothing',
    consentHash: consentFingerprint(row, sha256),
    ...(shownBy ? { proofHash: consentProofFingerprint(shownBy, sha256) } : {}),
  };
  // The name alone: every reader of the story has the sentence in their own language.
  const why = given.way === 'paper' ? (proof?.note ?? '') : giving.signer.trim();
  const moved = await moveDispute(deps, tx, {
    disputeId,
    partyId,
    type,
    by,
    as,
    why,
    details,
    written,
  });
  if (!moved.ok) return moved;
  const issued = await issueConsent(deps, tx, { giving, file, text, hash });
  await addConsent(tx, { ...row, number: issued.number, documentId: issued.id });
  if (shownBy) await addConsentProof(tx, shownBy);
  return allow({ id, number: issued.number, hash, documentId: issued.id, state: moved.value.to });
}

type Written = { id: string; text: string; hash: string; at: Date };

/** What is kept of a consent, but for its number and paper, which are issued with it. */
function rowOf(
  { disputeId, partyId, kind, language, signer, given, trace }: ConsentToRecord,
  { id, text, hash, at }: Written,
) {
  return {
    id,
    disputeId,
    partyId,
    kind,
    language,
    text,
    textHash: Buffer.from(hash, 'hex'),
    signer: signer.trim().slice(0, 200),
    way: given.way,
    givenAt: at,
    capacity: given.way === 'notice' ? ('party' as const) : given.capacity,
    personId: given.way === 'account' ? given.personId : null,
    contactId: given.way === 'notice' ? given.contactId : null,
    network: trace.network.slice(0, 60),
    agent: trace.agent.slice(0, 300),
  };
}

type Proving = {
  id: string;
  consentId: string;
  at: Date;
  proof: NonNullable<ConsentToRecord['proof']>;
};

function proofRow({
  id,
  consentId,
  at,
  proof: { method, byPerson, documentId, source, note },
}: Proving) {
  const shown = { called: '', source, note };
  return {
    id,
    consentId,
    method,
    at,
    byPerson,
    documentId,
    ...shown,
  };
}

type Issuing = { giving: ConsentToRecord; file: DisputeFile; text: string; hash: string };

/** Invariant I5: a number, a day, who signed, and the hash of the words; every party of the dispute reads it. */
function issueConsent(deps: DisputesDeps, tx: Db, { giving, file, text, hash }: Issuing) {
  const { disputeId, partyId, kind, signer, given, proof, by } = giving;
  const party = file.parties.find(({ id }) => id === partyId)?.name ?? '';
  const heading = headingOf(file, {
    day: dayAt(deps.now()),
    signer: `${signer.trim().slice(0, 90)}, for ${party.slice(0, 90)}`,
  });
  const paper = consentDocument(heading, {
    kind,
    text,
    hash,
    party,
    way: given.way,
    shownBy: proof?.method ?? null,
  });
  return issueGeneratedDocument(deps, tx, {
    disputeId,
    partyId,
    kind: 'consent',
    paper,
    audience: 'parties',
    by,
  });
}

/** What a consent of this dispute says, in one of the three languages. */
export function wordsOf(
  kind: ConsentKind,
  file: Pick<DisputeFile, 'dispute' | 'parties'>,
  language: Language,
): string {
  return speaking(language, () => consentText(kind, agreedIn(file)));
}

function namesOf(parties: DisputeFile['parties'], side: Side): string {
  return parties
    .filter((party) => party.side === side)
    .map(({ name }) => name)
    .join('; ');
}

function agreedIn({
  dispute,
  parties,
}: Pick<DisputeFile, 'dispute' | 'parties'>): ConsentCompletion {
  const { reference, seat, arbitrators } = dispute;
  return {
    reference,
    seat,
    arbitrators,
    claimants: namesOf(parties, 'claimant'),
    respondents: namesOf(parties, 'respondent'),
  };
}

export type ConsentWithdrawal = {
  disputeId: string;
  partyId: string;
  kind: ConsentKind;
  by: DisputeActor;
  as: DisputeActorRole;
  why: string;
} & Pick<DisputeMove, 'written'>;

/** Takes a consent back before everybody's counts, or says that it is none of this party's: an event, and nothing is deleted. */
export async function withdrawConsent(
  deps: DisputesDeps,
  tx: Db,
  { type, ...ending }: ConsentWithdrawal & { type: 'consent_withdrawn' | 'consent_disputed' },
): Promise<Result<{ state: DisputeState }, DisputeMoveRefusal>> {
  const { kind, ...moving } = ending;
  const moved = await moveDispute(deps, tx, { ...moving, type, details: { kind } });
  return moved.ok ? allow({ state: moved.value.to }) : refuse(moved.refusal);
}
