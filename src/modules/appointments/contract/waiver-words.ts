import * as m from '#messages/all.ts';
import type { Waivable } from '../rules/list/waivable.ts';

export type WaivedTie = Waivable;

/** What is waived, in a sentence for those who sign. */
export const waivedWords: Record<Waivable, () => string> = {
  affiliated: m.waiver_tie_affiliated,
  other_role: m.waiver_tie_other_role,
  appointed_often: m.waiver_tie_often,
  declared: m.waiver_tie_declared,
};
