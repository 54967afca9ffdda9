import { isEmailOfOneWriting } from '#kernel/contacts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { extendNamedUploads } from '#modules/disputes/actions/uploads.ts';
import type { Db } from '#platform/db.ts';
import type { AnswerStep, Answers } from '../rules/answers.ts';
import { isKeptAlready, isOvertaken } from '../rules/draft.ts';
import { isSameAddress } from '../rules/draft-access.ts';
import { saveDraft } from '../store/draft-changes.ts';
import { type FilingDraft, findDraft } from '../store/drafts.ts';
import { letterTo } from './codes.ts';
import type { FilingDeps, FilingVisitor } from './deps.ts';
import { holderOf, ownAddress, whyClosed } from './draft-holder.ts';
import type { FilingDraftRefusal } from './drafts.ts';

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
