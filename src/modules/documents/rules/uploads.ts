import type { Quota } from '#kernel/quota.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { DisputeState } from '#modules/disputes/rules/words.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;
const DAY = 86_400_000;

/** The most of one file. */
export const FILE_BYTES_MAX = GB;
/** A file is kept in pieces of at most so many bytes, each of which is on the disk before it is acknowledged. */
export const PIECE_BYTES_MAX = 4 * MB;
/** What one person may have on its way into one dispute, and what all may together. */
export const OF_A_PERSON: Quota = { files: 300, bytes: 10 * GB };
export const OF_A_DISPUTE: Quota = { files: 2000, bytes: 40 * GB };

/**
 * In how many pieces a file may come: each is a row and a file of the vault. A line that breaks every quarter of a megabyte is within
 * it; single bytes are not.
 */
export function piecesMax(size: number): number {
  return 512 + Math.ceil(size / (MB / 4));
}

/** When a file that could not be looked at is looked at again: others go before it meanwhile. */
export function checkAgainAt(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(30_000 * 2 ** tries, 600_000));
}

/** A large file is looked at in a queue of its own, so that a small one waits behind no film. */
export const LARGE_FROM = 64 * MB;

export const UPLOAD_STATES = [
  'sending',
  'checking',
  // A zip that is being taken apart, and one of which everything was taken out.
  'unpacking',
  'unpacked',
  'ready',
  'refused',
] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** An upload that nobody goes on with or files is gone after a week. */
export function uploadKeptUntil(now: Date): Date {
  return new Date(now.getTime() + 7 * DAY);
}

// From the day on which the other side is sent what is claimed: what is filed earlier is part of the request or of its cure.
const TAKES: readonly DisputeState[] = [
  'arb_serving',
  'arb_service_failed',
  'arb_commenced',
  'arb_constituting',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
  'con_wait',
  'con_appoint',
  'con_active',
  'med_appoint',
  'med_active',
];

/** Whether the record of a dispute takes papers as it stands. */
export function takesDocuments(state: DisputeState): boolean {
  return TAKES.includes(state);
}

export type PieceAsked = { from: number; length: number | null };
export type PieceFault = 'upload_whole' | 'piece_elsewhere' | 'piece_too_long';

/** Whether what is about to come goes on where an upload stands; a length is known where the sender says it. */
export function goesOn(
  { size, received, state }: { size: number; received: number; state: UploadState },
  { from, length }: PieceAsked,
): Result<number, PieceFault> {
  if (from !== received) return refuse('piece_elsewhere');
  if (state !== 'sending') return length === 0 ? allow(0) : refuse('upload_whole');
  const room = size - received;
  return length !== null && length > room ? refuse('piece_too_long') : allow(room);
}
