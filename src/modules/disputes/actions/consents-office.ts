import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import type { ConsentKind } from '../rules/consents.ts';
import { consentProofFingerprint } from '../rules/filed.ts';
import { type Evidence, type IdentifyRefusal, identify } from '../rules/identifying.ts';
import type { DisputeMoveRefusal } from '../rules/machine.ts';
import { addConsentProof, type ConsentRow, listConsents } from '../store/consents.ts';
import { lockDispute } from '../store/disputes.ts';
import { recordConsent } from './consents.ts';
import type { DisputesDeps } from './deps.ts';
import { undone } from './heading.ts';
import { membersOf } from './members.ts';
import { type Details, type DisputeActor, moveDispute } from './moves.ts';
import { provedBy } from './opposite.ts';
import { type DisputeFile, documentsIn, factsFor, findFile, officeIn } from './reading.ts';
import { officerBy, type ScrutinyResult } from './scrutiny.ts';

type Changed = 'changed_meanwhile' | 'consent_unknown';
type Held = { file: DisputeFile; as: 'officer' | 'registrar'; by: DisputeActor };
type Holding = { id: string; version: number };

const notFound = refuse({ code: 'unknown' as const, field: '' });
const changed = refuse({ code: 'changed_meanwhile' as const, field: '' });

/** The dispute, held for somebody of the office who looked at this very version of it. */
async function held(tx: Db, viewer: Viewer, { id, version }: Holding) {
  const standing = await officeIn(tx, viewer, id);
  const dispute = standing && (await lockDispute(tx, id));
  const file = dispute && (await findFile(tx, id));
  if (!standing || !file) return notFound;
  if (file.dispute.version !== version) return changed;
  const as = standing.as === 'registrar' ? ('registrar' as const) : ('officer' as const);
  return allow({ file, as, by: officerBy(viewer, as) } satisfies Held);
}

/** A consent that was given and not taken back; null where it is over, or none of this dispute. */
async function live(
  deps: DisputesDeps,
  tx: Db,
  file: DisputeFile,
  consentId: string,
): Promise<ConsentRow | null> {
  const consent = (await listConsents(tx, file.dispute.id)).find(({ id }) => id === consentId);
  const facts = await factsFor(tx, file, deps.now());
  const stands = facts.parties.find(({ partyId }) => partyId === consent?.partyId)?.consents;
  return consent && stands?.[consent.kind]?.id === consentId ? consent : null;
}

export type ConsentIdentification = Holding & { consent: string; evidence: Evidence };

