import { isEmailOfOneWriting } from '#kernel/contacts.ts';
import { dayAt } from '#kernel/days.ts';
import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { extendNamedUploads } from '#modules/disputes/actions/uploads.ts';
import { feeOf, type RegistrationFee } from '#modules/fees/actions/costs.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { type AnswerStep, type Answers, noClaim, noDisputeKind } from '../rules/answers.ts';
import { footingIn } from '../rules/assemble.ts';
import { expiresOn, isKeptAlready, isOvertaken, problemsIn, stepStates } from '../rules/draft.ts';
import { isSameAddress } from '../rules/draft-access.ts';
import { isSunday, limitationOf } from '../rules/limitation.ts';
import { triage } from '../rules/triage.ts';
import { addDraft, type FilingDraft, findDraft, listDrafts, saveDraft } from '../store/drafts.ts';
import { addBrowserKey } from '../store/keys.ts';
import { type FilingReceiptRow, findReceipt } from '../store/receipts.ts';
import { letterTo } from './codes.ts';
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

export type DraftSave = { id: string; version: number; step: AnswerStep; answers: Answers };

/** Keeps a step as it was typed, right or wrong. What another device changed since is not overwritten unawares. */
export async function saveStep(
  deps: FilingDeps,
  asker: FilingVisitor,
  saving: DraftSave,
): Promise<Result<{ version: number }, FilingDraftRefusal>> {
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ version: number }, FilingDraftRefusal>> => {
      const draft = await findDraft(tx, holderOf(asker), saving.id, true);
      if (!draft) return refuse(await whyClosed(tx, asker, saving.id));
      if (draft.submittedAt) return refuse('draft_submitted');
      if (isOvertaken(draft, saving.step, saving.version))
        return isKeptAlready(draft.answers, saving.step, saving.answers)
          ? allow({ version: draft.version })
          : refuse('changed_elsewhere');
      return allow(await keepStep(deps, tx, { draft, asker, saving }));
    });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Keeping = { draft: FilingDraft; asker: FilingVisitor; saving: DraftSave };

async function keepStep(
  deps: FilingDeps,
  tx: Db,
  { draft, asker, saving: { step, answers } }: Keeping,
): Promise<{ version: number }> {
  const version = draft.version + 1;
  const typed = answers.you?.address.trim() ?? '';
  // Whoever has an account with an address is written to there: it is proved, and what is typed beside it is not.
  const account = await ownAddress(tx, asker);
  const isNew =
    account === null &&
    step === 'you' &&
    isEmailOfOneWriting(typed) &&
    !isSameAddress(typed, draft.email);
  const savedAt = deps.now();
  const files = (step === 'documents' ? answers : draft.answers).documents?.files ?? [];
  await extendNamedUploads(
    tx,
    files.map((file) => file.token),
    savedAt,
  );
  await saveDraft(tx, {
    id: draft.id,
    answers: { ...draft.answers, [step]: answers[step] },
    changed: { ...draft.changed, [step]: version },
    version,
    savedAt,
    personId: draft.personId ?? asker.personId,
    email: account ?? (isNew ? typed : draft.email),
  });
  // Whoever has no account is sent the way back, and a code that proves the address.
  const { token } = asker;
  if (isNew && token !== null)
    await letterTo(deps, tx, { asker: { ...asker, token }, email: typed, draftId: draft.id });
  return { version };
}
