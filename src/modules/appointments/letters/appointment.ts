import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import type { SignedDisclosure } from '../rules/disclosure/disclosure.ts';
import { disclosureParts } from './disclosure.ts';

type Heading = {
  reference: string;
  claimants: string;
  respondents: string;
  day: Day;
  signer: string;
};
type Appointed = {
  name: string;
  disclosure: SignedDisclosure | null;
  /** They follow somebody whose mandate ended (ACA s. 15). */
  isSubstitute: boolean;
};

function headed({ reference, claimants, respondents, day, signer }: Heading) {
  return {
    reference,
    day: dayInShort(day),
    signer,
    sides: [
      [m.invited_claimants(), claimants],
      [m.invited_respondents(), respondents],
    ] as const,
  };
}

/**
 * The written notice of the appointment to each party, with the disclosure in full: whoever receives it has received both, and their
 * fifteen days begin (ACA ss. 13(2) and 15).
 */
export function appointmentText(heading: Heading, { name, disclosure, isSubstitute }: Appointed) {
  const { sides, ...head } = headed(heading);
  const again = { heading: m.appointment_paper_again(), text: m.mandate_heard_again() };
  return {
    ...head,
    title: m.paper_title_appointment(),
    foot: m.disclosure_law(),
    facts: [
      ...sides,
      [m.appointment_paper_name(), name],
      [m.appointment_paper_day(), head.day],
    ] as const,
    parts: [
      { heading: m.appointment_paper_challenge(), text: m.appointment_paper_challenge_words() },
      ...(isSubstitute ? [again] : []),
      ...(disclosure ? disclosureParts(disclosure, 'arbitrator') : []),
    ],
  };
}

/** What came up after the disclosure, in the arbitrator's own words (ACA s. 12(2)). */
export function circumstancesText(heading: Heading, { words }: { words: string }) {
  const { sides, ...head } = headed(heading);
  return {
    ...head,
    title: m.paper_title_circumstances(),
    foot: m.disclosure_law(),
    facts: [...sides, [m.appointment_paper_name(), heading.signer]] as const,
    parts: [
      { heading: m.circumstances_title(), text: words },
      { heading: m.appointment_paper_challenge(), text: m.appointment_paper_challenge_words() },
    ],
  };
}
