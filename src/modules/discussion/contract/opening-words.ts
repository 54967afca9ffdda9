import * as m from '#messages/all.ts';
import type { OpeningGround } from '../rules/openings.ts';
import type { TalkKind } from '../rules/places.ts';

/** A ground in words, with where it stands in the Act. */
export const groundWords: Record<OpeningGround, () => string> = {
  offence: m.talk_opening_offence,
  violence: m.talk_opening_violence,
  danger: m.talk_opening_danger,
  misconduct: m.talk_opening_misconduct,
};

/** A sealed place as whoever reads there calls it; of a caucus it does not say whose. */
export function openedPlace(kind: TalkKind): string {
  if (kind === 'joint') return m.talk_joint();
  return kind === 'caucus' ? m.talk_caucus() : m.talk_parties();
}

/** Which messages were opened. */
export function spanWords({ from, to }: { from: number | null; to: number | null }): string {
  if (from === null && to === null) return m.talk_opening_whole();
  return to === null
    ? m.talk_opening_from({ from: from ?? 1 })
    : m.talk_opening_span({ from: from ?? 1, to });
}
