import type { TalkPerson } from './places.ts';

/** A part of the audience, as the glyph of a place shows it: four doors. */
export const DOORS = ['claimant', 'neutral', 'office', 'respondent'] as const;
export type TalkDoor = (typeof DOORS)[number];

export const doorOf: Record<TalkPerson['as'], TalkDoor> = {
  claimant: 'claimant',
  respondent: 'respondent',
  arbitrator: 'neutral',
  conciliator: 'neutral',
  officer: 'office',
  registrar: 'office',
};

export type DoorRead = { door: TalkDoor; readTo: number };

/** How far each door of a place has read, by whoever of it read furthest. Of somebody who reads there no more, nothing. */
export function readsOf(
  audience: readonly TalkPerson[],
  marks: readonly { personId: string; readTo: number }[],
): DoorRead[] {
  const readTo = new Map(marks.map((mark) => [mark.personId, mark.readTo]));
  return DOORS.flatMap((door) => {
    const behind = audience.filter(({ as }) => doorOf[as] === door);
    if (behind.length === 0) return [];
    return [{ door, readTo: Math.max(...behind.map(({ id }) => readTo.get(id) ?? 0)) }];
  });
}
