import type { Api, ApiResult } from '#kernel/client.ts';
import { type Language, languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type FormPost, type Submission, submissionOf } from '#ui/forms/submission.ts';
import { textIn, valuesIn } from '#ui/forms/values.ts';
import { enquiryDetail } from '../../contract/enquiry-detail.ts';
import {
  enquiryAnswer,
  enquiryLetterPreview,
  enquiryReply,
} from '../../contract/enquiry-letters.ts';
import {
  enquiryAssignment,
  enquiryClosure,
  enquiryFollowUp,
  enquiryNote,
  enquiryReopening,
} from '../../contract/work.ts';
import type { EnquiryKind } from '../../rules/queue.ts';
import type { CloseReason } from '../../rules/work.ts';

export const INTENTS = [
  'assign',
  'note',
  'template',
  'preview',
  'reply',
  'answer',
  'close',
  'reopen',
  'follow-up',
] as const;
export type Intent = (typeof INTENTS)[number];

export type ReplyPreview = { to: string; subject: string; text: string };

/** What came of a form, and of which enquiry; a letter where one was to be looked at before it goes. */
export type WorkFormOutcome = Submission & { intent: Intent; id: string; letter?: ReplyPreview };

type Which = { kind: EnquiryKind; id: string };

/** One form of the office's screens, sent: the same before React is awake and after. */
export async function doWith(api: Api, which: Which, data: FormData): Promise<WorkFormOutcome> {
  const intent = INTENTS.find((one) => one === data.get('intent')) ?? 'note';
  const post = { form: data, failed: m.office_enquiries_unanswered };
  const came = (submission: Submission): WorkFormOutcome => ({
    ...submission,
    intent,
    id: which.id,
  });
  const text = (name: string) => textIn(data, name).trim();
  if (intent === 'template') return came(await withTemplate(api, which, post));
  const version = Number(text('version'));
  const letter = {
    ...which,
    subject: text('subject'),
    text: text('text'),
    language: languageIn(textIn(data, 'language')),
  };
  if (intent === 'preview') {
    const answer = await api(enquiryLetterPreview, letter);
    const seen = came(stillOpen(post, answer));
    return answer.outcome === 'done' ? { ...seen, letter: answer.data } : seen;
  }
  const acts: Record<Exclude<Intent, 'template' | 'preview'>, () => Promise<ApiResult<unknown>>> = {
    assign: () => api(enquiryAssignment, { ...which, version, assignee: text('assignee') || null }),
    note: () => api(enquiryNote, { ...which, text: text('text') }),
    reply: () => api(enquiryReply, { ...letter, version }),
    answer: () => api(enquiryAnswer, { ...which, text: text('text'), on: text('on') }),
    // The contract refuses a reason that is none.
    close: () =>
      api(enquiryClosure, {
        ...which,
        version,
        reason: text('reason') as CloseReason,
        text: text('text'),
      }),
    reopen: () => api(enquiryReopening, { ...which, version }),
    'follow-up': () => api(enquiryFollowUp, { ...which, version, on: text('on') || null }),
  };
  return came(submissionOf({ ...post, done: doneWords[intent] }, await acts[intent]()));
}

const doneWords: Record<Exclude<Intent, 'template' | 'preview'>, () => string> = {
  assign: m.office_enquiries_done_assign,
  note: m.office_enquiries_done_note,
  reply: m.office_enquiries_done_reply,
  answer: m.office_enquiries_done_answer,
  close: m.office_enquiries_done_close,
  reopen: m.office_enquiries_done_reopen,
  'follow-up': m.office_enquiries_done_follow_up,
};

/** An answer that sends nothing yet: what was typed stays. */
function stillOpen(
  post: FormPost,
  answer: ApiResult<unknown>,
  values = valuesIn(post.form),
): Submission {
  return { ...submissionOf(post, answer), values };
}

/** A template goes under what is written already: nothing typed is lost to it. A subject that was chosen by us follows the language. */
async function withTemplate(api: Api, which: Which, post: FormPost): Promise<Submission> {
  const answer = await api(enquiryDetail, which);
  if (answer.outcome !== 'done') return stillOpen(post, answer);
  const { templates, subjects } = answer.data;
  const { template: chosen, subject = '', text = '', ...rest } = valuesIn(post.form);
  const template = templates.find((one) => `${one.language} ${one.id}` === chosen);
  if (!template) return stillOpen(post, answer);
  const isOurs = subject.trim() === '' || Object.values(subjects).includes(subject.trim());
  const { language, body } = template;
  return stillOpen(post, answer, {
    ...rest,
    template: `${language} ${template.id}`,
    language,
    subject: isOurs ? subjects[language] : subject,
    text: text.trim() ? `${text}\n\n${body}` : body,
  });
}

function languageIn(text: string): Language {
  return languages.find((one) => one === text) ?? 'en';
}
