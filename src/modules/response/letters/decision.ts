import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { moment } from '#platform/mail/letter.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';

/** The office's word on what a respondent asked for, as both sides read it. */
export type DecisionContent = {
  reference: string;
  /** Of the request. */
  number: string;
  party: string;
  on:
    | {
        kind: 'extension';
        asked: string /** Days; null where none are given. */;
        given: number | null;
      }
    | { kind: 'reopening'; isGranted: boolean };
  /** The last day to answer as it is after it, where there is one to tell. */
  dueOn: string | null;
  why: string;
  /** Nobody decided in time, and by the rules what was asked for is given. */
  isBySilence: boolean;
  signer: string;
  at: Date;
};

export function decisionTitle({ number, on }: Pick<DecisionContent, 'number' | 'on'>): string {
  return `${on.kind === 'reopening' ? m.notice_reopening_title() : m.notice_decision_title()}, ${number}`;
}

/** In the language of whoever asked. Reasons stand as the officer wrote them. */
export function decisionParts(decided: DecisionContent): DocumentPart[] {
  const { why, isBySilence, signer, at } = decided;
  return [
    ...said(decided),
    { heading: m.notice_decision_why() },
    { text: isBySilence ? m.notice_decision_by_silence() : why },
    {
      signature: [
        [m.notice_decision_by(), signer],
        [m.notice_decision_at(), moment(at)],
      ],
    },
  ];
}

/** The same in English, for whoever reads no other. */
export function decisionInEnglish(decided: DecisionContent): DocumentPart[] {
  const section = [{ heading: m.notice_paper_english() }, ...said(decided)];
  return [{ section, language: 'en-IN' }];
}

function said({ reference, number, party, on, dueOn }: DecisionContent): DocumentPart[] {
  return [
    {
      rows: [
        [m.notice_paper_case(), reference],
        [m.notice_decision_request(), number],
        [m.notice_paper_from(), party],
        ...(on.kind === 'extension' ? [[m.notice_label_days(), on.asked] as const] : []),
      ],
    },
    { strong: ruledOn(on, party) },
    ...(dueOn ? [{ text: m.notice_decision_last({ day: dayInWords(dueOn) }) }] : []),
    // Whoever is told no is told what is left.
    ...(on.kind === 'reopening' && !on.isGranted ? [{ text: m.notice_reopening_way_on() }] : []),
  ];
}

function ruledOn(on: DecisionContent['on'], party: string): string {
  if (on.kind === 'reopening')
    return on.isGranted
      ? m.notice_reopening_given({ party })
      : m.notice_reopening_refused({ party });
  return on.given === null
    ? m.notice_decision_refused({ party })
    : m.notice_decision_given({ party, days: on.given });
}
