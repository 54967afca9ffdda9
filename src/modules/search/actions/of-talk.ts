import {
  messagesToFind,
  messageToFind,
  type TalkToFind,
} from '#modules/discussion/actions/finding.ts';
import type { Db } from '#platform/db.ts';
import type { SearchEntry } from '../rules/entries.ts';
import { ALL } from '../rules/readers.ts';
import type { IndexDeps, SearchSource } from './deps.ts';
import { indexEntry, unindexEntry } from './indexing.ts';

const MESSAGE = 'message';

/** What was said in the places for talk, each found by those whose place it is. */
export function talkSource(deps: IndexDeps): SearchSource {
  return {
    kinds: [MESSAGE],
    entriesOf: async (tx, disputeId) =>
      (await messagesToFind({ db: tx, key: deps.key }, disputeId)).map(entryOf),
  };
}

/** What was said, changed, taken back or moved is found so in the transaction in which it was. */
export function talkListener(deps: IndexDeps) {
  return async (tx: Db, { disputeId, id }: { disputeId: string; id: string }): Promise<void> => {
    const message = await messageToFind({ db: tx, key: deps.key }, { disputeId, id });
    if (message) await indexEntry(tx, deps, entryOf(message));
    else await unindexEntry(tx, { kind: MESSAGE, id });
  };
}

function entryOf({ id, disputeId, place, partyId, key, side, at, words }: TalkToFind): SearchEntry {
  return {
    disputeId,
    kind: 'message',
    source: { kind: MESSAGE, id },
    scopes: [{ place, reader: partyId ?? ALL }],
    side,
    at,
    named: key,
    title: '',
    text: words,
  };
}
