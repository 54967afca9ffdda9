import type { OutputOf } from '#kernel/endpoint.ts';
import type { disputeMoney } from '../../contract/dispute-money.ts';
import type { Acted } from './acting.ts';

export type Money = OutputOf<typeof disputeMoney>;
export type MoneyProps = { money: Money; acted: Acted | undefined };
