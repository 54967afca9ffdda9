import { dayAt } from '#kernel/days.ts';
import type { PartyLedger } from '../actions/ledger.ts';
import type { OwnPaper } from '../actions/own-documents.ts';
import { failedMethods, mayAsk } from '../rules/service-status.ts';

/** How the respondents stand, for a party: no address, and nothing of what was said by whom. */
export function standingsView(ledger: PartyLedger) {
  return ledger.recipients.map((one) => standingView(ledger, one));
}

function standingView(
  { as, parties, papers, inquiries, now }: PartyLedger,
  { recipient, serving, substitutions }: PartyLedger['recipients'][number],
) {
  const { id, partyId, status: standing, servedOn, servedBy } = recipient;
  const purpose = papers.find((paper) => paper.id === recipient.paperId)?.purpose ?? 'document';
  const isFirst = purpose === 'notice' || purpose === 'invitation';
  const asked = inquiries
    .filter((one) => one.partyId === partyId)
    .map(({ lookedIn: where, lookedOn: on, result }) => ({ where, on, result }));
  return {
    id,
    partyId,
    purpose,
    standing,
    servedOn,
    servedBy,
    failedMethods: failedMethods(serving, now),
    inquiries: asked,
    substitution: substitutions.at(-1)?.state ?? null,
    mayAsk: as === 'claimant' && isFirst && mayAsk(serving, asked, now).ok,
    name: parties.find((party) => party.id === partyId)?.name ?? '',
  };
}

/** A paper that was sent to the one who asks. */
export function ownPaperView({ paper, document, ...received }: OwnPaper) {
  return {
    ...received,
    purpose: paper.purpose,
    documentId: document.id,
    title: received.isSealed ? '' : document.title,
    number: document.issuedNumber ?? '',
    sha256: document.contentHash.toString('hex'),
    sentOn: dayAt(paper.begunAt),
  };
}
