import { sealFor } from '#platform/vault/seal.ts';
import type { TalkMessageRow } from '../store/messages.ts';
import type { DiscussionDeps } from './deps.ts';

type Key = Pick<DiscussionDeps, 'key'>;
type Kept = { words: string | null; sealedWords: Buffer | null };

/** Words as they are kept: sealed talk closed, so that whoever has the database or a backup reads none of it. */
export function closed(
  deps: Key,
  { id, words, isSealed }: { id: string; words: string; isSealed: boolean },
): Kept {
  return isSealed
    ? { words: null, sealedWords: sealOf(deps).close(Buffer.from(words), id) }
    : { words, sealedWords: null };
}

/** What a message says; null once it was withdrawn. */
export function wordsOf(
  deps: Key,
  { id, words, sealedWords }: Pick<TalkMessageRow, 'id' | 'words' | 'sealedWords'>,
): string | null {
  return sealedWords ? sealOf(deps).open(sealedWords, id).toString() : words;
}

/** Other text that may say what was said in sealed talk; `about` names what it is of. */
export function sealedText(deps: Key, text: string, about: string): Buffer {
  return sealOf(deps).close(Buffer.from(text), about);
}

export function opened(deps: Key, sealed: Buffer, about: string): string {
  return sealOf(deps).open(sealed, about).toString();
}

function sealOf({ key }: Key) {
  return sealFor({ bytes: key }, 'talk');
}
