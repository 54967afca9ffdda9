import { moneyInWords } from '#kernel/amounts.ts';
import './member-sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { inEnglish } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { panelMember } from '../contract/neutrals.ts';
import { hearingDays, specialisations } from './choices.ts';
import { listWords } from './status/words.ts';

type Member = OutputOf<typeof panelMember>['member'];

/** What a member of the panel says of themselves, as an officer has looked at it. What nobody said is left out. */
export function MemberFacts({ member }: { member: Member }) {
  const {
    lists,
    qualifications,
    specialisations: areas,
    languages,
    seats,
    hearingDays: days,
    freeOn,
  } = member;
  const facts: [string, string, own?: boolean][] = [
    [m.member_lists(), lists.map((one) => listWords[one]()).join(', ')],
    [m.member_profile(), qualifications, true],
    [m.member_areas(), areas.map((one) => specialisations[one]()).join(', ')],
    [m.member_languages(), languages.join(', '), true],
    [m.member_seats(), seats.join(', '), true],
    [m.member_fee(), feeOf(member)],
    [m.member_hearing_days(), days ? hearingDays[days]() : ''],
    [
      m.member_free(),
      freeOn.length > 0 ? freeOn.map(dayInWords).join(' · ') : m.member_free_none(),
    ],
  ];
  return (
    <dl className="member-facts">
      {facts
        .filter(([, said]) => said !== '')
        .map(([term, said, own]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd {...(own ? inEnglish() : {})}>{said}</dd>
          </div>
        ))}
    </dl>
  );
}

function feeOf({ fee }: Member): string {
  if (!fee) return m.member_fee_none();
  const money = (amount: number) => moneyInWords({ amount, currency: fee.currency });
  const unit = fee.unit === 'hearing' ? m.member_fee_hearing() : m.member_fee_case();
  if (fee.to === null) return m.member_fee_from({ from: money(fee.from), unit });
  return fee.from === 0
    ? m.member_fee_up_to({ to: money(fee.to), unit })
    : m.member_fee_band({ from: money(fee.from), to: money(fee.to), unit });
}
