import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { institution } from '../../../../content/institution.ts';

type Report = {
  reference: string;
  claimants: string;
  respondents: string;
  day: Day;
  signer: string;
  process: 'mediation' | 'conciliation';
  neutral: string;
  appointedOn: Day | null;
  appearedOn: Day | null;
};

/** The institution signs it: whose word ended the talks is not told. */
export const reportSigner = institution.name;

/** That talks ended without a settlement, and nothing of why (Mediation Act 2023 s. 21): dates and names alone. */
export function reportText(report: Report) {
  const { reference, claimants, respondents, day, signer, process, neutral } = report;
  const { appointedOn, appearedOn } = report;
  return {
    title: m.talks_report_title(),
    reference,
    day: dayInShort(day),
    signer,
    foot: m.talks_report_no_reasons(),
    facts: [
      [m.invited_claimants(), claimants],
      [m.invited_respondents(), respondents],
      [m.talks_report_neutral(), neutral],
      ...(appointedOn ? [[m.talks_report_appointed(), dayInShort(appointedOn)] as const] : []),
      ...(appearedOn ? [[m.talks_report_first(), dayInShort(appearedOn)] as const] : []),
      [m.talks_report_over(), dayInShort(day)],
    ] as const,
    parts: [
      {
        heading: m.talks_report_title(),
        text: process === 'mediation' ? m.talks_report_mediation() : m.talks_report_conciliation(),
      },
    ],
  };
}
