import { dayAt } from '#kernel/dates.ts';
import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { looksLikeEmail } from '#kernel/text.ts';
import { feeOf, type RegistrationFee } from '#modules/fees/actions/costs.ts';
import { getPerson } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { type Answers, type Kept, noClaim, noTrouble } from '../rules/answers.ts';
import { expiresOn, isOvertaken, problemsIn, stepStates } from '../rules/draft.ts';
import { isSunday, limitationOf } from '../rules/limitation.ts';
import { triage } from '../rules/triage.ts';
import { addDraft, addKey, type Draft, findDraft, type Holder, listDrafts, saveDraft } from '../store/drafts.ts';
import { findReceipt, type Receipt } from '../store/receipts.ts';
import { letterTo } from './codes.ts';
import type { Asker, FilingDeps } from './deps.ts';
import { costsAhead } from './estimating.ts';

export type DraftRefusal = 'draft_unknown' | 'draft_submitted' | 'changed_elsewhere';

export function holderOf({ token, personId }: Asker): Holder {
  return { tokenHash: token === null ? null : sha256(token), personId };
}

/** Begins a request. A browser that has a key already keeps it: one key may open several drafts. */
export async function beginDraft(deps: FilingDeps, asker: Asker): Promise<{ id: string; token: string }> {
  const [id, createdAt] = [deps.newId(), deps.now()];
  const token = asker.token ?? deps.newToken();
  await deps.db.transaction().execute(async (tx) => {
    const person = asker.personId === null ? null : await getPerson(tx, asker.personId);
    const email = person?.email ?? null;
    await addDraft(tx, { id, personId: asker.personId, email, provedAt: email ? createdAt : null, language: language(), createdAt });
    await addKey(tx, { tokenHash: sha256(token), draftId: id, email: null, madeAt: createdAt });
  });
  return { id, token };
}

/** What stands in the holder's list: the one on which she worked last stands first. */
export async function draftsOf({ db, now }: Pick<FilingDeps, 'db' | 'now'>, asker: Asker) {
  const today = dayAt(now());
  const drafts = await listDrafts(db, holderOf(asker));
  return drafts.map((draft) => ({
    ...{ id: draft.id, title: draft.answers.claim?.title ?? '', savedAt: draft.savedAt.toISOString(), keptUntil: expiresOn(draft.savedAt) },
    ...{ isSubmitted: draft.submittedAt !== null, states: stepStates(draft.answers, today) },
  }));
}

/** One draft whole, with what its pages show beside it; null for a stranger. */
export async function openDraft(deps: FilingDeps, asker: Asker, id: string): Promise<Opened | null> {
  const draft = await findDraft(deps.db, holderOf(asker), id);
  if (!draft) return null;
  const [receipt, costs] = [await findReceipt(deps.db, draft.id), await costsAhead(deps, draft.answers)];
  const fee = receipt && (await feeOf(deps, receipt.disputeId));
  return { draft, receipt, fee, costs, ...aboutDraft(draft, deps.now()) };
}

export type Opened = {
  draft: Draft;
  receipt: Receipt | null;
  fee: RegistrationFee | null;
  costs: Awaited<ReturnType<typeof costsAhead>>;
} & ReturnType<typeof aboutDraft>;

function aboutDraft(draft: Draft, now: Date) {
  const today = dayAt(now);
  const { answers } = draft;
  return {
    keptUntil: expiresOn(draft.savedAt),
    isProved: draft.personId !== null || draft.provedAt !== null,
    states: stepStates(answers, today),
    problems: problemsIn(answers, today),
    triage: triage(answers.trouble ?? noTrouble),
    limitation: limitationOf(answers.claim ?? noClaim, today, isSunday),
  };
}

export type Saving = { id: string; version: number; step: Kept; answers: Answers };

/** Keeps a step as it was typed, right or wrong. What another device changed since is not overwritten unawares. */
export async function saveStep(deps: FilingDeps, asker: Asker, saving: Saving): Promise<Result<{ version: number }, DraftRefusal>> {
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Result<{ version: number }, DraftRefusal>> => {
    const draft = await findDraft(tx, holderOf(asker), saving.id, true);
    if (!draft) return refuse('draft_unknown');
    if (draft.submittedAt) return refuse('draft_submitted');
    if (isOvertaken(draft, saving.step, saving.version)) return refuse('changed_elsewhere');
    return allow(await keepStep(deps, tx, { draft, asker, saving }));
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Keeping = { draft: Draft; asker: Asker; saving: Saving };

async function keepStep(deps: FilingDeps, tx: Db, { draft, asker, saving: { step, answers } }: Keeping): Promise<{ version: number }> {
  const version = draft.version + 1;
  const address = answers.you?.address.trim() ?? '';
  const isNew = step === 'you' && looksLikeEmail(address) && address.toLowerCase() !== draft.email?.toLowerCase();
  const savedAt = deps.now();
  await saveDraft(tx, {
    ...{
      id: draft.id,
      answers: { ...draft.answers, [step]: answers[step] },
      changed: { ...draft.changed, [step]: version },
      version,
      savedAt,
    },
    ...{ personId: draft.personId ?? asker.personId, email: isNew ? address : draft.email, provedAt: isNew ? null : draft.provedAt },
  });
  // Whoever is signed in has proved her address; everybody else is sent the way back, and a code that proves it.
  if (isNew && asker.personId === null) await letterTo(deps, tx, { email: address, network: asker.network });
  return { version };
}
