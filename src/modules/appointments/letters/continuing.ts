import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { namedAsWords } from '../contract/named-words.ts';
import type { NamedName } from '../rules/continuing/named.ts';

type Heading = Record<'reference' | 'claimants' | 'respondents' | 'signer', string> & { day: Day };

/** The answer of whoever was asked again and has nothing to disclose: each name that it is about stands in it. */
export function nothingText(
  { reference, claimants, respondents, day, signer }: Heading,
  names: readonly (Pick<NamedName, 'name'> & { kind: string })[],
) {
  return {
    ...{ reference, signer, day: dayInShort(day), title: m.paper_title_no_circumstances() },
    foot: m.disclosure_law(),
    facts: [
      [m.invited_claimants(), claimants],
      [m.invited_respondents(), respondents],
      [m.again_paper_name(), signer],
    ] as const,
    parts: [
      {
        heading: m.again_names(),
        text: names.map(({ name, kind }) => `${name} (${namedAsWords(kind)})`).join('\n'),
      },
      { heading: m.paper_title_no_circumstances(), text: m.again_nothing_words() },
    ],
  };
}
