import { QUESTIONS } from '../disclosure/questions.ts';

/** ACA s. 12(3): what a challenge may rest on, as the Schedules ask it and as the parties agreed; whether there is time is no ground. */
export const GROUNDS = [
  ...QUESTIONS.filter((question) => question !== 'time'),
  'qualification',
] as const;
export type ChallengeGround = (typeof GROUNDS)[number];

/** As an event keeps them: a list in the order of the form, each once. */
export function groundsKept(grounds: readonly ChallengeGround[]): string {
  return GROUNDS.filter((one) => grounds.includes(one)).join(' ');
}

export function groundsFrom(kept: unknown): ChallengeGround[] {
  const names = typeof kept === 'string' ? kept.split(' ') : [];
  return GROUNDS.filter((one) => names.includes(one));
}
