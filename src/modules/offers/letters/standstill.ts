import { dayInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { institution } from '../../../../content/institution.ts';

/** Who issues the paper; the signatures of the parties stand in it. */
export const standstillSigner = institution.name;

type Agreed = { reference: string; claimants: string; respondents: string; until: Day };

/** What each party signs, word for word; its hash stands with every signature. */
export function standstillBody({ reference, claimants, respondents, until }: Agreed): string {
  const day = dayInWords(until);
  return [
    m.standstill_paper_of({ reference, claimants, respondents }),
    `1. ${m.standstill_paper_holds({ day })}`,
    `2. ${m.standstill_paper_law()}`,
    `3. ${m.standstill_paper_ends()}`,
    `4. ${m.standstill_paper_rights()}`,
    `5. ${m.standstill_paper_binds()}`,
  ].join('\n\n');
}

type Signed = Omit<Agreed, 'until'> & {
  day: Day;
  signer: string;
  body: string;
  hash: string;
  signatures: readonly { party: string; name: string; on: Day }[];
};

/** The agreement as a paper of the record, with every signature. */
export function standstillPaper(signed: Signed) {
  const { reference, claimants, respondents, day, signer, body, hash, signatures } = signed;
  const lines = signatures.map(({ party, name, on }) =>
    m.standstill_paper_signed({ party, name, day: dayInWords(on) }),
  );
  return {
    title: m.standstill_paper_title(),
    reference,
    day: dayInWords(day),
    signer,
    foot: m.standstill_paper_foot(),
    facts: [
      [m.dispute_paper_claimants(), claimants],
      [m.dispute_paper_respondents(), respondents],
      ['SHA-256', hash],
    ] as const,
    parts: [
      { heading: m.standstill_paper_title(), text: body },
      { heading: m.standstill_paper_signatures(), text: lines.join('\n') },
    ],
  };
}
