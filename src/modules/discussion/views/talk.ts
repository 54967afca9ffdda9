import type { OutputOf } from '#kernel/endpoint.ts';
import { placesCited } from '#modules/documents/rules/citations.ts';
import type { OpenPlace } from '../actions/places.ts';
import type { MessagesShown, ShownMessage, TalkOverview } from '../actions/reading.ts';
import type { newMessage } from '../contract/messages.ts';
import type { disputeTalk } from '../contract/places.ts';
import { editableUntil } from '../rules/messages.ts';
import type { TalkPerson } from '../rules/places.ts';
import { readsOf } from '../rules/reads.ts';

type TalkView = OutputOf<typeof disputeTalk>;
type Message = OutputOf<typeof newMessage>['message'];

/** As much of an answered message as is quoted above its answer. */
const QUOTED = 300;

export function talkView({ talk, counts, readers }: TalkOverview): TalkView {
  const { dispute, me } = talk;
  const places = talk.places.map((place) => {
    const count = counts.find((one) => one.place === place.key);
    const marks = readers.filter((one) => one.place === place.key);
    return {
      place: place.key,
      kind: place.kind,
      party: nameOf(dispute.parties, place.partyId),
      isOwn: place.partyId !== null && me.partyIds.includes(place.partyId),
      isSealed: place.isSealed,
      wasOpened: count?.wasOpened ?? false,
      mayWrite: place.mayWrite,
      audience: audienceView(talk.dispute.parties, place),
      fingerprint: place.fingerprint,
      unread: count?.unread ?? 0,
      said: count?.said ?? 0,
      mail: marks.find(({ personId }) => personId === me.id)?.mail ?? 'bare',
      reads: readsOf(place.audience, marks),
    };
  });
  const unread = places.reduce((sum, one) => sum + one.unread, 0);
  return { reference: dispute.reference, me: me.id, places, unread };
}

type Parties = readonly { id: string; name: string }[];

function nameOf(parties: Parties, partyId: string | null): string {
  return parties.find(({ id }) => id === partyId)?.name ?? '';
}

export function audienceView(parties: Parties, { audience }: Pick<OpenPlace, 'audience'>) {
  return audience.map(({ id, name, as, partyIds }: TalkPerson) => ({
    id,
    name,
    as,
    party: partyIds.map((one) => nameOf(parties, one)).join(', '),
  }));
}

type Shown = Omit<MessagesShown, 'hasMore'>;

export function messageViews(shown: Shown, now: Date): Message[] {
  return shown.messages.map((message) => messageView(shown, message, now));
}

function messageView(
  { talk, answered, papers, citable, names }: Shown,
  { row, words }: ShownMessage,
  now: Date,
): Message {
  const quoted = answered.find((one) => one.row.id === row.answers);
  const until = row.byPerson === talk.me.id ? editableUntil(row) : null;
  return {
    id: row.id,
    number: row.number,
    at: row.at.toISOString(),
    by: {
      id: row.byPerson,
      name: names.get(row.byPerson) ?? '',
      as: row.byAs,
      party: nameOf(talk.dispute.parties, row.byParty),
    },
    isOwn: row.byPerson === talk.me.id,
    words,
    inConfidence: row.inConfidence,
    edits: row.edits,
    editedAt: row.editedAt?.toISOString() ?? null,
    withdrawn: row.withdrawnAt && {
      at: row.withdrawnAt.toISOString(),
      readBy: row.withdrawnReadBy ?? 0,
      isMoved: row.isMoved,
    },
    answers: quoted
      ? {
          id: quoted.row.id,
          number: quoted.row.number,
          name: names.get(quoted.row.byPerson) ?? '',
          words: quoted.words && shortened(quoted.words),
        }
      : null,
    mentions: row.mentions.map((id) => ({
      id,
      name: names.get(id) ?? '',
      isYou: id === talk.me.id,
    })),
    papers: papers.filter(({ id }) => row.papers.includes(id)),
    citations: words === null ? [] : placesCited(words, citable),
    editableUntil: until && until > now ? until.toISOString() : null,
  };
}

function shortened(words: string): string {
  const signs = [...words];
  return signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('')}…` : words;
}
