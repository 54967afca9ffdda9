import { dayAt } from '#kernel/days.ts';
import { here } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkHash, newLink } from '#modules/codes/actions/links.ts';
import { owe } from '#platform/outbox.ts';
import { masked } from '../rules/application.ts';
import { draftExpiresAt, isExpired } from '../rules/retention.ts';
import { addDraft, addDraftLink, dropDrafts, findDraft } from '../store/drafts.ts';
import type { PanelDeps } from './deps.ts';

export type ApplicationDraftRefusal = 'draft_unknown' | 'draft_expired';
type DraftForm = Readonly<Record<string, unknown>>;

/** Keeps a half-done application, masked, and owes its owner the link. */
export async function saveDraft(
  deps: PanelDeps,
  form: DraftForm & { uemail?: string | undefined },
): Promise<{ keptUntil: string }> {
  const savedAt = deps.now();
  const expiresAt = draftExpiresAt(savedAt);
  const email = String(form.uemail); // the contract's check has asked for it
  const id = deps.newId();
  await deps.db.transaction().execute(async (tx) => {
    await addDraft(tx, { id, email, form: masked(form), savedAt, expiresAt });
    await owe(
      tx,
      { id: deps.newId(), kind: 'panel_link', refersTo: id, recipient: email },
      savedAt,
    );
  });
  deps.wakeMail();
  return { keptUntil: dayAt(expiresAt) };
}

/** What a mailed link leads back to. It may be opened again, on any device, until it ends. */
export async function openDraft(
  { db, now }: PanelDeps,
  token: string,
): Promise<Result<{ form: DraftForm }, ApplicationDraftRefusal>> {
  const draft = await findDraft(db, linkHash(token));
  if (!draft) return refuse('draft_unknown');
  return isExpired(draft, now()) ? refuse('draft_expired') : allow({ form: draft.form });
}

/** Makes a fresh link for a letter. */
export async function newDraftLink(
  deps: Pick<PanelDeps, 'db' | 'newToken' | 'settings'>,
  draftId: string,
): Promise<string> {
  const { token, hash } = newLink(deps);
  await addDraftLink(deps.db, hash, draftId);
  return `${deps.settings.publicUrl}${here('/application-of-arbitration/continue')}?draft=${token}`;
}

export function sweepDrafts({ db, now }: Pick<PanelDeps, 'db' | 'now'>): Promise<void> {
  return dropDrafts(db, now());
}
