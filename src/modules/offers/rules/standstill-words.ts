export const STANDSTILL_STATES = ['open', 'holds', 'refused', 'ended', 'over'] as const;
export type StandstillState = (typeof STANDSTILL_STATES)[number];
