import { type EventType, moveSaying } from '#modules/disputes/rules/machine.ts';
import { KINDS, type ResponseKind } from './words.ts';

/** The event of the dispute that each is. A call asked for by whoever holds the paper is none: nobody knows who they are. */
export const eventOf = Object.fromEntries(KINDS.map((kind) => [kind, moveSaying(kind)])) as Record<
  ResponseKind,
  EventType
>; // each of them, as they were just gone through
