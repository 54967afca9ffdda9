import type { Viewer } from '#kernel/viewer.ts';
import { knownAs } from '#modules/disputes/actions/own-roles.ts';
import {
  type DisputeFile,
  findFile,
  type PartyWithContacts,
  placesIn,
} from '#modules/disputes/actions/reading.ts';
import { factsFromEvents, happenedOf } from '#modules/disputes/rules/facts.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { knownBy, type MatchedAddress } from '../rules/opening.ts';
import type { ServiceDeps } from './deps.ts';
import { isAwaited, portalOpened, type ShownDocument } from './portal.ts';

export type PaperOpening = { viewer: Viewer; disputeId: string; shown: ShownDocument };

/** Each party for whom this account is known to be the recipient, and no other of their side. */
export async function openedByAccount(
  deps: ServiceDeps,
  tx: Db,
  { viewer, disputeId, shown }: PaperOpening,
): Promise<void> {
  const file = (await isAwaited(tx, { disputeId, shown })) && (await findFile(tx, disputeId));
  if (!file) return;
  for (const [partyId, known] of await knownFor(tx, viewer, file)) {
    const evidence = { session: viewer.sessionId, ...known };
    const opened = {
      disputeId,
      partyId,
      verifiedBy: 'account' as const,
      personId: viewer.personId,
      evidence,
      shown,
    };
    const counted = await portalOpened(deps, tx, opened);
    const by = { personId: viewer.personId, role: 'person' as const };
    await appendActs(
      tx,
      deps.now(),
      counted.map(({ documentId: document, purpose }) => ({
        act: 'notice.opened',
        subject: { kind: 'dispute', id: disputeId },
        by,
        details: { party: partyId, document, purpose, verified: true, ...evidence },
      })),
    );
  }
}

export async function knownFor(
  tx: Db,
  viewer: Viewer,
  file: DisputeFile,
): Promise<[string, MatchedAddress][]> {
  const { email, phone } = await knownAs(tx, viewer.personId);
  const places = await placesIn(tx, viewer, file.dispute.id);
  const told = factsFromEvents(file.parties, file.events.map(happenedOf));
  return places.flatMap(({ partyId, side, role, through }) => {
    const party =
      side === places[0]?.side ? file.parties.find(({ id }) => id === partyId) : undefined;
    const isDisputed = told.parties.some((one) => one.partyId === partyId && one.isDisputed);
    const known =
      party &&
      knownBy(
        { role, isThrough: through !== null, email, phone },
        { ...reachOf(party), isDisputed },
      );
    return known ? [[partyId, known]] : [];
  });
}

function reachOf({ contacts, representatives }: PartyWithContacts) {
  return {
    contacts: contacts.filter(({ endedAt }) => endedAt === null),
    representatives: representatives
      .filter(({ endedAt }) => endedAt === null)
      .map(({ id, email, authorityId }) => ({ id, email, hasAuthority: authorityId !== null })),
  };
}
