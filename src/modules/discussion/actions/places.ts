import type { Viewer } from '#kernel/viewer.ts';
import { type DisputePeople, peopleIn } from '#modules/disputes/actions/people-in.ts';
import { officeStanding } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import {
  audienceOf,
  audienceText,
  isSealed,
  keyOf,
  mayTalk,
  placesOf,
  type TalkPerson,
  type TalkPlace,
} from '../rules/places.ts';

/** A place in which somebody reads, with everybody else who does. */
export type OpenPlace = TalkPlace & {
  key: string;
  isSealed: boolean;
  mayWrite: boolean;
  audience: TalkPerson[];
  /** Changes when the audience does; whoever writes says which one they saw. Another reader's is another: nobody sends what another wrote. */
  fingerprint: string;
};

/** What somebody may read of the talk of one dispute; the store takes the places as a condition of its SQL. */
export type OpenTalk = {
  disputeId: string;
  me: TalkPerson;
  dispute: DisputePeople;
  places: OpenPlace[];
};

/** The places in which a viewer reads now; null for whoever stands nowhere in the dispute, as if there were none. */
export async function talkOf(
  db: Db,
  viewer: Pick<Viewer, 'personId' | 'roles'>,
  disputeId: string,
): Promise<OpenTalk | null> {
  const talk = await talkOfPerson(db, viewer.personId, disputeId);
  // A role whose twelve hours are over is none.
  return talk && (isOfParty(talk.me) || officeStanding(viewer)) ? talk : null;
}

function isOfParty({ as }: TalkPerson): boolean {
  return as !== 'officer' && as !== 'registrar';
}

/** The same for a letter, which goes out while its reader is away. */
export async function talkOfPerson(
  db: Db,
  personId: string,
  disputeId: string,
): Promise<OpenTalk | null> {
  const dispute = await peopleIn(db, disputeId);
  const me = dispute?.people.find(({ id }) => id === personId);
  if (!dispute || !me) return null;
  const places = placesOf(dispute)
    .filter((place) => mayTalk(me, place, 'read'))
    .map((place): OpenPlace => {
      const audience = audienceOf(place, dispute.people);
      return {
        ...place,
        key: keyOf(place),
        isSealed: isSealed(place),
        mayWrite: mayTalk(me, place, 'write'),
        audience,
        fingerprint: sha256(`${me.id}\n${audienceText(place, audience)}`).slice(0, 32),
      };
    });
  return { disputeId, me, dispute, places };
}

export function placeIn(talk: OpenTalk | null, key: string): OpenPlace | null {
  return talk?.places.find((place) => place.key === key) ?? null;
}
