import { allow, type Result, refuse } from '#kernel/result.ts';

// Digital Personal Data Protection Act, 2023, section 12(3): what a person asks to be erased is erased, unless it is
// needed for the purpose that it was given for or a law wants it kept.

const DAY = 24 * 60 * 60 * 1000;

export type Erasure = {
  askedAt: Date;
  withdrawnAt: Date | null;
  confirmedAt: Date | null;
  doneAt: Date | null;
};
export type ErasureState = 'asked' | 'confirmed' | 'withdrawn' | 'done';

export function stateOf({ withdrawnAt, confirmedAt, doneAt }: Erasure): ErasureState {
  if (doneAt) return 'done';
  if (withdrawnAt) return 'withdrawn';
  return confirmedAt ? 'confirmed' : 'asked';
}

/** Thirty days: what the website promises for every request about personal data, well within the ninety of the law. */
export function erasureDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + 30 * DAY);
}

/** Confirmed by the office it is due at once, else after thirty days; what was withdrawn or done is never due. */
export function isErasureDue(erasure: Erasure, now: Date): boolean {
  const state = stateOf(erasure);
  return state === 'confirmed' || (state === 'asked' && now >= erasureDueAt(erasure.askedAt));
}

export type ErasureRefusal = 'holds_staff_role' | 'erasure_asked';

/** Whoever works for the institution ends that first: an office that vanishes leaves work that nobody holds. */
export function askErasure(asking: {
  isStaff: boolean;
  open: Erasure | null;
}): Result<'asked', ErasureRefusal> {
  if (asking.isStaff) return refuse('holds_staff_role');
  if (asking.open) return refuse('erasure_asked');
  return allow('asked');
}

/** Why a due request still may not be carried out: a role was given after it was asked. */
export function mayErase(holder: { isStaff: boolean; erasedAt: Date | null }): boolean {
  return !holder.isStaff && holder.erasedAt === null;
}

/** What stays after an erasure, each with the law that wants it; the sentences are the contract's. */
export const keptByLaw = [
  'record',
  'logs',
  'dispute',
  'claims',
  'service',
  'invoices',
  'enquiry',
  'panel',
  'notice',
] as const;
export type KeptByLaw = (typeof keptByLaw)[number];

/** Of everybody; the rest is said by the part of the house that has something to keep. */
const ofEverybody: readonly KeptByLaw[] = ['record', 'logs'];

/** Each once, in the order in which they are told. */
export function keptOf(parts: readonly KeptByLaw[]): KeptByLaw[] {
  return keptByLaw.filter((one) => ofEverybody.includes(one) || parts.includes(one));
}

/** A notice under the code of conduct is decided first: nobody is erased to be out of its reach. */
export function isHeldUp(kept: readonly KeptByLaw[]): boolean {
  return kept.includes('notice');
}
