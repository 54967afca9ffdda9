import { pageAmong } from '#kernel/list-page.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { officerIn } from '../rules/event-details.ts';
import { mayOf } from '../rules/machine.ts';
import { withheld } from '../rules/paper-bounds.ts';
import type { DisputeDocumentRow } from '../store/disputes.ts';
import { listNameable, listNewestDocuments } from '../store/documents.ts';
import { listCures } from '../store/scrutiny.ts';
import { listOfficers } from './assigning.ts';
import { scrutinyOf } from './checks.ts';
import { consentsOf } from './consents-reading.ts';
import type { DisputesDeps } from './deps.ts';
import { countedTrack, limitsFor } from './limits.ts';
import { boundsIn } from './paper-bounds.ts';
import { type DisputeFile, factsFor, findFile, officeIn } from './reading.ts';

/** A form lists no more: what was brought first, as the papers of the request, and whatever is no evidence. */
const NAMEABLE_MOST = 200;

export type OfficeDisputeReading = NonNullable<Awaited<ReturnType<typeof disputeForOffice>>>;

/** Everything of one dispute for the officer: where it stands, what is next, who must act by when, and what they may do. */
export async function disputeForOffice(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  viewer: Viewer,
  { id, papers }: { id: string; papers: number },
) {
  const standing = await officeIn(db, viewer, id);
  const file = standing && (await findFile(db, id));
  if (!standing || !file) return null;
  const at = now();
  const facts = await factsFor(db, file, at);
  const [scrutiny, cures, limits] = [
    await scrutinyOf(db, file.dispute, file.events),
    await listCures(db, id),
    await limitsFor(db, file, at),
  ];
  const consents = consentsOf(file, facts);
  const bounds = boundsIn(file);
  // What a paper is called may say what is in it: of a sealed one an officer of another dispute reads the number and the hash.
  const titled = (one: DisputeDocumentRow) =>
    withheld(standing, one, bounds) ? { ...one, title: '' } : one;
  const { shown, page } = await papersOn(db, id, papers);
  const always = [file.agreement?.documentId ?? [], cures.map(({ paperIds }) => paperIds)].flat(2);
  const nameable = await listNameable(db, id, { always, most: NAMEABLE_MOST });
  const people = [...peopleIn(file), ...scrutiny.looks.map(({ byPerson }) => byPerson)];
  for (const { proofs } of consents)
    people.push(...proofs.flatMap((proof) => proof.byPerson ?? []));
  return {
    file,
    documents: shown.map(titled),
    papersPage: page,
    nameable: nameable.map(titled),
    facts,
    scrutiny,
    cures,
    limits,
    consents,
    track: countedTrack(file),
    names: await namesOf(db, [...new Set(people)]),
    officers: standing.as === 'registrar' ? await listOfficers(db) : [],
    isMine: file.dispute.officerId === viewer.personId,
    isRegistrar: standing.as === 'registrar',
    may: mayOf(facts, standing.actors, []),
  };
}

type PapersOnPage = {
  shown: DisputeDocumentRow[];
  page: { at: number; of: number; from: number; total: number };
};

/** A page of the papers, the newest first; behind the last one it begins again. */
async function papersOn(db: Db, id: string, asked: number): Promise<PapersOnPage> {
  const { from, most } = pageAmong(Number.MAX_SAFE_INTEGER, asked);
  const found = await listNewestDocuments(db, id, { from, most });
  if (found.length === 0 && from > 0) return papersOn(db, id, 1);
  const total = Number(found[0]?.total ?? 0);
  const { most: _, ...page } = pageAmong(total, asked);
  return { shown: found, page: { ...page, total } };
}

function peopleIn({ dispute, events, basis }: DisputeFile): string[] {
  const all = [
    dispute.officerId,
    basis?.decidedBy ?? null,
    ...events.flatMap((event) => [event.byPerson, officerIn(event)]),
  ];
  return all.filter((id) => id !== null);
}
