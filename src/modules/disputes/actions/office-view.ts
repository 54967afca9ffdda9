import { jsonMinor } from '#kernel/amounts.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { type DisputeFacts, mayOf } from '../rules/machine.ts';
import { limitationSummaryOf, requestedTermsOf } from '../rules/request-summary.ts';
import { lawOf } from '../rules/scrutiny.ts';
import { TRAITS } from '../rules/words.ts';
import { listCures } from '../store/scrutiny.ts';
import { listOfficers } from './assigning.ts';
import { papersOf, scrutinyOf } from './checks.ts';
import { type ConsentWithProofs, consentsOf } from './consents-reading.ts';
import type { DisputeDocumentRow, DisputesDeps } from './deps.ts';
import { countedTrack, limitsFor } from './limits.ts';
import { type DisputeFile, factsFor, findFile, officeIn } from './reading.ts';

/** Everything of one dispute for the officer: where it stands, what is next, who must act by when, and what they may do. */
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
    proofs.flatMap(({ byPerson }) => byPerson ?? []),
  );
  const names = await namesOf(db, [...new Set([...peopleIn(file, scrutiny.looks), ...officers])]);
  const nameOf = (personId: string | null) => (personId ? (names.get(personId) ?? '') : null);
  const may = mayOf(facts, standing.actors, []);
  return {
    ...aboutItself(file),
    officer: nameOf(file.dispute.officerId),
    officerId: file.dispute.officerId,
    officers: standing.as === 'registrar' ? await listOfficers(db) : [],
    isMine: file.dispute.officerId === viewer.personId,
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
      items: scrutiny.found.map(({ item, status, finding }) => {
        const row = scrutiny.looks.find((one) => one.id === finding?.id);
        return {
          item,
          law: lawOf(item, file.dispute.process),
          status,
          seen: row?.id ?? null,
          finding: row
            ? {
                verdict: row.verdict,
                note: row.note,
                correction: row.correction,
                round: row.round,
                at: row.at.toISOString(),
                by: nameOf(row.byPerson) ?? '',
              }
            : null,
          // What the claimant answered to the last memo, for whoever looks at it again.
          cures: cures
            .filter((cure) => cure.item === item)
            .map((cure) => ({
              round: cure.round,
              answer: cure.answer,
              at: cure.at.toISOString(),
              papers: papersOf(cure, file),
            })),
        };
      }),
    },
    consents: consents.map((one) => consentFor(one, nameOf)),
    basis: file.basis && {
      basis: file.basis.basis,
      reasons: file.basis.reasons,
      at: file.basis.decidedAt.toISOString(),
      by: nameOf(file.basis.decidedBy) ?? '',
    },
    events: file.events.map((event) => ({
      id: event.id,
      number: event.number,
      type: event.type,
      at: event.at.toISOString(),
      on: event.onDay,
      partyId: event.partyId,
      by: nameOf(event.byPerson),
      about: nameOf(officerIn(event)),
      role: event.byRole,
      from: event.fromState,
      to: event.toState,
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
  { row, status, proofs }: ConsentWithProofs,
  nameOf: (personId: string | null) => string | null,
) {
  return {
    id: row.id,
    partyId: row.partyId,
    kind: row.kind,
    number: row.number,
    documentId: row.documentId,
    signer: row.signer,
    capacity: row.capacity,
    way: row.way,
    givenAt: row.givenAt.toISOString(),
    text: row.text,
    status,
    hash: row.textHash.toString('hex'),
    proofs: proofs.map((proof) => ({
      method: proof.method,
      at: proof.at.toISOString(),
      by: nameOf(proof.byPerson),
      documentId: proof.documentId,
      called: proof.called,
      source: proof.source,
      note: proof.note,
    })),
  };
}

function peopleIn(
  { dispute, events, basis }: DisputeFile,
  looks: readonly { byPerson: string }[],
): string[] {
  const all = [
    dispute.officerId,
    basis?.decidedBy ?? null,
    ...events.flatMap((event) => [event.byPerson, officerIn(event)]),
    ...looks.map(({ byPerson }) => byPerson),
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
    stateBefore: dispute.stateBefore,
    since: dispute.stateSince.toISOString(),
    filedAt: dispute.filedAt.toISOString(),
    title: dispute.title,
    facts: dispute.facts,
    relief: dispute.relief,
    sector: dispute.sector,
    seat: dispute.seat,
    language: dispute.language,
    arbitrators: dispute.arbitrators,
    currency: dispute.currency,
    sum: jsonMinor(dispute.sumMinor),
    limitation: limitationSummaryOf(dispute),
    isUrgent: dispute.isUrgent,
    warnings: dispute.warnings,
    commencedOn: dispute.commencedOn,
    traits: TRAITS.filter((one) => dispute.traits.includes(one)),
    filingHash: dispute.filingHash.toString('hex'),
    signed: requestedTermsOf(file).signed,
    claims: claims.map((claim) => ({
      id: claim.id,
      head: claim.head,
      amount: jsonMinor(claim.amountMinor),
      isCounterclaim: claim.isCounterclaim,
      interestBasis: claim.interestBasis,
      interestRate: claim.interestRate,
      interestFrom: claim.interestFrom,
    })),
    agreement: agreement && {
      clause: agreement.clause,
      page: agreement.page,
      agreedOn: agreement.agreedOn,
      version: agreement.version,
      proposedBy: agreement.proposedBy,
      namesInstitution: agreement.namesInstitution,
      documentId: agreement.documentId,
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
    addedAt: document.addedAt.toISOString(),
    hash: document.contentHash.toString('hex'),
    audience: document.audience,
    number: document.issuedNumber,
    signer: document.signer,
    partyId: document.partyId,
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
        isDesignated: contact.isDesignated,
        designatedIn: contact.designatedIn,
        isVerified: contact.verifiedAt !== null,
        addedAt: contact.addedAt.toISOString(),
        endedAt: contact.endedAt?.toISOString() ?? null,
      })),
      representatives: party.representatives.map((one) => ({
        id: one.id,
        name: one.name,
        firm: one.firm,
        email: one.email,
        mobile: one.mobile,
        authorityId: one.authorityId,
        isOver: one.endedAt !== null,
      })),
    };
  });
}
