import type { Day } from '#kernel/days.ts';
import { rowOf } from '#modules/disputes/rules/machine.ts';

type Happened = { type: string; onDay: Day; why: string; details: unknown };

/** A question to somebody who had disclosed, and what they said to it; the same for everybody who reads the dispute (ACA s. 18). */
export type AskedAgain = {
  neutral: string;
  on: Day;
  /** Who came, as the question names them. */
  names: string;
  answer: { on: Day; isNothing: boolean; documentId: string | null } | null;
  /** They are asked no more: they left before they answered. */
  isLeft: boolean;
};

/** Every question of a dispute in its order. One answer is of all that were open to that neutral. */
export function questionsIn(events: readonly Happened[]): AskedAgain[] {
  const asked: AskedAgain[] = [];
  for (const { type, onDay: on, why: names, details: said } of events) {
    const row = rowOf(type);
    const { neutral, document } = (said ?? {}) as { neutral?: unknown; document?: unknown };
    const isOpen = (one: AskedAgain) => !one.answer && !one.isLeft;
    const open = asked.filter((one) => isOpen(one) && (row?.takesBack || one.neutral === neutral));
    if (row?.look === 'asked')
      asked.push({ neutral: String(neutral), on, names, answer: null, isLeft: false });
    if (row?.look === 'answered') {
      const documentId = typeof document === 'string' ? document : null;
      for (const one of open)
        one.answer = { on, isNothing: type === 'nothing_disclosed', documentId };
    }
    if (row?.takesBack || row?.candidate === 'ended') for (const one of open) one.isLeft = true;
  }
  return asked;
}