/** An officer stands for it that whoever gave a consent is the party, and says what that rests on. */
export async function identifyConsent(
  deps: DisputesDeps,
  viewer: Viewer,
  asked: ConsentIdentification,
): ScrutinyResult<DisputeMoveRefusal | IdentifyRefusal | Changed> {
  const outcome = await undone(deps.db, async (tx) => {
    const holding = await held(tx, viewer, asked);
    if (!holding.ok) return holding;
    const { file, as, by } = holding.value;
    const consent = await live(deps, tx, file, asked.consent);
    if (!consent) return refuse({ code: 'consent_unknown' as const, field: '' });
    const { evidence } = asked;
    const judged = identify(evidence, await around(tx, file, consent));
    if (!judged.ok) return refuse({ code: judged.refusal, field: fieldOf[judged.refusal] });
    const { kind, partyId } = consent;
    const proof = {
      id: deps.newId(),
      consentId: consent.id,
      method: evidence.method,
      at: deps.now(),
      byPerson: viewer.personId,
      documentId: evidence.method === 'call' ? null : evidence.documentId,
      note: evidence.note.trim(),
      called: evidence.method === 'call' ? evidence.called.trim() : '',
      source: evidence.source.trim(),
    };
    const details = {
      kind,
      consent: consent.id,
      by: evidence.method,
      proofHash: consentProofFingerprint(proof, sha256),
    };
    const moved = await moveDispute(deps, tx, {
      disputeId: asked.id,
      type: 'consent_identified',
      by,
      as,
      partyId,
      why: evidence.note,
      details,
    });
    if (!moved.ok) return refuse({ code: moved.refusal, field: '' });
    await addConsentProof(tx, proof);
    return allow({ id: asked.id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

const fieldOf: Record<IdentifyRefusal, string> = {
  note_short: 'note',
  document_missing: 'document',
  number_missing: 'called',
  number_of_claimant: 'called',
  source_missing: 'source',
  account_missing: 'method',
};

/** The papers that came from somebody: none that the institution issued. */
async function broughtTo(tx: Db, disputeId: string): Promise<string[]> {
  const documents = await documentsIn(tx, disputeId);
  return documents.filter(({ issuedNumber }) => issuedNumber === null).map(({ id }) => id);
}

/**
 * What evidence is judged by: papers that came from somebody, and every number that the office did not find itself. What stands in
 * the request its author wrote there, and so may what was added since: the claimant with a mended request, whoever reads the notice
 * at an address of the claimant's with an account.
 */
async function around(tx: Db, { parties, events }: DisputeFile, consent: ConsentRow) {
  const found = new Set(
    events.filter(isFoundByOffice).map(({ details }) => (details as { contact?: unknown }).contact),
  ); // kept as an object
  const people = (await membersOf(tx, consent.disputeId)).flatMap(({ side, personId }) =>
    side === 'claimant' && personId ? [personId] : [],
  );
  const written = [
    ...parties.flatMap(({ contacts, representatives }) => [
      ...contacts
        .filter(({ id, channel }) => channel === 'mobile' && !found.has(id))
        .map(({ value }) => value),
      ...representatives.map(({ mobile }) => mobile),
    ]),
    ...(await provedBy(tx, people))
      .filter(({ channel }) => channel === 'mobile')
      .map(({ value }) => value),
  ];
  return {
    documentIds: await broughtTo(tx, consent.disputeId),
    claimantsNumbers: written.filter((value) => value !== ''),
    hasAccount: consent.personId !== null && (await provedBy(tx, [consent.personId])).length > 0,
  };
}

const isFoundByOffice = ({ type, byRole }: DisputeFile['events'][number]) =>
  type === 'contact_changed' && (byRole === 'case_officer' || byRole === 'registrar');

export type PaperConsent = Holding & {
  partyId: string;
  kind: ConsentKind;
  signer: string;
  capacity: 'party' | 'representative';
  document: string;
  note: string;
};

/** A consent that a party gave on paper, and that an officer validated, becomes a consent of the record. */
export async function recordPaperConsent(
  deps: DisputesDeps,
  viewer: Viewer,
  { partyId, kind, signer, capacity, document, note, ...holding }: PaperConsent,
): ScrutinyResult<DisputeMoveRefusal | IdentifyRefusal | 'changed_meanwhile' | 'name_missing'> {
  const outcome = await undone(deps.db, async (tx) => {
    const found = await held(tx, viewer, holding);
    if (!found.ok) return found;
    const { file, as, by } = found.value;
    if (signer.trim() === '') return refuse({ code: 'name_missing' as const, field: 'signer' });
    const documentIds = await broughtTo(tx, file.dispute.id);
    const evidence = {
      method: 'paper' as const,
      documentId: document,
      called: '',
      source: '',
      note,
    };
    const judged = identify(evidence, { documentIds, claimantsNumbers: [], hasAccount: false });
    if (!judged.ok) return refuse({ code: judged.refusal, field: fieldOf[judged.refusal] });
    const given = await recordConsent(deps, tx, {
      disputeId: holding.id,
      partyId,
      kind,
      signer,
      language: 'en',
      by,
      as,
      given: { way: 'paper', capacity },
      trace: { network: '', agent: '' },
      proof: {
        method: 'paper',
        byPerson: viewer.personId,
        documentId: document,
        source: '',
        note: note.trim(),
      },
    });
    return given.ok
      ? allow({ id: holding.id })
      : refuse({ code: given.refusal, field: given.refusal === 'party_missing' ? 'party' : '' });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

export type ConsentDecision = Holding & {
  consent: string;
  outcome: 'upheld' | 'fallen';
  why: string;
};

/** The registrar's word on a consent: that it stands although the party denies it, or that it counts for nothing. */
export async function decideConsent(
  deps: DisputesDeps,
  viewer: Viewer,
  deciding: ConsentDecision,
): ScrutinyResult<DisputeMoveRefusal | Changed> {
  const outcome = await undone(deps.db, async (tx) => {
    const holding = await held(tx, viewer, deciding);
    if (!holding.ok) return holding;
    const { file, as, by } = holding.value;
    if (as !== 'registrar') return notFound;
    const consent = await live(deps, tx, file, deciding.consent);
    if (!consent) return refuse({ code: 'consent_unknown' as const, field: '' });
    const type =
      deciding.outcome === 'upheld' ? ('consent_upheld' as const) : ('consent_fallen' as const);
    const details: Details = { kind: consent.kind, consent: consent.id };
    const moving = {
      disputeId: deciding.id,
      type,
      by,
      as,
      partyId: consent.partyId,
      why: deciding.why.trim(),
      details,
    };
    const moved: Result<unknown, DisputeMoveRefusal> = await moveDispute(deps, tx, moving);
    return moved.ok
      ? allow({ id: deciding.id })
      : refuse({ code: moved.refusal, field: moved.refusal === 'reason_missing' ? 'why' : '' });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}
