import type { OutputOf } from '#kernel/endpoint.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { disputeMoney } from '../../contract/dispute-money.ts';

export type DisputeMoney = OutputOf<typeof disputeMoney>;
export type MoneyProps = { money: DisputeMoney; acted: Submission | undefined };
