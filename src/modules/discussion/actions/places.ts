import type { Viewer } from '#kernel/viewer.ts';
import { type DisputePeople, peopleIn, peopleInEach } from '#modules/disputes/actions/people-in.ts';
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
  return talk && isNow(viewer, talk) ? talk : null;
}

/** The same of some disputes, by their ids: as many statements for all of them as for two. */
export async function talksOf(
  db: Db,
  viewer: Pick<Viewer, 'personId' | 'roles'>,
  disputeIds: readonly string[],
): Promise<Map<string, OpenTalk>> {
  const talks = await talksOfPerson(db, viewer.personId, disputeIds);
  return new Map([...talks].filter(([, talk]) => isNow(viewer, talk)));
}

/** A role whose twelve hours are over is none. */
function isNow(viewer: Pick<Viewer, 'roles'>, { me }: OpenTalk): boolean {
  return isOfParty(me) || officeStanding(viewer) !== null;
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
  return dispute && openTo(dispute, personId, disputeId);
}

/** The same of some disputes. */
export async function talksOfPerson(
  db: Db,
  personId: string,
  disputeIds: readonly string[],
): Promise<Map<string, OpenTalk>> {
  const disputes = await peopleInEach(db, disputeIds);
  return new Map(
    [...disputes].flatMap(([id, dispute]) => {
      const talk = openTo(dispute, personId, id);
      return talk ? [[id, talk] as const] : [];
    }),
  );
}

function openTo(dispute: DisputePeople, personId: string, disputeId: string): OpenTalk | null {
  const me = dispute.people.find(({ id }) => id === personId);
  if (!me) return null;
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
