import { dayInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { type Envelope, letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import { institution } from '../../../content/institution.ts';
import type { AnswerStance } from './rules/offers.ts';
import type { ResponseKind, ResponseOutcome } from './rules/words.ts';

export const signature = ({ publicUrl }: Envelope) =>
  m.mail_sent_by({ name: institution.name, site: publicUrl });

export const isText = ({ to }: Envelope) => to.startsWith('+');

/** A text message is words alone, and few of them. */
export function text({ id, to }: Envelope, lines: readonly string[]): Mail {
  return { id, to, subject: '', text: lines.join('\n'), html: '' };
}

export type OfferReplyLetter = {
  reply: AnswerStance;
  who: string;
  number: string;
  words: string;
  reference: string;
  link: string;
};

/** To whoever made an offer: what was said to it, that it binds nobody, and that their time goes on. */
export function offerReplyLetter(
  to: Envelope,
  { reply, who, number, words, reference, link }: OfferReplyLetter,
): Mail {
  const said = replies[reply]({ who, number });
  if (isText(to)) return text(to, [`${reference}: ${said}`, m.notice_reply_unbinding()]);
  return letter(to, {
    subject: m.notice_reply_subject({ reference }),
    blocks: [
      { text: said },
      ...(words ? [{ rows: [[m.notice_reply_words(), words]] as const }] : []),
      { text: m.notice_reply_unbinding() },
      { text: m.notice_reply_again() },
      { link, words: m.notice_reply_find() },
    ],
    signature: signature(to),
  });
}

const replies: Record<AnswerStance, (about: { who: string; number: string }) => string> = {
  accepted: m.notice_reply_accepted,
  refused: m.notice_reply_refused,
  asked: m.notice_reply_asked,
};

export type DecisionLetter = {
  kind: ResponseKind;
  outcome: ResponseOutcome;
  why: string;
  reference: string;
  dueOn: Day | null;
  on: Day | null;
  link: string;
};

export function decisionLetter(
  to: Envelope,
  { outcome, why, reference, dueOn, on, link }: DecisionLetter,
): Mail {
  const said = decisions[outcome]();
  const until = dueOn === null ? '' : m.notice_decision_until({ day: dayInWords(dueOn) });
  if (isText(to)) return text(to, [`${reference}: ${said} ${until}`.trim()]);
  return letter(to, {
    subject: m.notice_decision_subject({ reference }),
    blocks: [
      { text: `${said} ${until}`.trim() },
      decisionFacts(on, why),
      { link, words: m.notice_reply_find() },
    ],
    signature: signature(to),
  });
}

function decisionFacts(on: Day | null, why: string) {
  return {
    rows: [
      ...(on ? [[m.mail_dispute_day(), dayInWords(on)] as const] : []),
      [m.notice_decision_why(), why] as const,
    ],
  };
}

export const decisions: Record<ResponseOutcome, () => string> = {
  extended: m.notice_outcome_extended,
  declined: m.notice_outcome_declined,
  confirmed: m.notice_outcome_confirmed,
  another: m.notice_outcome_another,
  called: m.notice_outcome_called,
  reopened: m.notice_outcome_reopened,
  not_reopened: m.notice_outcome_not_reopened,
};
