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
type Seat = 'sole' | 'claimant' | 'respondent' | 'presiding';
type Appointed = {
  /** Whoever decides alone, or each of three whom no notice has named before. */
  named: readonly { name: string; seat: Seat; disclosure: SignedDisclosure | null }[];
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

const seatTerms: Record<Seat, () => string> = {
  sole: m.appointment_paper_name,
  claimant: m.tribunal_seat_claimant,
  respondent: m.tribunal_seat_respondent,
  presiding: m.tribunal_seat_presiding,
};

/** Of several each disclosure stands under its name. */
function partsOf({ name, seat, disclosure }: Appointed['named'][number], many: number) {
  const parts = disclosure ? disclosureParts(disclosure, 'arbitrator') : [];
  return many === 1 ? parts : [{ heading: name, text: seatTerms[seat]() }, ...parts];
}

/**
 * The written notice of the appointment to each party, with the disclosure in full: whoever receives it has received both, and their
 * fifteen days begin (ACA ss. 13(2) and 15).
 */
export function appointmentText(heading: Heading, { named, isSubstitute }: Appointed) {
  const { sides, ...head } = headed(heading);
  const again = { heading: m.appointment_paper_again(), text: m.mandate_heard_again() };
  return {
    ...head,
    title: m.paper_title_appointment(),
    foot: m.disclosure_law(),
    facts: [
      ...sides,
      ...named.map(({ seat, name }) => [seatTerms[seat](), name] as const),
      [m.appointment_paper_day(), head.day],
    ] as const,
    parts: [
      { heading: m.appointment_paper_challenge(), text: m.appointment_paper_challenge_words() },
      ...(isSubstitute ? [again] : []),
      ...named.flatMap((one) => partsOf(one, named.length)),
    ],
  };
}

/** What came up after the disclosure, in the neutral's own words (ACA s. 12(2)); only whoever decides is challenged over it. */
export function circumstancesText(
  heading: Heading,
  { words, decides }: { words: string; decides: boolean },
) {
  const { sides, ...head } = headed(heading);
  const challenge = {
    heading: m.appointment_paper_challenge(),
    text: m.appointment_paper_challenge_words(),
  };
  return {
    ...head,
    title: decides ? m.paper_title_circumstances() : m.paper_title_circumstances_talks(),
    foot: m.disclosure_law(),
    facts: [
      ...sides,
      [decides ? m.appointment_paper_name() : m.again_paper_name(), heading.signer],
    ] as const,
    parts: [{ heading: m.circumstances_title(), text: words }, ...(decides ? [challenge] : [])],
  };
}
