import type { InputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { paperAnswer, paperFiling, paperStrike } from '#modules/documents/contract/papers.ts';
import { sealRequest } from '#modules/documents/contract/seals.ts';
import { TUS_VERSION } from '#modules/documents/contract/tus.ts';
import { uploadEnd } from '#modules/documents/contract/uploads.ts';
import { paperNote, paperNoteRemoval } from '#modules/documents/contract/viewer.ts';
import { atOnce, sendFile } from '#modules/documents/ui/sending.ts';
import { refusedAt, type Submission, submissionOf, submit, wasSent } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { apiContext } from '../context.ts';
import type { PageRequest } from '../page-request.ts';

type Filed = InputOf<typeof paperFiling>['papers'][number];

/** What the forms of a dispute's papers do. */
export async function actOnPapers(
  { context }: PageRequest,
  dispute: string,
  form: FormData,
): Promise<Submission> {
  const api = context.get(apiContext);
  const about = textIn(form, 'about');
  const post = { form, api };
  const acts = {
    send: () => sendAll({ ...post, dispute }),
    file: () =>
      submit(post, paperFiling, { id: dispute, ...partyIn(form), papers: papersIn(form) }),
    answer: () =>
      submit(post, paperAnswer, {
        id: dispute,
        paper: about,
        ...partyIn(form),
        // A word of the select; the contract refuses another.
        answer: textIn(form, 'answer') as InputOf<typeof paperAnswer>['answer'],
        why: textIn(form, 'why'),
      }),
    strike: () =>
      submit(post, paperStrike, { id: dispute, paper: about, why: textIn(form, 'why') }),
    ask_seal: () =>
      submit(post, sealRequest, { id: dispute, paper: about, why: textIn(form, 'why') }),
    note: () =>
      submit(post, paperNote, {
        id: dispute,
        paper: about,
        page: wholeIn(form, 'page'),
        down: wholeIn(form, 'down'),
        words: textIn(form, 'words'),
      }),
    'note-removal': () =>
      submit(post, paperNoteRemoval, { id: dispute, paper: textIn(form, 'paper'), note: about }),
    remove: async () =>
      submissionOf(
        post,
        await api(uploadEnd, { id: dispute, upload: about }, { 'tus-resumable': TUS_VERSION }),
      ),
  };
  return (named(acts, textIn(form, 'intent')) ?? acts.send)();
}

/** A whole number of a form; what is none is refused by the contract. */
function wholeIn(form: FormData, name: string): number {
  return Number(textIn(form, name) || Number.NaN);
}

type Sent = { form: FormData; api: Parameters<typeof sendFile>[0]; dispute: string };

/** Without a script the files come with the form, and go by the same door. One that is refused stops no other. */
async function sendAll({ form, api, dispute }: Sent): Promise<Submission> {
  const post = { form, intent: 'send', values: {} };
  const files = form
    .getAll('files')
    .filter((one): one is File => one instanceof File && one.name !== '');
  if (files.length === 0) return refusedAt(post, m.papers_missing());
  const problems: string[] = [];
  for (const file of files) {
    const problem = await sendFile(api, { dispute, file, name: file.name, begun: null }, atOnce);
    if (problem !== null) problems.push(`${file.name}: ${problem}`);
  }
  return problems.length > 0 ? refusedAt(post, problems.join(' ')) : wasSent(post);
}

/** For whom, where somebody stands for several. */
function partyIn(form: FormData): { party?: string } {
  const party = textIn(form, 'party');
  return party ? { party } : {};
}

function papersIn(form: FormData): Filed[] {
  return form.getAll('upload').map((upload) => {
    const id = String(upload);
    const replaces = textIn(form, `replaces ${id}`);
    return {
      upload: id,
      title: textIn(form, `title ${id}`),
      kind: textIn(form, `kind ${id}`) as Filed['kind'], // a word of the select; the contract refuses another
      ...(replaces ? { replaces } : {}),
      issues: [...form.getAll(`issues ${id}`).map(String), textIn(form, `issue ${id}`)].filter(
        (one) => one.trim() !== '',
      ),
    };
  });
}
