import { jsonMinor } from '#kernel/amounts.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { type DisputeFacts, mayOf } from '../rules/machine.ts';
import { lawOf } from '../rules/scrutiny.ts';
import { TRAITS } from '../rules/words.ts';
import { listCures } from '../store/scrutiny.ts';
import { listOfficers } from './assigning.ts';
import { scrutinyOf } from './checks.ts';
import { type ConsentWithProofs, consentsOf } from './consents-reading.ts';
import type { DisputeDocumentRow, DisputesDeps } from './deps.ts';
import { countedTrack, limitsFor } from './limits.ts';
import {
  type DisputeFile,
  factsFor,
  findFile,
  limitationSummaryOf,
  officeIn,
  requestedTermsOf,
} from './reading.ts';

/** Everything of one dispute for the officer: where it stands, what is next, who must act by when, and what she may do. */
export async function disputeForOffice(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  viewer: Viewer,
  id: string,
) {
  const standing = await officeIn(db, viewer, id);
  const file = standing && (await findFile(db, id));
  if (!standing || !file) return null;
  const at = now();
  const facts = await factsFor(db, file, at);
  const [scrutiny, cures, limits] = [
    await scrutinyOf(db, file.dispute, file.events),
    await listCures(db, id),
    await limitsFor(db, file, at),
  ];
  const consents = consentsOf(file, facts);
  const officers = consents.flatMap(({ proofs }) =>
    proofs.flatMap(({ by_person }) => by_person ?? []),
  );
  const names = await namesOf(db, [...new Set([...peopleIn(file, scrutiny.looks), ...officers])]);
  const nameOf = (personId: string | null) => (personId ? (names.get(personId) ?? '') : null);
  const may = mayOf(facts, standing.actors, []);
  return {
    ...aboutItself(file),
    officer: nameOf(file.dispute.officer_id),
    officerId: file.dispute.officer_id,
    officers: standing.as === 'registrar' ? await listOfficers(db) : [],
    isMine: file.dispute.officer_id === viewer.personId,
    isRegistrar: standing.as === 'registrar',
    parties: partiesOf(file, facts),
    limits: limits.map(
      ({
        id: limit,
        row,
        partyId,
        dueOn,
        state,
        whose,
        citation,
        startedOn,
        heldSince,
        isRowConfirmed,
        explained,
      }) => ({
        id: limit,
        row,
        partyId,
        dueOn,
        state,
        whose,
        citation,
        startedOn,
        isHeld: heldSince !== null,
        isRowConfirmed,
        takenUntil: explained.takenUntil,
      }),
    ),
    checklist: {
      round: scrutiny.round,
      items: scrutiny.found.map(({ item, standing: stands, look }) => {
        const row = scrutiny.looks.find((one) => one.id === look?.id);
        return {
          item,
          law: lawOf(item, file.dispute.process),
          standing: stands,
          seen: row?.id ?? null,
          look: row
            ? {
                verdict: row.verdict,
                note: row.note,
                mend: row.mend,
                round: row.round,
                at: row.at.toISOString(),
                by: nameOf(row.by_person) ?? '',
              }
            : null,
          // What the claimant answered to the last memo, for whoever looks at it again.
          cures: cures
            .filter((cure) => cure.item === item)
            .map((cure) => ({
              round: cure.round,
              answer: cure.answer,
              at: cure.at.toISOString(),
              papers: cure.paper_ids,
            })),
        };
      }),
    },
    consents: consents.map((one) => consentFor(one, nameOf)),
    basis: file.basis && {
      basis: file.basis.basis,
      reasons: file.basis.reasons,
      at: file.basis.decided_at.toISOString(),
      by: nameOf(file.basis.decided_by) ?? '',
    },
    events: file.events.map((event) => ({
      id: event.id,
      number: event.number,
      type: event.type,
      at: event.at.toISOString(),
      on: event.on_day,
      partyId: event.party_id,
      by: nameOf(event.by_person),
      about: nameOf(officerIn(event)),
      role: event.by_role,
      from: event.from_state,
      to: event.to_state,
      why: event.why,
      paperId: paperIn(event),
    })),
    may: [...may, ...(file.dispute.state === 'scrutiny' ? ['check'] : [])],
    version: file.dispute.version,
  };
}

/** The paper on which an event rests, or that went out with it. */
function paperIn({ details }: DisputeFile['events'][number]): string | null {
  const { document } = details as { document?: unknown };
  return typeof document === 'string' ? document : null;
}

