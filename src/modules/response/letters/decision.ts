import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { moment } from '#platform/mail/letter.ts';
import type { PaperPart } from './paper.ts';

/** The office's word on a request for more time, as both sides read it. */
export type TimeDecided = {
  reference: string;
  /** Of the request. */
  number: string;
  party: string;
  asked: string;
  /** Null where none is given. */
  given: number | null;
  dueOn: string | null;
  why: string;
  signer: string;
  at: Date;
};

export function decisionTitle({ number }: Pick<TimeDecided, 'number'>): string {
  return `${m.notice_decision_title()}, ${number}`;
}

/** In the language of whoever asked. Reasons stand as the officer wrote them. */
export function decisionParts(decided: TimeDecided): PaperPart[] {
  const { why, signer, at } = decided;
  return [
    ...said(decided),
    { heading: m.notice_decision_why() },
    { text: why },
    {
      rows: [
        [m.notice_decision_by(), signer],
        [m.notice_decision_at(), moment(at)],
      ],
    },
  ];
}

/** The same in English, for whoever reads no other. */
export function decisionInEnglish(decided: TimeDecided): PaperPart[] {
  return [{ heading: m.notice_paper_english() }, ...said(decided)];
}

function said({ reference, number, party, asked, given, dueOn }: TimeDecided): PaperPart[] {
  return [
    {
      rows: [
        [m.notice_paper_case(), reference],
        [m.notice_decision_request(), number],
        [m.notice_paper_from(), party],
        [m.notice_label_days(), asked],
      ],
    },
    { strong: given === null ? m.notice_decision_refused({ party }) : m.notice_decision_given({ party, days: given }) },
    ...(dueOn ? [{ text: m.notice_decision_last({ day: dayInWords(dueOn) }) }] : []),
  ];
}
