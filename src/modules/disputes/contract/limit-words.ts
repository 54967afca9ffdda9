import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { limitNames } from '#modules/clocks/contract/words.ts';

/** What has to be done before a limit ends. */
export function limitWords(limit: string): string {
  return (named(limitNames, limit) ?? m.case_limit_other)();
}
