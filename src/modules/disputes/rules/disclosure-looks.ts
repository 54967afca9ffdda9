import type { DisclosureLook } from './machine/fact-types.ts';
import { rowOf } from './machine.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'details'>;

/** Who was asked again since they disclosed, from what happened. It falls with whatever their place falls with (candidate.ts). */
export function looksIn(events: readonly Seen[]): DisclosureLook[] {
  return events.reduce<DisclosureLook[]>(after, []);
}

function after(before: DisclosureLook[], { type, details }: Seen): DisclosureLook[] {
  const row = rowOf(type);
  if (row?.takesBack) return [];
  const { neutral } = details;
  if (typeof neutral !== 'string') return before;
  const others = before.filter((one) => one.neutral !== neutral);
  // Whoever is asked to decide anew begins anew.
  if (row?.candidate === 'ended' || row?.candidate === 'invited') return others;
  if (!row?.look) return before;
  const known = before.find((one) => one.neutral === neutral) ?? unasked(neutral);
  return [...others, { ...known, ...changed(row.look, known, details) }];
}

const unasked = (neutral: string): DisclosureLook => ({
  ...{ neutral, asked: [], isOpen: false, ties: null },
});

function changed(
  look: 'asked' | 'answered' | 'tied' | 'cleared',
  { asked }: DisclosureLook,
  { names, of }: Seen['details'],
): Partial<DisclosureLook> {
  if (look === 'asked') return { asked: [...asked, String(names)], isOpen: true };
  if (look === 'answered') return { isOpen: false };
  return { ties: look === 'tied' ? String(of) : null };
}
