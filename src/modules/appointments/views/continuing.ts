import type { AskedAgainRead, OpenQuestion } from '../actions/continuing.ts';

export function questionView({ asked, dueOn, names }: OpenQuestion) {
  return { asked, dueOn, names: names.map(({ name, kind }) => ({ name, kind })) };
}

/** The same for both sides, the office and the neutral. */
export function askedAgainView({ name, on, names, dueOn, answer, isLeft }: AskedAgainRead) {
  return { name, on, names, dueOn, answer, isLeft };
}
