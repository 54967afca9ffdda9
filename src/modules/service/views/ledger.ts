import type { OutputOf } from '#kernel/endpoint.ts';
import type { OfficeLedger } from '../actions/ledger.ts';
import type { officeService } from '../contract/office.ts';

type View = OutputOf<typeof officeService>;
type PartyView = View['parties'][number];
type RecipientView = PartyView['recipients'][number];
type Recipient = OfficeLedger['recipients'][number];
type Attempt = Recipient['attempts'][number];

/** The ledger as the screen shows it: by party, each with their papers, in the order of the page. */
export function ledgerView(ledger: OfficeLedger): View {
  const { file, page, now } = ledger;
  return {
    id: file.dispute.id,
    reference: file.dispute.reference,
    state: file.dispute.state,
    at: now.toISOString(),
    page,
    parties: ledger.parties.map((one) => partyView(ledger, one)),
  };
}

function partyView(
  ledger: OfficeLedger,
  { party, hindrance, isAbsent, may }: OfficeLedger['parties'][number],
): PartyView {
  const { id, name, side, contacts } = party;
  const places = new Map(ledger.order.map((paperId, place) => [paperId, place]));
  const placeOf = (one: Recipient) => places.get(one.recipient.paperId) ?? 0;
  const own = ledger.recipients
    .filter(({ recipient }) => recipient.partyId === id)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    id,
    name,
    side,
    hindrance,
    may,
    isAbsent,
    contacts: contacts.filter(({ endedAt }) => endedAt === null).map(contactView),
    recipients: own.map((one) => recipientView(ledger, one)),
    inquiries: ledger.inquiries
      .filter(({ partyId }) => partyId === id)
      .map(({ lookedIn: where, lookedOn: on, result, byPerson, at }) => ({
        where,
        on,
        result,
        by: ledger.names.get(byPerson) ?? '',
        at: at.toISOString(),
      })),
  };
}

function contactView(contact: OfficeLedger['file']['parties'][number]['contacts'][number]) {
  const { id, channel, value, isDesignated, designatedIn } = contact;
  return { id, channel, value, isDesignated, designatedIn };
}

function recipientView(ledger: OfficeLedger, one: Recipient): RecipientView {
  const { recipient, substitutions, attempts, may } = one;
  const { id, status: standing, servedOn, servedBy, servedBasis } = recipient;
  const paper = ledger.papers.find((row) => row.id === recipient.paperId);
  const document = paper && ledger.documents.get(paper.documentId);
  const certificates = ledger.certificates.filter(({ recipientId }) => recipientId === id);
  return {
    id,
    purpose: paper?.purpose ?? 'document',
    paper: document && !ledger.sealed.has(document.id) ? document.title : '',
    paperId: paper?.documentId ?? id,
    begunAt: (paper?.begunAt ?? recipient.statusSince).toISOString(),
    standing,
    servedOn,
    servedBy,
    servedBasis,
    attempts: attempts.map((attempt) => attemptView(ledger, attempt)),
    substitutions: substitutions.map(substitutionView),
    steps: stepsView(ledger, id),
    certificates: certificates.map(({ issuedAt, pdfId, jsonId }) => ({
      at: issuedAt.toISOString(),
      pdfId,
      jsonId,
    })),
    may,
  };
}

function substitutionView(asked: Recipient['substitutions'][number]) {
  const { state, askedAt, grounds, reasons, means, lastKnown, carriedOutOn } = asked;
  const at = askedAt.toISOString();
  return { state, askedAt: at, grounds, reasons, means, lastKnown, carriedOutOn };
}

function stepsView({ steps, names }: OfficeLedger, recipient: string): RecipientView['steps'] {
  return steps
    .filter(({ recipientId }) => recipientId === recipient)
    .map(({ fromStatus, toStatus, at, byPerson, byRole, why }) => ({
      from: fromStatus as RecipientView['standing'], // rows that the rule wrote
      to: toStatus as RecipientView['standing'],
      at: at.toISOString(),
      by: (byPerson && names.get(byPerson)) || byRole,
      why,
    }));
}

function attemptView({ names }: OfficeLedger, attempt: Attempt): RecipientView['attempts'][number] {
  const { row, lack, isContradicted, may } = attempt;
  const { id, channel, address, isDesignated, status, carrier, articleNumber, postedOn } = row;
  return {
    id,
    channel,
    address,
    isDesignated,
    status,
    queuedAt: row.queuedAt.toISOString(),
    carrier,
    articleNumber,
    postedOn,
    isSetAside: row.setAsideAt !== null,
    lack,
    isContradicted,
    may,
    reports: attempt.reports.map(reportView),
    proofs: attempt.proofs.map((proof) => proofView(proof, names)),
  };
}

function reportView({ status, at, heardAt, source, said, ...report }: Attempt['reports'][number]) {
  return {
    status,
    at: at.toISOString(),
    heardAt: heardAt.toISOString(),
    source,
    said,
    sha256: report.messageHash?.toString('hex') ?? null,
  };
}

function proofView(proof: Attempt['proofs'][number], names: OfficeLedger['names']) {
  const { documentId, state, submittedAt, deliveredOn, basis, reason, judgedBy } = proof;
  return {
    documentId,
    state,
    at: submittedAt.toISOString(),
    deliveredOn,
    basis,
    reason,
    judgedBy: judgedBy && (names.get(judgedBy) ?? null),
  };
}
