import type { Viewer } from '#kernel/viewer.ts';
import type { OpenPlace, OpenTalk } from '#modules/discussion/actions/places.ts';
import { type MessagesShown, messagesIn } from '#modules/discussion/actions/reading.ts';
import type { TakenMessage, TakenPlace } from '../rules/contents.ts';
import { personOf } from './case.ts';
import type { ExportsDeps } from './deps.ts';

/** Talk is read so many messages at a time: never more of it is in memory. */
const AT_ONCE = 500;

export function takenPlace(talk: OpenTalk, { kind, partyId, isSealed, audience }: OpenPlace) {
  const { parties } = talk.dispute;
  const place: TakenPlace = {
    kind,
    party: parties.find(({ id }) => id === partyId)?.name ?? '',
    isOwn: partyId !== null && talk.me.partyIds.includes(partyId),
    isSealed,
    audience: audience.map(({ name }) => name),
  };
  return place;
}

/** What somebody lost while their archive was made: it must end, and nothing more of it be written. */
export class NoMore extends Error {}

/** All that was said in a place, in its order. Who reads there is asked anew for every page. */
export async function* takenMessages(
  deps: ExportsDeps,
  viewer: Viewer,
  at: { id: string; place: string },
): AsyncGenerator<TakenMessage[]> {
  let after = 0;
  for (let hasMore = true; hasMore; ) {
    const page = await messagesIn(deps, viewer, { ...at, after, most: AT_ONCE });
    if (!page.ok) throw new NoMore('They do not read in this place any more.');
    yield page.value.messages.map(({ row, words }) => takenMessage(page.value, row, words));
    after = page.value.messages.at(-1)?.row.number ?? after;
    hasMore = page.value.hasMore;
  }
}

type Row = MessagesShown['messages'][number]['row'];

function takenMessage(
  { talk, answered, papers, names }: MessagesShown,
  row: Row,
  words: string | null,
): TakenMessage {
  const by = { name: names.get(row.byPerson) ?? '', as: row.byAs };
  return {
    number: row.number,
    at: row.at.toISOString(),
    by: personOf({ ...by, partyIds: row.byParty ? [row.byParty] : [] }, talk.dispute.parties),
    words,
    edits: row.edits,
    editedAt: row.editedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    isMoved: row.isMoved,
    answers: answered.find((one) => one.row.id === row.answers)?.row.number ?? null,
    mentions: row.mentions.map((id) => names.get(id) ?? ''),
    papers: papers.filter(({ id }) => row.papers.includes(id)).map(({ title }) => title),
  };
}
