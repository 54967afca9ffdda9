import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { officerIn } from '../rules/event-details.ts';
import { mayOf } from '../rules/machine.ts';
import { withheld } from '../rules/paper-bounds.ts';
import { listCures } from '../store/scrutiny.ts';
import { listOfficers } from './assigning.ts';
import { scrutinyOf } from './checks.ts';
import { consentsOf } from './consents-reading.ts';
import type { DisputesDeps } from './deps.ts';
import { countedTrack, limitsFor } from './limits.ts';
import { boundsIn } from './paper-bounds.ts';
import { type DisputeFile, factsFor, findFileWithDocuments, officeIn } from './reading.ts';

export type OfficeDisputeReading = NonNullable<Awaited<ReturnType<typeof disputeForOffice>>>;

/** Everything of one dispute for the officer: where it stands, what is next, who must act by when, and what they may do. */
export async function disputeForOffice(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  viewer: Viewer,
  id: string,
) {
  const standing = await officeIn(db, viewer, id);
  const file = standing && (await findFileWithDocuments(db, id));
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
  const documents = file.documents.map((one) =>
    withheld(standing, one, bounds) ? { ...one, title: '' } : one,
  );
  const people = [...peopleIn(file), ...scrutiny.looks.map(({ byPerson }) => byPerson)];
  for (const { proofs } of consents)
    people.push(...proofs.flatMap((proof) => proof.byPerson ?? []));
  return {
    file: { ...file, documents },
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

function peopleIn({ dispute, events, basis }: DisputeFile): string[] {
  const all = [
    dispute.officerId,
    basis?.decidedBy ?? null,
    ...events.flatMap((event) => [event.byPerson, officerIn(event)]),
  ];
  return all.filter((id) => id !== null);
}
