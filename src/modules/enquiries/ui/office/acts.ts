import type { Answer, Api } from '#kernel/client.ts';
import { type Language, languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import {
  enquiryAnswer,
  enquiryAssignment,
  enquiryClosure,
  enquiryDetail,
  enquiryFollowUp,
  enquiryLetterPreview,
  enquiryNote,
  enquiryReopening,
  enquiryReply,
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

export type Letter = { to: string; subject: string; text: string };

/** What came of a form: what to say, beside which field, and what was typed, which is never lost. */
export type Verdict = {
  intent: Intent;
  /** The enquiry that it was about. */
  id: string;
  done: boolean;
  sentence: string;
  code: string;
  status: number;
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  letter?: Letter;
};

type Which = { kind: EnquiryKind; id: string };

/** One form of the office's screens, sent: the same before React is awake and after. */
export async function doWith(api: Api, which: Which, data: FormData): Promise<Verdict> {
  const intent = INTENTS.find((one) => one === data.get('intent')) ?? 'note';
  const values = Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const text = (name: string) => values[name]?.trim() ?? '';
  const begun = { intent, id: which.id, code: '', status: 200, fields: {} };
  if (intent === 'template') return begunWith(api, which, { ...begun, values });
  const version = Number(text('version'));
  const letter = {
    ...which,
    subject: text('subject'),
    text: text('text'),
    language: languageIn(values.language),
  };
  if (intent === 'preview') {
    const answer = await api(enquiryLetterPreview, letter);
    if (answer.outcome !== 'done') return refused(answer, { ...begun, values });
    return { ...begun, done: false, sentence: '', values, letter: answer.data };
  }
  const acts: Record<Exclude<Intent, 'template' | 'preview'>, () => Promise<Answer<unknown>>> = {
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
  const answer = await acts[intent]();
  if (answer.outcome === 'done' || answer.outcome === 'empty')
    return { ...begun, done: true, sentence: doneWords[intent](), values: {} };
  return refused(answer, { ...begun, values });
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

type Begun = Pick<Verdict, 'intent' | 'id' | 'values'>;

function refused(answer: Answer<unknown>, begun: Begun): Verdict {
  if (answer.outcome !== 'refused') {
    return {
      ...begun,
      done: false,
      sentence: m.office_enquiries_unanswered(),
      code: 'unanswered',
      status: 503,
      fields: {},
    };
  }
  const { status, error } = answer;
  return {
    ...begun,
    done: false,
    sentence: error.message,
    code: error.code,
    status,
    fields: error.fields ?? {},
  };
}

/** A template goes under what is written already: nothing typed is lost to it. A subject that was chosen by us follows the language. */
async function begunWith(
  api: Api,
  which: Which,
  begun: Omit<Verdict, 'done' | 'sentence'>,
): Promise<Verdict> {
  const answer = await api(enquiryDetail, which);
  if (answer.outcome !== 'done') return refused(answer, begun);
  const { templates, subjects } = answer.data;
  const { template: chosen, subject = '', text = '' } = begun.values;
  const template = templates.find((one) => `${one.language} ${one.id}` === chosen);
  if (!template) return { ...begun, done: false, sentence: '' };
  const isOurs = subject.trim() === '' || Object.values(subjects).includes(subject.trim());
  const { language, body } = template;
  const values = {
    ...begun.values,
    language,
    subject: isOurs ? subjects[language] : subject,
    text: text.trim() ? `${text}\n\n${body}` : body,
  };
  return { ...begun, values, done: false, sentence: '' };
}

function languageIn(text: string | undefined): Language {
  return languages.find((one) => one === text) ?? 'en';
}
