import type { OutputOf } from '#kernel/endpoint.ts';
import type { statusOpening } from '../../contract/status.ts';
import type { Acted } from './acting.ts';

/** An application as the API gives it to its owner. */
export type Standing = OutputOf<typeof statusOpening>;
export type Part = { standing: Standing; acted: Acted | undefined };
