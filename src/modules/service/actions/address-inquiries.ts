import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { standingOfViewer } from '#modules/disputes/actions/reading.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { mayNote } from '../rules/service-status.ts';
import { findServiceDocument, listRecipients, listServiceDocuments } from '../store/ledger.ts';
import { addInquiry } from '../store/proofs.ts';
import type { ServiceDeps } from './deps.ts';
import { type LoadedRecipient, loadRecipient } from './loading.ts';

export type SubstitutionOutcome<R extends string> = Promise<Result<{ id: string }, R | 'unknown'>>;

export type AddressInquiry = {
  disputeId: string;
  partyId: string;
  where: string;
  on: Day;
  result: string;
};

/** Where a party was looked for, when, and what came of it: without it nobody is served at a last known address. */
export function noteInquiry(
  deps: ServiceDeps,
  viewer: Viewer,
  inquiring: AddressInquiry,
): SubstitutionOutcome<'day_wrong' | 'party_missing'> {
  const { disputeId, partyId, where, on, result } = inquiring;
  return deps.db.transaction().execute(async (tx) => {
    const standing = await standingOfViewer(tx, viewer, disputeId);
    // The claimant may say where they looked; a respondent is not asked where another one lives.
    if (!standing || standing.as === 'respondent') return refuse('unknown');
    await holdDispute(tx, disputeId);
    const loaded = await firstRecipient(tx, disputeId, partyId);
    const paper = loaded && (await findServiceDocument(tx, loaded.recipient.paperId));
    if (!paper) return refuse('party_missing');
    const may = mayNote(on, { sentOn: dayAt(paper.begunAt), today: dayAt(deps.now()) });
    if (!may.ok) return may;
    const [id, at] = [deps.newId(), deps.now()];
    const role =
      standing.as === 'claimant'
        ? 'person'
        : standing.as === 'registrar'
          ? 'registrar'
          : 'case_officer';
    await addInquiry(tx, {
      id,
      disputeId,
      partyId,
      lookedIn: where,
      lookedOn: on,
      result,
      byPerson: viewer.personId,
      byRole: role,
      at,
    });
    const by = { personId: viewer.personId, role: role as 'person' };
    await appendActs(tx, at, [
      {
        act: 'service.inquiry_noted',
        subject: { kind: 'dispute', id: disputeId },
        by,
        details: { party: partyId, inquiry: id, on },
      },
    ]);
    return allow({ id });
  });
}

/** How a party stands with the paper that they are told of the dispute by, the last one of several. */
export async function firstRecipient(
  tx: Db,
  disputeId: string,
  partyId: string,
): Promise<LoadedRecipient | null> {
  const papers = (await listServiceDocuments(tx, disputeId)).filter(
    ({ purpose }) => purpose === 'notice' || purpose === 'invitation',
  );
  const recipients = (await listRecipients(tx, disputeId)).filter((one) => one.partyId === partyId);
  const last = papers
    .flatMap(({ id }) => recipients.filter(({ paperId }) => paperId === id))
    .at(-1);
  return last ? loadRecipient(tx, last.id) : null;
}
