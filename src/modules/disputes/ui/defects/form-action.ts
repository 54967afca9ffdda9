import type { Api } from '#kernel/client.ts';
import { documentFileName } from '#kernel/document-types.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { failureAt } from '#ui/forms/failure.ts';
import { notSent, type Submission, submissionOf } from '#ui/forms/submission.ts';
import { upload } from '#ui/forms/upload.ts';
import { type Fields, fileIn, textsIn, valuesIn } from '#ui/forms/values.ts';
import { FILE_KINDS } from '../../contract/desk-words.ts';
import { cureUpload, resubmission } from '../../contract/documents.ts';

type Resending = InputOf<typeof resubmission>;

/** Sends a request again as the form says: an answer to each defect, papers with it, contacts that end and begin. */
export async function sendAgain(api: Api, id: string, form: FormData): Promise<Submission> {
  const typed: Record<string, string> = { ...valuesIn(form) };
  const post = { form, values: typed, failed: m.dispute_defects_failed };
  const items = textsIn(form, 'item');
  const papers: Resending['papers'] = [];
  for (const item of items) {
    // A paper that was sent before a refusal comes back by its token and is not sent twice.
    if (typed[`token-${item}`]) papers.push(paperOf(typed, item));
    const file = fileIn(form, `file-${item}`);
    if (!file) continue;
    const uploading = { api, endpoint: cureUpload, input: { id }, failed: post.failed };
    const taken = await upload(uploading, file);
    if (!taken.ok) return notSent(post, failureAt(taken.failure, `file-${item}`));
    typed[`token-${item}`] = taken.data.token;
    typed[`token-title-${item}`] = documentFileName(file.name, m.dispute_defects_answer());
    papers.push(paperOf(typed, item));
  }
  const begins = newContacts(form, typed);
  const answer = await api(resubmission, {
    id,
    answers: items.map((item) => ({
      item: item as 'claim', // the contract refuses any other
      answer: typed[`answer-${item}`] ?? '',
    })),
    ends: textsIn(form, 'ends'),
    begins: begins.map((contact) => ({ ...contact, isDesignated: false, designatedIn: '' })),
    papers,
  });
  const came = submissionOf(post, answer);
  return { ...came, fields: fieldsOf(came.fields, begins) };
}

function paperOf(typed: Fields, item: string): Resending['papers'][number] {
  const title = typed[`token-title-${item}`] ?? '';
  return {
    item: item as 'claim', // the contract refuses any other
    token: typed[`token-${item}`] ?? '',
    title: title.slice(0, 200) || m.dispute_defects_answer(),
    kind: FILE_KINDS.find((one) => one === typed[`kind-${item}`]) ?? 'evidence',
  };
}

type NewContact = { partyId: string; channel: 'email' | 'mobile' | 'post'; value: string };

function newContacts(form: FormData, typed: Fields): NewContact[] {
  return textsIn(form, 'party').flatMap((partyId) => {
    const value = typed[`value-${partyId}`]?.trim() ?? '';
    return value
      ? [{ partyId, channel: (typed[`channel-${partyId}`] ?? 'email') as 'email', value }]
      : []; // the contract refuses any other
  });
}

/** The API's names of fields in those of the form: `answers.claim` is `answer-claim`, `begins.0.value` a party's `value-…`. */
function fieldsOf(fields: Fields, begins: readonly NewContact[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, said]) => {
      const [part, which = ''] = name.split('.');
      if (part === 'answers') return [`answer-${which}`, said];
      if (part === 'papers') return [`file-${which}`, said];
      return part === 'begins' ? [`value-${begins[Number(which)]?.partyId}`, said] : [name, said];
    }),
  );
}
