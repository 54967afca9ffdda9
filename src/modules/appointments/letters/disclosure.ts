import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import {
  countedWords,
  disclosureLaw,
  itemsWords,
  questionWords,
} from '../contract/disclosure-words.ts';
import type { SignedDisclosure } from '../rules/disclosure/disclosure.ts';
import type { NeutralRole } from '../rules/moves.ts';

type Heading = {
  reference: string;
  claimants: string;
  respondents: string;
  day: Day;
  /** As the panel has them. */
  name: string;
  contact: string;
  role: NeutralRole;
};

/** The Sixth Schedule's form as a paper of the record, with what the institution counted; in the language that is being spoken. */
export function disclosureText(
  { reference, claimants, respondents, day, name, contact, role }: Heading,
  disclosure: SignedDisclosure,
) {
  const { ongoing, signedAs } = disclosure;
  return {
    title: m.disclosure_title(),
    reference,
    day: dayInShort(day),
    signer: m.disclosure_signed({ name: signedAs }),
    foot: disclosureLaw(role),
    facts: [
      [m.invited_claimants(), claimants],
      [m.invited_respondents(), respondents],
      [m.disclosure_name(), name],
      [m.disclosure_contact(), contact],
      [m.disclosure_ongoing(), m.disclosure_ongoing_said(ongoing)],
    ] as const,
    parts: disclosureParts(disclosure, role),
  };
}

/** What was said and counted, as it stands in the disclosure and again in the notice of the appointment. */
export function disclosureParts(
  { experience, answers, counted }: SignedDisclosure,
  role: NeutralRole,
) {
  return [
    { heading: m.disclosure_experience(), text: experience },
    ...answers.map(({ question, isYes, what }) => ({
      heading: `${questionWords(question, role)} (${itemsWords(question)})`,
      text: isYes ? `${m.disclosure_yes()}. ${what}` : m.disclosure_no(),
    })),
    {
      heading: m.disclosure_counted(),
      text: counted.map(countedWords).join('\n') || m.disclosure_counted_none(),
    },
  ];
}
