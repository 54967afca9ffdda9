import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { isSameHash, keyedHash } from '#platform/hash.ts';
import { moveRefusal } from '../rules/messages.ts';
import { findSent, lockMessage, type TalkMessageRow } from '../store/messages.ts';
import { emptied, type MessageOf } from './changing.ts';
import type { DiscussionDeps } from './deps.ts';
import { type OpenPlace, type OpenTalk, placeIn, talkOf } from './places.ts';
import { type PostRefusal, say } from './posting.ts';
import { type MessagesShown, shown } from './reading.ts';
import { wordsOf } from './words.ts';

export type MoveAsked = MessageOf & { to: string };
type MoveRefusal =
  | 'unknown'
  | NonNullable<ReturnType<typeof moveRefusal>>
  | 'same_place'
  | 'confirmation_wrong';
type Move = { talk: OpenTalk; from: OpenPlace; to: OpenPlace; row: TalkMessageRow };

/** What somebody is asked before their words go to another place: who reads them there. The token says that they were asked. */
export type MoveQuestion = { to: OpenPlace; token: string; dispute: OpenTalk['dispute'] };

export function askMove(
  deps: DiscussionDeps,
  viewer: Viewer,
  asked: MoveAsked,
): Promise<Result<MoveQuestion, Exclude<MoveRefusal, 'confirmation_wrong'>>> {
  return deps.db.transaction().execute(async (tx) => {
    const move = await moveOf(tx, viewer, asked);
    if (!move.ok) return move;
    const { to, talk } = move.value;
    return allow({ to, token: tokenFor(deps, move.value), dispute: talk.dispute });
  });
}

/** Moves one's own words, once the question was seen as it is now: they go from the first place and are said anew in the second. */
export function moveMessage(
  deps: DiscussionDeps,
  viewer: Viewer,
  { token, client, ...asked }: MoveAsked & { token: string; client: string },
): Promise<Result<Omit<MessagesShown, 'hasMore'>, MoveRefusal | Exclude<PostRefusal, 'unknown'>>> {
  return deps.db.transaction().execute(async (tx) => {
    const moved = await movedBefore(deps, tx, viewer, { ...asked, client });
    if (moved) return allow(moved);
    const move = await moveOf(tx, viewer, asked);
    if (!move.ok) return move;
    const { talk, from, to, row } = move.value;
    if (!isSameHash(token, tokenFor(deps, move.value))) return refuse('confirmation_wrong');
    const words = wordsOf(deps, row) ?? '';
    const message = {
      client,
      words,
      audience: to.fingerprint,
      answers: null,
      mentions: [],
      papers: [],
      inConfidence: false,
      movedFrom: row.id,
    };
    const said = await say(deps, tx, { talk, place: to, message });
    if (!said.ok) return said;
    const at = deps.now();
    await emptied(tx, { row, place: from, at, isMoved: true });
    await deps.messageChanged(tx, row);
    const personIds = from.audience.map((one) => one.id);
    await deps.tellTalk(tx, { personIds, disputeId: asked.id, place: from.key }, at);
    return allow(await shown(deps, tx, { talk, place: to, rows: [said.value] }));
  });
}

/** What a move that is asked for again came to, where its answer was lost. */
async function movedBefore(
  deps: DiscussionDeps,
  tx: Db,
  viewer: Viewer,
  { id, message, to, client }: MoveAsked & { client: string },
): Promise<Omit<MessagesShown, 'hasMore'> | null> {
  const talk = await talkOf(tx, viewer, id);
  // Locked, so that of two that are asked at once the second waits for what comes of the first.
  const place = talk && (await lockMessage(tx, talk, message)) ? placeIn(talk, to) : null;
  const row = place ? await findSent(tx, viewer.personId, client) : null;
  return talk && place && row?.movedFrom === message && row.place === to
    ? shown(deps, tx, { talk, place, rows: [row] })
    : null;
}

async function moveOf(
  tx: Db,
  viewer: Viewer,
  { id, message, to: key }: MoveAsked,
): Promise<Result<Move, Exclude<MoveRefusal, 'confirmation_wrong'>>> {
  const talk = await talkOf(tx, viewer, id);
  const row = talk && (await lockMessage(tx, talk, message));
  const from = row && placeIn(talk, row.place);
  const to = placeIn(talk, key);
  if (!talk || !from || !to?.mayWrite) return refuse('unknown');
  const refusal = moveRefusal(row, { by: viewer.personId });
  if (refusal) return refuse(refusal);
  if (from.key === to.key) return refuse('same_place');
  return allow({ talk, from, to, row });
}

/** Another one once the audience of the second place, or what is moved, has changed. */
function tokenFor({ key }: DiscussionDeps, { talk, to, row }: Move): string {
  return keyedHash(
    key,
    ['move', talk.me.id, row.id, String(row.edits), to.key, to.fingerprint].join('\n'),
  );
}
