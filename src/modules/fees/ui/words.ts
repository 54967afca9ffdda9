import * as m from '#messages/all.ts';
import type { Arbitrators } from '../rules.ts';

export function arbitratorsInWords(count: Arbitrators): string {
  return count === 1 ? m.fees_arbitrators_one({ count }) : m.fees_arbitrators_many({ count });
}
