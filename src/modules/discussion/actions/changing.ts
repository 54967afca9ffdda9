import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { editRefusal, isBlank, type MessageRefusal, withdrawalRefusal } from '../rules/messages.ts';
import { changeMessage, lockMessage, type TalkMessageRow } from '../store/messages.ts';
import { countReadTo } from '../store/readers.ts';
import type { DiscussionDeps } from './deps.ts';
import { type OpenPlace, type OpenTalk, placeIn, talkOf } from './places.ts';
import { type MessagesShown, shown } from './reading.ts';
import { closed } from './words.ts';

type EditRefusal = 'unknown' | MessageRefusal | 'words_missing';
type WithdrawalRefusal = 'unknown' | Exclude<MessageRefusal, 'too_late'>;
export type ChangeOutcome<R> = Result<Omit<MessagesShown, 'hasMore'>, R>;
export type MessageOf = { id: string; message: string };
type Changing = { talk: OpenTalk; place: OpenPlace; row: TalkMessageRow };

/** Changes one's own words within five minutes; that they were changed stays to be seen. */
export function editMessage(
  deps: DiscussionDeps,
  viewer: Viewer,
  { words, ...of }: MessageOf & { words: string },
): Promise<ChangeOutcome<EditRefusal>> {
  return changing<EditRefusal>(deps, viewer, of, async (tx, { row, place }) => {
    const at = deps.now();
    const refusal = editRefusal(row, { by: viewer.personId, at });
    if (refusal) return refuse(refusal);
    if (isBlank(words)) return refuse('words_missing');
    return allow(
      await changeMessage(tx, row.id, {
        ...closed(deps, { id: row.id, words, isSealed: place.isSealed }),
        edits: row.edits + 1,
        editedAt: at,
      }),
    );
  });
}

/** Takes one's own words back. No word is kept of them; who said something there, and how many had read it, is. */
export function withdrawMessage(
  deps: DiscussionDeps,
  viewer: Viewer,
  of: MessageOf,
): Promise<ChangeOutcome<WithdrawalRefusal>> {
  return changing<WithdrawalRefusal>(deps, viewer, of, async (tx, { row, place }) => {
    const refusal = withdrawalRefusal(row, { by: viewer.personId });
    if (refusal) return refuse(refusal);
    return allow(await emptied(tx, { row, place, at: deps.now(), isMoved: false }));
  });
}

type Emptying = { row: TalkMessageRow; place: OpenPlace; at: Date; isMoved: boolean };

export async function emptied(
  tx: Db,
  { row, place, at, isMoved }: Emptying,
): Promise<TalkMessageRow> {
  const among = place.audience.map(({ id }) => id).filter((one) => one !== row.byPerson);
  return changeMessage(tx, row.id, {
    words: null,
    sealedWords: null,
    answers: null,
    mentions: [],
    papers: [],
    withdrawnAt: at,
    withdrawnReadBy: await countReadTo(tx, row, { number: row.number, among }),
    isMoved,
  });
}

type Change<R> = (tx: Db, of: Changing) => Promise<Result<TalkMessageRow, R>>;

function changing<R>(
  deps: DiscussionDeps,
  viewer: Viewer,
  { id, message }: MessageOf,
  change: Change<R>,
): Promise<ChangeOutcome<R | 'unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    const talk = await talkOf(tx, viewer, id);
    const row = talk && (await lockMessage(tx, talk, message));
    const place = row && placeIn(talk, row.place);
    if (!talk || !place) return refuse('unknown');
    const changed = await change(tx, { talk, place, row });
    if (!changed.ok) return changed;
    await deps.messageChanged(tx, changed.value);
    const personIds = place.audience.map((one) => one.id);
    await deps.tellTalk(tx, { personIds, disputeId: id, place: place.key }, deps.now());
    return allow(await shown(deps, tx, { talk, place, rows: [changed.value] }));
  });
}
