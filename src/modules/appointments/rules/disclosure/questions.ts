/**
 * What the Fifth Schedule to the ACA asks, as plain questions with the items that each stands for; where the Seventh Schedule has the
 * same item (its 1 to 19 are those of the Fifth), a yes bars from acting unless every party waives it in writing after the dispute
 * arose (ACA s. 12(5)). The last two are the circumstances of s. 12(1)(a) and (b).
 */
export const QUESTIONS = [
  'adviser',
  'management',
  'counsel',
  'family',
  'interest',
  'this_dispute',
  'former_work',
  'former_appointments',
  'colleagues',
  'adverse',
  'public_position',
  'other_office',
  'other_doubts',
  'time',
] as const;
export type DisclosureQuestion = (typeof QUESTIONS)[number];

type Source = { items: string; bars: boolean };

export const sourceOf: Readonly<Record<DisclosureQuestion, Source>> = {
  adviser: { items: '1, 2, 8, 14', bars: true },
  management: { items: '5, 11, 12', bars: true },
  counsel: { items: '3, 4, 6, 7', bars: true },
  family: { items: '9, 10', bars: true },
  interest: { items: '13, 17, 18, 19', bars: true },
  this_dispute: { items: '15, 16', bars: true },
  former_work: { items: '20, 21, 23, 31', bars: false },
  former_appointments: { items: '22, 24', bars: false },
  colleagues: { items: '25, 26, 27, 28, 29', bars: false },
  adverse: { items: '30', bars: false },
  public_position: { items: '32', bars: false },
  other_office: { items: '33, 34', bars: false },
  other_doubts: { items: '', bars: false },
  time: { items: '', bars: false },
};
