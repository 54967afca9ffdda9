import { dayInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import type { AgreementText } from '../rules/text.ts';
import { maskedAddress } from './signed.ts';

type Named = { name: string; signedAt: Date; address: string };

/** How a settlement that all parties signed came to its end: as a contract alone, or with whose name under it. */
export type SettlementEnding =
  | { as: 'contract' }
  | { as: 'authenticated'; by: Named }
  | {
      as: 'award';
      /** Whose signatures it bears, and the names of members that have not signed with the reason for it (ACA s. 31(1) and (2)). */
      by: readonly Named[];
      missing: readonly string[];
      reason: string;
      /** ACA s. 31(4). */
      seat: string;
      on: Day;
      stamp: string | null;
    }
  | { as: 'objected' | 'unauthenticated'; reason: string };

type Parts = AgreementText['parts'];
type EndingText = { title: string | null; before: Parts; after: Parts };

/** What stands before and after the parties' own text, and the title where the paper is an award. */
export function endingText(
  ending: SettlementEnding,
  { reference }: { reference: string },
): EndingText {
  if (ending.as === 'contract') return { title: null, before: [], after: [] };
  if (ending.as !== 'award')
    return {
      title: null,
      before: [],
      after: [{ heading: m.settlement_authenticated_title(), text: endingLine(ending) }],
    };
  return {
    title: m.settlement_award_title(),
    before: [
      {
        heading: m.settlement_award_records(),
        text: m.settlement_award_records_words({ reference }),
      },
    ],
    after: [{ heading: m.settlement_award_made(), text: madeLines(ending).join('\n') }],
  };
}

function endingLine(ending: Exclude<SettlementEnding, { as: 'contract' | 'award' }>): string {
  if (ending.as === 'authenticated')
    return `${m.settlement_authenticated_line(lineOf(ending.by))}\n${m.settlement_kind_of_signature()}`;
  const { reason } = ending;
  return ending.as === 'objected'
    ? m.settlement_objected_line({ reason })
    : m.settlement_unauthenticated_line({ reason });
}

function madeLines({ by, missing, reason, seat, on, stamp }: SettlementEnding & { as: 'award' }) {
  return [
    m.settlement_award_place({ seat, day: dayInWords(on) }),
    ...by.map((one) => m.settlement_member_line(lineOf(one))),
    ...missing.map((name) => m.settlement_member_missing({ name, reason })),
    stamp ? m.settlement_award_stamped({ number: stamp }) : m.settlement_award_unstamped(),
    m.settlement_kind_of_signature(),
  ];
}

const lineOf = ({ name, signedAt, address }: Named) => ({
  name,
  moment: momentInWords(signedAt.toISOString()),
  address: maskedAddress(address),
});
