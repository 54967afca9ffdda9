import * as m from '#messages/all.ts';
import type { Arbitrators } from '../rules.ts';

export function arbitratorsInWords(count: Arbitrators): string {
  return m.fees_arbitrators_count({ count });
}
