import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { papersForAll } from '#modules/disputes/actions/papers-among.ts';
import type { Db } from '#platform/db.ts';
import { calledIn } from '../rules/mentions.ts';
import { isBlank, isSentAgain, MENTIONS_MAX, mayBeInConfidence } from '../rules/messages.ts';
import {
  addMessage,
  findMessage,
  findSent,
  lockPlace,
  type TalkMessageRow,
} from '../store/messages.ts';
import { addReaders } from '../store/readers.ts';
import type { DiscussionDeps } from './deps.ts';
import { tellNamed } from './naming.ts';
import { type OpenPlace, type OpenTalk, placeIn, talkOf } from './places.ts';
import { type MessagesShown, shown } from './reading.ts';
import { closed, wordsOf } from './words.ts';

export type NewMessage = {
  /** The id that the writer's device gave it. */
  client: string;
  words: string;
  /** The fingerprint of the audience that the writer saw. */
  audience: string;
  answers: string | null;
  mentions: readonly string[];
  papers: readonly string[];
  inConfidence: boolean;
  /** What it was in the place from which its writer moved it. */
  movedFrom?: string;
};
export type PostRefusal =
  | 'unknown'
  | 'words_missing'
  | 'audience_changed'
  | 'sent_before'
  | 'answer_unknown'
  | 'mention_unknown'
  | 'paper_not_for_all'
  | 'confidence_elsewhere';
export type PostOutcome = Result<Omit<MessagesShown, 'hasMore'>, PostRefusal>;

/** Says something in a place, once however often it is sent. */
export function postMessage(
  deps: DiscussionDeps,
  viewer: Viewer,
  { id, place: key, ...message }: NewMessage & { id: string; place: string },
): Promise<PostOutcome> {
  return deps.db.transaction().execute(async (tx) => {
    const talk = await talkOf(tx, viewer, id);
    const place = placeIn(talk, key);
    if (!talk || !place?.mayWrite) return refuse('unknown');
    // A name that was typed calls as one that was chosen does; only of those who read there.
    const typed = calledIn(message.words, place.audience).filter((one) => one !== talk.me.id);
    const mentions = [...new Set([...message.mentions, ...typed])].slice(0, MENTIONS_MAX);
    const said = await say(deps, tx, { talk, place, message: { ...message, mentions } });
    if (!said.ok) return said;
    await tellNamed(deps, tx, said.value);
    return allow(await shown(deps, tx, { talk, place, rows: [said.value] }));
  });
}

type Saying = { talk: OpenTalk; place: OpenPlace; message: NewMessage };

export async function say(
  deps: DiscussionDeps,
  tx: Db,
  { talk, place, message }: Saying,
): Promise<Result<TalkMessageRow, Exclude<PostRefusal, 'unknown'>>> {
  const { disputeId, me } = talk;
  const said = await lockPlace(tx, disputeId, place.key);
  // Asked first: what came in before its answer was lost is answered the same, whatever happened since.
  const before = await findSent(tx, me.id, message.client);
  if (before)
    return isSame(deps, before, { talk, place, message }) ? allow(before) : refuse('sent_before');
  const refusal = await refusalOf(tx, { talk, place, message });
  if (refusal) return refuse(refusal);
  const [id, at] = [deps.newId(), deps.now()];
  const row = await addMessage(tx, {
    id,
    disputeId,
    place: place.key,
    number: said + 1,
    byPerson: me.id,
    byAs: me.as,
    byParty:
      place.partyId && me.partyIds.includes(place.partyId)
        ? place.partyId
        : (me.partyIds[0] ?? null),
    clientId: message.client,
    at,
    ...closed(deps, { id, words: message.words, isSealed: place.isSealed }),
    answers: message.answers,
    mentions: [...message.mentions],
    papers: [...message.papers],
    inConfidence: message.inConfidence,
    movedFrom: message.movedFrom ?? null,
  });
  if (!row) return refuse('sent_before');
  const personIds = place.audience.map((one) => one.id);
  const others = personIds.filter((one) => one !== me.id);
  await addReaders(
    tx,
    { disputeId, place: place.key },
    others.map((personId) => ({ id: deps.newId(), personId })),
  );
  await deps.tellTalk(tx, { personIds, disputeId, place: place.key }, at);
  await deps.messageChanged(tx, row);
  return allow(row);
}

/** A device that uses an id anew, for other words or elsewhere, is told so: nothing that was written is taken for something else. */
function isSame(
  deps: DiscussionDeps,
  before: TalkMessageRow,
  { talk, place, message }: Saying,
): boolean {
  return (
    before.disputeId === talk.disputeId &&
    before.place === place.key &&
    before.movedFrom === (message.movedFrom ?? null) &&
    isSentAgain({ words: wordsOf(deps, before), edits: before.edits }, message.words)
  );
}

async function refusalOf(
  tx: Db,
  { talk, place, message }: Saying,
): Promise<Exclude<PostRefusal, 'unknown' | 'sent_before'> | null> {
  const { words, audience, answers, mentions, papers, inConfidence } = message;
  if (isBlank(words)) return 'words_missing';
  if (inConfidence && !mayBeInConfidence(place)) return 'confidence_elsewhere';
  if (audience !== place.fingerprint) return 'audience_changed';
  const answered = answers && (await findMessage(tx, talk, answers));
  if (answers && (!answered || answered.place !== place.key)) return 'answer_unknown';
  if (mentions.some((one) => !place.audience.some(({ id }) => id === one)))
    return 'mention_unknown';
  return (await areForAll(tx, { talk, place }, papers)) ? null : 'paper_not_for_all';
}

/** Whoever reads here but not a paper would learn its name. */
async function areForAll(
  tx: Db,
  { talk, place }: Pick<Saying, 'talk' | 'place'>,
  papers: readonly string[],
): Promise<boolean> {
  const { disputeId } = talk;
  const open = await papersForAll(tx, { disputeId, people: place.audience, ids: papers });
  return open.length >= new Set(papers).size;
}
