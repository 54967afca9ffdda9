import { sealFor } from '#platform/vault/seal.ts';
import type { SessionsDeps } from './deps.ts';

type Key = Pick<SessionsDeps, 'key'>;

const sealOf = ({ key }: Key) => sealFor({ bytes: key }, 'sessions');

/** What is closed, and in which row: what was sealed for one opens in no other. */
type SealedWords = 'agenda' | 'account' | 'wish' | 'note';

export function closed(deps: Key, what: SealedWords, row: string, words: string): Buffer {
  return sealOf(deps).close(Buffer.from(words), `${what}/${row}`);
}

export function opened(deps: Key, what: SealedWords, row: string, sealed: Buffer): string {
  return sealOf(deps).open(sealed, `${what}/${row}`).toString();
}

export function openedPoints(deps: Key, meetingId: string, sealed: Buffer): string[] {
  return JSON.parse(opened(deps, 'agenda', meetingId, sealed)) as string[]; // a list of ours
}
