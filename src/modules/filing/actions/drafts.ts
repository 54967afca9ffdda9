import { dayAt } from '#kernel/days.ts';
import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { feeOf, type RegistrationFee } from '#modules/fees/actions/costs.ts';
import { sha256 } from '#platform/hash.ts';
import { noClaim, noDisputeKind } from '../rules/answers.ts';
import { footingIn } from '../rules/assemble.ts';
import { problemsIn, stepStates } from '../rules/draft.ts';
import { expiresOn } from '../rules/draft-expiry.ts';
import { isSunday, limitationOf } from '../rules/limitation.ts';
import { triage } from '../rules/triage.ts';
import { addDraft, type FilingDraft, findDraft, listDrafts } from '../store/drafts.ts';
import { addBrowserKey } from '../store/keys.ts';
import { type FilingReceiptRow, findReceipt } from '../store/receipts.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';
import {
  type ClosedCode,
  holderOf,
  ownAddress,
  signingAddress,
  whyClosed,
} from './draft-holder.ts';
import { costsAhead } from './estimating.ts';

export type FilingDraftRefusal = ClosedCode | 'draft_submitted' | 'changed_elsewhere';

/** Begins a request. A browser that has a key already keeps it: one key may open several drafts. */
export async function beginDraft(
  deps: FilingDeps,
  asker: FilingVisitor,
): Promise<{ id: string; token: string }> {
  const [id, createdAt] = [deps.newId(), deps.now()];
  const token = asker.token ?? deps.newToken();
  await deps.db.transaction().execute(async (tx) => {
    const email = await ownAddress(tx, asker);
    await addDraft(tx, { id, personId: asker.personId, email, language: language(), createdAt });
    await addBrowserKey(tx, {
      tokenHash: sha256(token),
      draftId: id,
      agent: asker.agent,
      madeAt: createdAt,
      provedEmail: null,
    });
  });
  return { id, token };
}

/** What stands in the holder's list: the one on which they worked last stands first. */
export async function draftsOf({ db, now }: Pick<FilingDeps, 'db' | 'now'>, asker: FilingVisitor) {
  return { drafts: await listDrafts(db, holderOf(asker)), today: dayAt(now()) };
}

/** One draft whole, with what its pages show beside it. */
export async function openDraft(
  deps: FilingDeps,
  asker: FilingVisitor,
  id: string,
): Promise<Result<OpenedDraft, ClosedCode>> {
  const draft = await findDraft(deps.db, holderOf(asker), id);
  if (!draft) return refuse(await whyClosed(deps.db, asker, id));
  const [receipt, costs] = [
    await findReceipt(deps.db, draft.id),
    await costsAhead(deps, draft.answers),
  ];
  const fee = receipt && (await feeOf(deps, receipt.disputeId));
  const proved = await signingAddress(deps.db, asker, draft);
  return allow({
    draft,
    receipt,
    fee,
    costs,
    address: proved ?? draft.email,
    isProved: proved !== null,
    ...aboutDraft(draft, deps.now()),
    ...(receipt ? { footing: receipt.requestKind } : {}),
  });
}

export type OpenedDraft = {
  draft: FilingDraft;
  receipt: FilingReceiptRow | null;
  fee: RegistrationFee | null;
  costs: Awaited<ReturnType<typeof costsAhead>>;
  /** Where the code, the link and the receipt go. */
  address: string | null;
  isProved: boolean;
} & ReturnType<typeof aboutDraft>;

function aboutDraft(draft: FilingDraft, now: Date) {
  const today = dayAt(now);
  const { answers } = draft;
  return {
    keptUntil: expiresOn(draft.savedAt),
    states: stepStates(answers, today),
    problems: problemsIn(answers, today),
    triage: triage(answers.trouble ?? noDisputeKind),
    footing: footingIn(answers),
    limitation: limitationOf(answers.claim ?? noClaim, today, isSunday),
  };
}
