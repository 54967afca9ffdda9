import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { isFilled } from '#kernel/text.ts';
import { openDispute } from '#modules/disputes/actions/opening.ts';
import { provedBy } from '#modules/disputes/actions/opposite.ts';
import { addressesOfBoth } from '#modules/disputes/rules/addresses.ts';
import { addressesIn } from '#modules/disputes/rules/filed-parties.ts';
import type { Db } from '#platform/db.ts';
import { owe } from '#platform/outbox.ts';
import { asksCapacity } from '../rules/answers.ts';
import { FILED_UNDER, filingOf, footingIn } from '../rules/assemble.ts';
import { problemsIn } from '../rules/draft.ts';
import { isSunday, limitationOf } from '../rules/limitation.ts';
import { markSubmitted } from '../store/draft-changes.ts';
import { type FilingDraft, findDraft } from '../store/drafts.ts';
import { addReceipt, type FilingReceiptRow, findReceipt } from '../store/receipts.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';
import { type DraftClosed, holderOf, signingAddress, whyClosed } from './draft-holder.ts';

/** The name that was typed, and the sentences beside which it was typed. */
export type RequestSigning = {
  id: string;
  version: number;
  name: string;
  capacity: string;
  statement: string;
  agrees: boolean;
};
export type SubmitRefusal =
  | DraftClosed
  | {
      code: 'changed_elsewhere' | 'address_unproved' | 'incomplete' | 'own_address_opposite';
      field: '';
    }
  | { code: 'sign_name_missing'; field: 'name' }
  | { code: 'sign_capacity_missing'; field: 'capacity' }
  | { code: 'not_agreed'; field: 'agrees' };

/** Sends a draft, once: whoever sends it a second time, or at the same moment from elsewhere, is given the same receipt. */
export async function submitDraft(
  deps: FilingDeps,
  asker: FilingVisitor,
  signing: RequestSigning,
): Promise<Result<FilingReceiptRow, SubmitRefusal>> {
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<FilingReceiptRow, SubmitRefusal>> => {
      const draft = await findDraft(tx, holderOf(asker), signing.id, true);
      if (!draft) return refuse({ code: await whyClosed(tx, asker, signing.id), field: 'id' });
      const before = await findReceipt(tx, draft.id);
      if (before) return allow(before);
      const proved = await signingAddress(tx, asker, draft);
      const today = dayAt(deps.now());
      const refusal =
        refusalFor(draft, signing, { proved, today }) ??
        (await oppositeTo(tx, draft, { asker, proved }));
      // Without a proved address nothing was allowed, so there is one.
      return refusal
        ? refuse(refusal)
        : allow(await submit(deps, tx, { draft, asker, signing, proved: proved ?? '' }));
    });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Standing = { proved: string | null; today: string };

function refusalFor(
  draft: FilingDraft,
  { version, name, capacity, agrees }: RequestSigning,
  { proved, today }: Standing,
): SubmitRefusal | null {
  // What is signed is what was read: whoever read an older version reads again.
  if (draft.version !== version) return { code: 'changed_elsewhere', field: '' };
  if (problemsIn(draft.answers, today).length > 0) return { code: 'incomplete', field: '' };
  if (proved === null) return { code: 'address_unproved', field: '' };
  if (!isFilled(name)) return { code: 'sign_name_missing', field: 'name' };
  if (asksCapacity(draft.answers) && !isFilled(capacity))
    return { code: 'sign_capacity_missing', field: 'capacity' };
  return agrees ? null : { code: 'not_agreed', field: 'agrees' };
}

type Proving = { asker: FilingVisitor; proved: string | null };

/** Whoever files stands on the claimants' side with every address that is theirs; none of them may be the other side's. */
async function oppositeTo(
  tx: Db,
  draft: FilingDraft,
  { asker, proved }: Proving,
): Promise<SubmitRefusal | null> {
  const personId = draft.personId ?? asker.personId;
  const signed = [draft.email, proved].flatMap((value) =>
    value ? [{ channel: 'email', value }] : [],
  );
  const own = [...signed, ...(await provedBy(tx, personId ? [personId] : []))];
  const all = [
    ...addressesIn(filingOf(draft.answers).parties),
    ...own.map((reach) => ({ ...reach, side: 'claimant' as const })),
  ];
  return addressesOfBoth<(typeof all)[number]>(all).length > 0
    ? { code: 'own_address_opposite', field: '' }
    : null;
}

/** `proved` is the address in whose name it is signed: shown in this browser for this draft, or the account's own. */
type Submitting = {
  draft: FilingDraft;
  asker: FilingVisitor;
  signing: RequestSigning;
  proved: string;
};

async function submit(
  deps: FilingDeps,
  tx: Db,
  { draft, asker, signing, proved }: Submitting,
): Promise<FilingReceiptRow> {
  const filing = filingOf(draft.answers);
  const { state } = limitationOf(
    { ...noDays, ...draft.answers.claim },
    dayAt(deps.now()),
    isSunday,
  );
  const personId = draft.personId ?? asker.personId;
  const isUrgent = state === 'urgent';
  const signed = { name: signing.name.trim(), capacity: signing.capacity.trim() };
  const opened = await openDispute(deps, tx, {
    filing,
    by: { personId, role: personId === null ? 'visitor' : 'person' },
    email: proved,
    feeSchedule: FILED_UNDER,
    isUrgent,
    signed,
  });
  await markSubmitted(tx, draft.id, { disputeId: opened.id, at: opened.at });
  const receipt: FilingReceiptRow = {
    draftId: draft.id,
    disputeId: opened.id,
    reference: opened.reference,
    title: filing.title,
    filedAt: opened.at,
    hash: opened.hash,
    isUrgent,
    requestKind: footingIn(draft.answers),
    signedName: signed.name,
    signedCapacity: signed.capacity,
    signedEmail: proved,
    signedBy: personId,
    statement: signing.statement,
    agent: asker.agent.slice(0, 300),
    network: asker.network.slice(0, 60),
    recipient: proved,
  };
  await addReceipt(tx, receipt);
  await owe(
    tx,
    { id: deps.newId(), kind: 'filing_filed', refersTo: draft.id, recipient: receipt.recipient },
    opened.at,
  );
  return receipt;
}

const noDays = { category: '', causeOn: '', acknowledgedOn: '', paidOn: '' };
