import type { OutputOf } from '#kernel/endpoint.ts';
import type { offersOf } from '../contract/offers.ts';

export type SettleView = OutputOf<typeof offersOf>;
