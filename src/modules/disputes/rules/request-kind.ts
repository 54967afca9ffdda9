import type { Process } from './words.ts';

/**
 * What a request rests on, and so which law speaks of it. An arbitration that nobody agreed to here is only an invitation: it
 * has no day of commencement and stops no time (ACA ss. 7, 21 and 43; law and lifecycle 3.3). Nothing that is in force stops
 * the time for talks either (Mediation Act 2023 s. 29 is not), so what is told there is that it goes on.
 */
export const REQUEST_KINDS = ['arbitration', 'invitation', 'mediation', 'conciliation'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** `isAgreed`: whether somebody says that arbitration here was agreed. Talks need nothing that was agreed beforehand. */
export function requestKindOf({
  process,
  isAgreed,
}: {
  process: Process;
  isAgreed: boolean;
}): RequestKind {
  return process === 'arbitration' && !isAgreed ? 'invitation' : process;
}

/** The seat of an arbitration (ACA s. 20). Talks have none, though every request has a place for it. */
export function seatOf({ process, seat }: { process: Process; seat: string }): string | null {
  return process === 'arbitration' ? seat : null;
}
