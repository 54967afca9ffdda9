import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { type WaivedTie, waivedWords } from '../contract/waiver-words.ts';

type Agreed = {
  reference: string;
  claimants: string;
  respondents: string;
  name: string;
  ties: readonly WaivedTie[];
  found: string;
  words: string;
};

/** What each party signs, word for word; its hash stands with every signature. */
export function waiverBody({ reference, claimants, respondents, ...agreed }: Agreed): string {
  const { name, ties, found, words } = agreed;
  return [
    m.waiver_paper_of({ reference, claimants, respondents }),
    m.waiver_paper_agree({ name }),
    ...ties.map((tie) => `- ${waivedWords[tie]()}`),
    ...(found ? [m.waiver_paper_found(), found] : []),
    ...(words ? [m.waiver_paper_words(), words] : []),
    m.waiver_paper_kept(),
  ].join('\n\n');
}

type Signed = Pick<Agreed, 'reference' | 'claimants' | 'respondents' | 'name'> & {
  day: Day;
  signer: string;
  body: string;
  hash: string;
  signatures: readonly { party: string; as: string; on: Day }[];
};

/** The agreement as a paper of the record, with every signature. */
export function waiverText(signed: Signed) {
  const { reference, claimants, respondents, name, day, signer, body, hash, signatures } = signed;
  return {
    title: m.waiver_paper_title(),
    reference,
    day: dayInShort(day),
    signer,
    foot: m.waiver_paper_foot(),
    facts: [
      [m.invited_claimants(), claimants],
      [m.invited_respondents(), respondents],
      [m.disclosure_name(), name],
      ['SHA-256', hash],
    ] as const,
    parts: [
      { heading: m.waiver_paper_title(), text: body },
      {
        heading: m.waiver_paper_signatures(),
        text: signatures
          .map(({ party, as, on }) =>
            m.waiver_paper_signed({ party, name: as, day: dayInShort(on) }),
          )
          .join('\n'),
      },
    ],
  };
}
