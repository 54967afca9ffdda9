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
  const own = loaded.filter(({ recipient }) => recipient.partyId === id).reverse();
  return {
    id,
    name,
    side,
    hindrance: parties.get(id)?.hindrance ?? null,
    may: parties.get(id)?.may ?? [],
    isAbsent: parties.get(id)?.isAbsent ?? false,
    contacts: contacts
      .filter(({ endedAt }) => endedAt === null)
      .map((contact) => ({
        id: contact.id,
        channel: contact.channel,
        value: contact.value,
        isDesignated: contact.isDesignated,
        designatedIn: contact.designatedIn,
      })),
    recipients: own.map((one) => recipientOf(ledger, one)),
    inquiries: inquiries
      .filter(({ partyId }) => partyId === id)
      .map(({ lookedIn: where, lookedOn: on, result, byPerson, at }) => ({
        where,
        on,
        result,
        by: names.get(byPerson) ?? '',
        at: at.toISOString(),
      })),
  };
}

function recipientOf(ledger: OfficeLedger, one: One): RecipientView {
  const { recipient, substitutions } = one;
  const paper = ledger.papers.find(({ id }) => id === recipient.paperId);
  const document = ledger.file.documents.find(({ id }) => id === paper?.documentId);
  return {
    id: recipient.id,
    purpose: paper?.purpose ?? 'document',
    paper: document?.title ?? '',
    paperId: paper?.documentId ?? recipient.id,
    begunAt: (paper?.begunAt ?? recipient.standingSince).toISOString(),
    standing: recipient.standing,
    servedOn: recipient.servedOn,
    servedBy: recipient.servedBy,
    servedBasis: recipient.servedBasis,
    attempts: attemptsOf(ledger, one),
    substitutions: substitutions.map((asked) => ({
      state: asked.state,
      askedAt: asked.askedAt.toISOString(),
      grounds: asked.grounds,
      reasons: asked.reasons,
      means: asked.means,
      lastKnown: asked.lastKnown,
      carriedOutOn: asked.carriedOutOn,
    })),
    steps: ledger.steps
      .filter(({ recipientId }) => recipientId === recipient.id)
      .map(({ fromStanding, toStanding, at, byPerson, byRole, why }) => ({
        from: fromStanding as RecipientView['standing'], // rows that the rule wrote
        to: toStanding as RecipientView['standing'],
        at: at.toISOString(),
        by: (byPerson && ledger.names.get(byPerson)) || byRole,
        why,
      })),
    certificates: ledger.certificates
      .filter(({ recipientId }) => recipientId === recipient.id)
      .map(({ issuedAt, pdfId, jsonId }) => ({
        at: issuedAt.toISOString(),
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
    isDesignated: row.isDesignated,
    status: row.status,
    queuedAt: row.queuedAt.toISOString(),
    carrier: row.carrier,
    articleNumber: row.articleNumber,
    postedOn: row.postedOn,
    isSetAside: row.setAsideAt !== null,
    lack,
    isContradicted,
    may,
    reports: reports.map(({ status, at, heardAt, source, said, messageHash }) => ({
      status,
      at: at.toISOString(),
      heardAt: heardAt.toISOString(),
      source,
      said,
      sha256: messageHash?.toString('hex') ?? null,
    })),
    proofs: proofs.map(
      ({ documentId, state, submittedAt, deliveredOn, basis, reason, judgedBy }) => ({
        documentId,
        state,
        at: submittedAt.toISOString(),
        deliveredOn,
        basis,
        reason,
        judgedBy: judgedBy && (names.get(judgedBy) ?? null),
      }),
    ),
  }));
}