function consentFor(
  { row, standing, proofs }: ConsentWithProofs,
  nameOf: (personId: string | null) => string | null,
) {
  return {
    id: row.id,
    partyId: row.party_id,
    kind: row.kind,
    number: row.number,
    documentId: row.document_id,
    signer: row.signer,
    capacity: row.capacity,
    way: row.way,
    givenAt: row.given_at.toISOString(),
    text: row.text,
    standing,
    hash: row.text_hash.toString('hex'),
    proofs: proofs.map((proof) => ({
      method: proof.method,
      at: proof.at.toISOString(),
      by: nameOf(proof.by_person),
      documentId: proof.document_id,
      called: proof.called,
      source: proof.source,
      note: proof.note,
    })),
  };
}

function peopleIn(
  { dispute, events, basis }: DisputeFile,
  looks: readonly { by_person: string }[],
): string[] {
  const all = [
    dispute.officer_id,
    basis?.decided_by ?? null,
    ...events.flatMap((event) => [event.by_person, officerIn(event)]),
    ...looks.map(({ by_person }) => by_person),
  ];
  return [...new Set(all.filter((id) => id !== null))];
}

/** The officer to whom an event gave the dispute, or from whom it took it. */
function officerIn({ details }: DisputeFile['events'][number]): string | null {
  const { officer } = details as { officer?: unknown };
  return typeof officer === 'string' ? officer : null;
}

function aboutItself(file: DisputeFile) {
  const { dispute, claims, agreement, documents } = file;
  return {
    id: dispute.id,
    reference: dispute.reference,
    process: dispute.process,
    state: dispute.state,
    track: countedTrack(file),
    wish: dispute.track,
    stateBefore: dispute.state_before,
    since: dispute.state_since.toISOString(),
    filedAt: dispute.filed_at.toISOString(),
    title: dispute.title,
    facts: dispute.facts,
    relief: dispute.relief,
    sector: dispute.sector,
    seat: dispute.seat,
    language: dispute.language,
    arbitrators: dispute.arbitrators,
    currency: dispute.currency,
    sum: jsonMinor(dispute.sum_minor),
    limitation: limitationSummaryOf(dispute),
    isUrgent: dispute.is_urgent,
    warnings: dispute.warnings,
    commencedOn: dispute.commenced_on,
    traits: TRAITS.filter((one) => dispute.traits.includes(one)),
    filingHash: dispute.filing_hash.toString('hex'),
    signed: requestedTermsOf(file).signed,
    claims: claims.map((claim) => ({
      id: claim.id,
      head: claim.head,
      amount: jsonMinor(claim.amount_minor),
      isCounterclaim: claim.is_counterclaim,
      interestBasis: claim.interest_basis,
      interestRate: claim.interest_rate,
      interestFrom: claim.interest_from,
    })),
    agreement: agreement && {
      clause: agreement.clause,
      page: agreement.page,
      agreedOn: agreement.agreed_on,
      version: agreement.version,
      proposedBy: agreement.proposed_by,
      namesInstitution: agreement.names_institution,
      documentId: agreement.document_id,
    },
    documents: documents.map(shownDocument),
  };
}

function shownDocument(document: DisputeDocumentRow) {
  return {
    id: document.id,
    kind: document.kind,
    title: document.title,
    type: document.type,
    size: Number(document.size),
    addedAt: document.added_at.toISOString(),
    hash: document.content_hash.toString('hex'),
    audience: document.audience,
    number: document.issued_number,
    signer: document.signer,
    partyId: document.party_id,
  };
}

function partiesOf(
  { parties }: DisputeFile,
  { parties: stands, receivedOn: received }: DisputeFacts,
) {
  return parties.map((party) => {
    const standing = stands.find(({ partyId }) => partyId === party.id);
    return {
      id: party.id,
      side: party.side,
      place: party.place,
      kind: party.kind,
      name: party.name,
      registration: party.registration,
      language: party.language,
      isServed: standing?.isServed ?? false,
      hasAnswered: standing?.hasAnswered ?? false,
      hasAgreed: standing?.hasAgreed ?? false,
      isDisputed: standing?.isDisputed ?? false,
      isReleased: standing?.isReleased ?? false,
      receivedOn: received[party.id] ?? null,
      contacts: party.contacts.map((contact) => ({
        id: contact.id,
        channel: contact.channel,
        value: contact.value,
        isDesignated: contact.is_designated,
        designatedIn: contact.designated_in,
        isVerified: contact.verified_at !== null,
        addedAt: contact.added_at.toISOString(),
        endedAt: contact.ended_at?.toISOString() ?? null,
      })),
      representatives: party.representatives.map((one) => ({
        id: one.id,
        name: one.name,
        firm: one.firm,
        email: one.email,
        mobile: one.mobile,
        authorityId: one.authority_id,
        isOver: one.ended_at !== null,
      })),
    };
  });
}
