import type { Day } from '#kernel/days.ts';
import { postAwardRate } from '#modules/fees/rules/schedules/post-award.ts';
import { type FormFault, found } from '../findings.ts';
import { overlap } from '../periods.ts';
import type { AwardRecord, RecordedClaim } from '../record.ts';
import { isWhole, type StatedInterest, type WrittenAward, type WrittenOrder } from '../written.ts';

/** Interest up to the award (ACA s. 31(7)(a)): spoken to where it was asked for, within what was asked, no day twice. */
export function checkInterest(award: WrittenAward, record: AwardRecord): FormFault[] {
  // What a settlement gives is the parties' own.
  if (award.kind === 'agreed') return [];
  const claims = new Map(record.claims.map((claim) => [claim.id, claim]));
  return award.decisions.flatMap(({ claim, orders }) => {
    const known = claim === null ? undefined : claims.get(claim);
    return known ? orders.flatMap((order) => aboutOrder(order, known, { award, record })) : [];
  });
}

type Held = { award: WrittenAward; record: AwardRecord };

function aboutOrder(
  order: WrittenOrder,
  claim: RecordedClaim,
  { award, record }: Held,
): FormFault[] {
  const { interest } = order;
  if (interest.is !== 'granted') {
    const isOpen = interest.is === 'silent' || (interest.is === 'reserved' && isWhole(award));
    return isOpen && claim.interest && order.sum ? [found('interest_silent', claim.id)] : [];
  }
  if (record.agreements.barsInterest) return [found('interest_barred', claim.id)];
  return [
    ...(claim.interest ? [] : [found('interest_unasked', claim.id)]),
    ...(interest.lines.some((line) => isBeyond(line, claim))
      ? [found('interest_beyond', claim.id)]
      : []),
    ...(countsTwice(interest.lines) ? [found('interest_twice', claim.id)] : []),
    ...aboutDays(interest.lines, award.date, claim.id),
    ...aboutBase(interest.lines, order, claim.id),
  ];
}

/** A higher rate than was asked for, or from an earlier day. */
function isBeyond({ rate, from }: StatedInterest, { interest }: RecordedClaim): boolean {
  if (!interest) return false;
  const isHigher = interest.rate !== null && rate > interest.rate;
  return isHigher || (interest.from !== null && from < interest.from);
}

/** Two lines on all of the sum for one day; on parts of it they may stand side by side. */
function countsTwice(lines: readonly StatedInterest[]): boolean {
  return lines.some((line, at) =>
    lines.slice(at + 1).some((other) => other.principal === line.principal && overlap(line, other)),
  );
}

/** What comes after the award is of another clause, with a rate of its own. */
function aboutDays(lines: readonly StatedInterest[], date: Day | null, claim: string): FormFault[] {
  const isPast = date !== null && lines.some(({ to }) => to > date);
  return isPast ? [found('interest_past_award', claim)] : [];
}

/** More than was granted may be right, where a part was paid on the way: somebody should look. */
function aboutBase(
  lines: readonly StatedInterest[],
  { sum }: WrittenOrder,
  claim: string,
): FormFault[] {
  const isLarger = sum !== null && lines.some(({ principal }) => principal > sum.amount);
  return isLarger ? [found('interest_base_larger', claim)] : [];
}

/** Interest from the award on (ACA s. 31(7)(b)), and whether its rate is the law's where the award says so. */
export function checkPostAward(award: WrittenAward, record: AwardRecord): FormFault[] {
  const { postAward, decisions, date, kind } = award;
  if (kind === 'agreed' || !decisions.some(({ orders }) => orders.some(({ sum }) => sum !== null)))
    return [];
  if (postAward.is === 'silent') return [found('post_award_silent')];
  if (postAward.is === 'by_law')
    return date === null ? [] : aboutRate(postAward.rate, date, record.commencedOn);
  return postAward.reasons.trim() === '' ? [found('post_award_unreasoned')] : [];
}

/** What the law gave before 2015 is still printed in many forms. */
const OLD_RATE = 1_800n;

function aboutRate(rate: bigint, date: Day, commencedOn: Day): FormFault[] {
  const law = postAwardRate(date, commencedOn);
  if (!law) return [found('post_award_rate_unknown')];
  if (rate === law.rate) return [];
  return [found(rate === OLD_RATE ? 'post_award_old_rate' : 'post_award_other_rate')];
}
