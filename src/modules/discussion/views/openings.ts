import type { OutputOf } from '#kernel/endpoint.ts';
import type { GrantedOpenings } from '../actions/opening-letters.ts';
import type { OpeningShown } from '../actions/opening-rows.ts';
import type { OpenedMessages, OpeningsOfDispute } from '../actions/openings.ts';
import type { openedTalk, talkOpeningReading, talkOpenings } from '../contract/openings.ts';
import { ASKED_HOURS, hoursAfter, OPEN_HOURS, stateOf } from '../rules/openings.ts';
import { keyOf, placeNamed } from '../rules/places.ts';

type Names = ReadonlyMap<string, string>;
type Parties = readonly { id: string; name: string }[];
type Shape = { shown: OpeningShown; names: Names; parties: Parties; now: Date };

function openingView({ shown: { row, why, decidedWhy }, names, parties, now }: Shape) {
  const place = placeNamed(row.place);
  if (!place) throw new Error('The table keeps places alone.');
  const { decidedAt, decidedBy } = row;
  const until = decidedAt
    ? hoursAfter(decidedAt, OPEN_HOURS)
    : hoursAfter(row.askedAt, ASKED_HOURS);
  return {
    id: row.id,
    kind: place.kind,
    party: nameIn(parties, place.partyId),
    from: row.firstNumber,
    to: row.lastNumber,
    ground: row.ground,
    ...{ why, decidedWhy },
    askedBy: names.get(row.askedBy) ?? '',
    askedAt: row.askedAt.toISOString(),
    decidedBy: decidedBy === null ? '' : (names.get(decidedBy) ?? ''),
    decidedAt: decidedAt?.toISOString() ?? null,
    // The mark of a browser is compared where it is decided, and nowhere else.
    state: stateOf({ ...row, askedBrowser: null }, now),
    until: until.toISOString(),
  };
}

function nameIn(parties: Parties, partyId: string | null): string {
  return parties.find(({ id }) => id === partyId)?.name ?? '';
}

export function openingsView(
  { dispute, me, openings, places, names }: OpeningsOfDispute,
  now: Date,
): OutputOf<typeof talkOpenings> {
  return {
    reference: dispute.reference,
    openings: openings.map((shown) => {
      const view = openingView({ shown, names, parties: dispute.parties, now });
      const isOwn = shown.row.askedBy === me;
      return {
        ...view,
        isOwn,
        mayDecide: view.state === 'asked' && !isOwn,
        mayRead: view.state === 'open' && (isOwn || shown.row.decidedBy === me),
      };
    }),
    places: places.map((place) => ({
      place: keyOf(place),
      kind: place.kind,
      party: nameIn(dispute.parties, place.partyId),
    })),
  };
}

export function readingView({
  messages,
  names,
  hasMore,
}: OpenedMessages): OutputOf<typeof talkOpeningReading> {
  return {
    messages: messages.map(({ row, words }) => ({
      number: row.number,
      at: row.at.toISOString(),
      by: names.get(row.byPerson) ?? '',
      as: row.byAs,
      words,
      inConfidence: row.inConfidence,
    })),
    hasMore,
  };
}

export function openedView(
  { talk: { dispute, me }, openings, names }: GrantedOpenings,
  now: Date,
): OutputOf<typeof openedTalk> {
  return {
    reference: dispute.reference,
    openings: openings.map(({ readAt, ...shown }) => ({
      ...openingView({ shown, names, parties: dispute.parties, now }),
      place: shown.row.place,
      isOwn: me.partyIds.includes(placeNamed(shown.row.place)?.partyId ?? ''),
      readAt: readAt.map((at) => at.toISOString()),
    })),
  };
}
