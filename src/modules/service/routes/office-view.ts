import type { OutputOf } from '#kernel/endpoint.ts';
import { mayWith, type OfficeLedger, seenAttempts } from '../actions/ledger.ts';
import type { officeService } from '../contract/office.ts';

type View = OutputOf<typeof officeService>;
type PartyView = View['parties'][number];
type RecipientView = PartyView['recipients'][number];
type One = OfficeLedger['loaded'][number];

/** The ledger as the screen shows it: by party, each with their papers, the last one first. */
export function viewOf(ledger: OfficeLedger): View {
  const { file, now } = ledger;
  return {
    id: file.dispute.id,
    reference: file.dispute.reference,
    state: file.dispute.state,
    at: now.toISOString(),
    parties: file.parties.map((party) => partyOf(ledger, party)),
  };
}

function partyOf(
  ledger: OfficeLedger,
  { id, name, side, contacts }: OfficeLedger['file']['parties'][number],
): PartyView {
  const { loaded, inquiries, names, parties } = ledger;
  const own = loaded.filter(({ recipient }) => recipient.party_id === id).reverse();
  return {
    id,
    name,
    side,
    hindrance: parties.get(id)?.hindrance ?? null,
    may: parties.get(id)?.may ?? [],
    isAbsent: parties.get(id)?.isAbsent ?? false,
    contacts: contacts
      .filter(({ ended_at }) => ended_at === null)
      .map((contact) => ({
        id: contact.id,
        channel: contact.channel,
        value: contact.value,
        isDesignated: contact.is_designated,
        designatedIn: contact.designated_in,
      })),
    recipients: own.map((one) => recipientOf(ledger, one)),
    inquiries: inquiries
      .filter(({ party_id }) => party_id === id)
      .map(({ looked_in: where, looked_on: on, result, by_person, at }) => ({
        where,
        on,
        result,
        by: names.get(by_person) ?? '',
        at: at.toISOString(),
      })),
  };
}

function recipientOf(ledger: OfficeLedger, one: One): RecipientView {
  const { recipient, substitutions } = one;
  const paper = ledger.papers.find(({ id }) => id === recipient.paper_id);
  const document = ledger.file.documents.find(({ id }) => id === paper?.document_id);
  return {
    id: recipient.id,
    purpose: paper?.purpose ?? 'document',
    paper: document?.title ?? '',
    paperId: paper?.document_id ?? recipient.id,
    begunAt: (paper?.begun_at ?? recipient.standing_since).toISOString(),
    standing: recipient.standing,
    servedOn: recipient.served_on,
    servedBy: recipient.served_by,
    servedBasis: recipient.served_basis,
    attempts: attemptsOf(ledger, one),
    substitutions: substitutions.map((asked) => ({
      state: asked.state,
      askedAt: asked.asked_at.toISOString(),
      grounds: asked.grounds,
      reasons: asked.reasons,
      means: asked.means,
      lastKnown: asked.last_known,
      carriedOutOn: asked.carried_out_on,
    })),
    steps: ledger.steps
      .filter(({ recipient_id }) => recipient_id === recipient.id)
      .map(({ from_standing, to_standing, at, by_person, by_role, why }) => ({
        from: from_standing as RecipientView['standing'], // rows that the rule wrote
        to: to_standing as RecipientView['standing'],
        at: at.toISOString(),
        by: (by_person && ledger.names.get(by_person)) || by_role,
        why,
      })),
    certificates: ledger.certificates
      .filter(({ recipient_id }) => recipient_id === recipient.id)
      .map(({ issued_at, pdf_id: pdfId, json_id: jsonId }) => ({
        at: issued_at.toISOString(),
        pdfId,
        jsonId,
      })),
    may: mayWith(one, ledger),
  };
}

function attemptsOf({ names, now }: OfficeLedger, one: One): RecipientView['attempts'] {
  return seenAttempts(one, now).map(({ row, reports, proofs, lack, isContradicted, may }) => ({
    id: row.id,
    channel: row.channel,
    address: row.address,
    isDesignated: row.is_designated,
    status: row.status,
    queuedAt: row.queued_at.toISOString(),
    carrier: row.carrier,
    articleNumber: row.article_number,
    postedOn: row.posted_on,
    isSetAside: row.set_aside_at !== null,
    lack,
    isContradicted,
    may,
    reports: reports.map(({ status, at, heard_at, source, said, message_hash }) => ({
      status,
      at: at.toISOString(),
      heardAt: heard_at.toISOString(),
      source,
      said,
      sha256: message_hash?.toString('hex') ?? null,
    })),
    proofs: proofs.map(
      ({ document_id, state, submitted_at, delivered_on, basis, reason, judged_by }) => ({
        documentId: document_id,
        state,
        at: submitted_at.toISOString(),
        deliveredOn: delivered_on,
        basis,
        reason,
        judgedBy: judged_by && (names.get(judged_by) ?? null),
      }),
    ),
  }));
}
