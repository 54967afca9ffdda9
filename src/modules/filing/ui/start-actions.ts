import type { Api } from '#kernel/client.ts';
import { type FailedApiResult, failureOf } from '#ui/forms/failure.ts';
import { notSent, type Submission } from '#ui/forms/submission.ts';
import { textIn, valuesIn } from '#ui/forms/values.ts';
import { filingDraftBegin, filingDrafts } from '../contract/draft-reading.ts';
import { filingCode, filingCodeProof, filingLink } from '../contract/openings.ts';
import { filingDeletion, filingOffers, filingTakeover } from '../contract/takeovers.ts';
import { stepToGoOn } from '../contract/words.ts';
import { counted } from './post-step.ts';
import { pathOf } from './step-page.tsx';

export type StartOutcome = { to: string } | Submission;

const START = '/request-for-arbitration/start';

/** Begins a draft, or asks for the code that brings one back. */
export async function postStart(api: Api, form: FormData): Promise<StartOutcome> {
  if (form.get('intent') === 'begin') {
    const begun = await api(filingDraftBegin, {});
    return begun.outcome === 'done'
      ? { to: pathOf('trouble', begun.data.id) }
      : refused(begun, form);
  }
  const asked = await api(filingCode, { email: textIn(form, 'email') });
  return asked.outcome === 'done'
    ? { to: `${START}/continue?ticket=${asked.data.ticket}` }
    : refused(asked, form);
}

type Proof = { token: string | null; ticket: string; form: FormData };

/** Opens what a letter leads to: on with what this browser holds already, or to what there is to choose. */
export async function postContinue(
  api: Api,
  { token, ticket, form }: Proof,
): Promise<StartOutcome> {
  const code = textIn(form, 'code');
  const opened =
    token === null
      ? await api(filingCodeProof, { ticket, code })
      : await api(filingLink, { token });
  if (opened.outcome !== 'done') return refused(opened, form);
  const { id, ticket: proved } = opened.data;
  // The browser gets its key with this answer; the list would not know it yet, so another page shows the way on.
  return { to: id === null ? `${START}/continue?ticket=${proved}` : `${START}/resume?draft=${id}` };
}

/** Takes a draft over into this browser, or deletes it. */
export async function postChoice(
  api: Api,
  { ticket, form }: { ticket: string; form: FormData },
): Promise<StartOutcome> {
  const chosen = { ticket, id: textIn(form, 'draft') };
  const isDeleting = form.get('intent') === 'delete';
  const done = await api(isDeleting ? filingDeletion : filingTakeover, chosen);
  if (done.outcome !== 'done') return refused(done, form);
  if (!isDeleting) return { to: `${START}/resume?draft=${done.data.id}` };
  const left = await api(filingOffers, { ticket }); // the ticket of a link went with its draft
  return { to: left.outcome === 'done' ? `${START}/continue?ticket=${ticket}` : START };
}

/** Where a draft goes on: at the first step that is not complete, or with its receipt. */
export async function wayOn(api: Api, id: string): Promise<string> {
  const listed = await api(filingDrafts, {});
  const draft =
    listed.outcome === 'done' ? listed.data.drafts.find((one) => one.id === id) : undefined;
  if (!draft) return START;
  return draft.isSubmitted ? `${START}/receipt?draft=${id}` : pathOf(stepToGoOn(draft.states), id);
}

function refused(answer: FailedApiResult, form: FormData): Submission {
  const failure = failureOf(answer);
  const isAboutField = 'email' in failure.fields || 'code' in failure.fields;
  const post = { form, values: valuesIn(form, ['email']) };
  return notSent(post, isAboutField ? counted(failure) : { ...failure, fields: {} });
}
