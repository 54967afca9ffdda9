import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { listNamesakes } from '#modules/disputes/actions/namesakes.ts';
import { type PersonNamed, peopleNamed } from '#modules/disputes/actions/people-named.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import {
  type AffiliateLink,
  type Affiliates,
  affiliatesOf,
  endOf,
  keysOf,
  type LinkKind,
  type LinkProblem,
  type NamedOne,
  problemOfLink,
  problemOfNumbers,
} from '../rules/affiliates/affiliates.ts';
import { nameNode } from '../rules/affiliates/keys.ts';
import { everyoneNamed, type NamedName } from '../rules/continuing/named.ts';
import type { NamedIn } from '../rules/list/ties.ts';
import {
  addLink,
  endLink,
  type LinkOnFile,
  linksAround,
  pageOfLinks,
} from '../store/affiliates.ts';
import type { AppointmentsDeps } from './deps.ts';

type Named = { parties: NamedOne[]; representatives: NamedOne[] };

type NamedFile = Pick<DisputeFile, 'parties'> & { dispute: Pick<DisputeFile['dispute'], 'id'> };

/** Whoever is named in a dispute now, with numbers and addresses. */
function namedOnesIn({ parties }: NamedFile, people: readonly PersonNamed[]): Named {
  return {
    parties: parties.map(({ name, registration, contacts }) => ({
      ...{ name, numbers: registration },
      emails: contacts.flatMap(({ channel, value, endedAt }) =>
        channel === 'email' && endedAt === null ? [value] : [],
      ),
    })),
    representatives: [
      ...parties.flatMap(({ representatives }) =>
        representatives.map(({ name, firm, email }) => ({
          ...{ name, numbers: '', emails: [email], firm },
        })),
      ),
      ...people
        .filter(({ isLawyer, firms }) => isLawyer || firms.length > 0)
        .flatMap(({ name, email, firms }) =>
          ['', ...firms].map((firm) => ({ name, numbers: '', emails: [email], firm })),
        ),
    ],
  };
}

type Around = { affiliates: Affiliates; links: AffiliateLink[]; people: PersonNamed[] };

/** Who belongs to whoever is named in a dispute, by everything that is on file at this moment. */
async function affiliatesIn(db: Db, file: NamedFile, waived: ReadonlySet<string>): Promise<Around> {
  const people = await peopleNamed(db, file.dispute.id);
  const named = namedOnesIn(file, people);
  const sames = await listNamesakes(
    db,
    named.parties.map(({ numbers }) => numbers),
  );
  const all = [...named.parties, ...named.representatives];
  const keys = [
    ...all.flatMap(({ name, numbers, emails }) => keysOf(name, numbers, emails)),
    ...all.flatMap(({ firm = '' }) => nameNode(firm) ?? []),
    ...people.flatMap(({ name }) => nameNode(name) ?? []),
    ...sames.flatMap(({ name, registration }) => keysOf(name, registration)),
  ];
  const links: AffiliateLink[] = await linksAround(db, [...new Set(keys)]);
  const parties = [
    ...named.parties,
    ...sames.map(({ name, registration }) => ({ name, numbers: registration, emails: [] })),
  ];
  return { affiliates: affiliatesOf({ ...named, parties, links }, waived), links, people };
}

/** Whoever is named in a dispute, for whom a name is compared; parties with everybody of their groups. */
export async function namedWithAffiliates(
  db: Db,
  file: NamedFile,
  waived: ReadonlySet<string> = new Set(),
): Promise<NamedIn & { parties: string[] }> {
  const { affiliates, people } = await affiliatesIn(db, file, waived);
  return {
    parties: affiliates.group,
    names: [
      ...file.parties.flatMap(({ representatives }) =>
        representatives.flatMap(({ name, firm }) => [name, firm]),
      ),
      ...people.flatMap(({ name, firms }) => [name, ...firms]),
    ],
    affiliates,
  };
}

/** Everybody of whom a neutral has to know at this moment (rules/continuing/named.ts). */
export async function everyoneIn(db: Db, file: NamedFile): Promise<NamedName[]> {
  const { affiliates, links, people } = await affiliatesIn(db, file, new Set());
  return everyoneNamed({
    parties: file.parties.map(({ name }) => name),
    group: affiliates.group,
    representatives: [
      ...file.parties.flatMap(({ representatives }) => representatives),
      ...people.flatMap(({ name, firms }) => firms.map((firm) => ({ name, firm }))),
    ],
    ...{ people, links },
  });
}

type LinkSaid = {
  kind: LinkKind;
  source: 'party' | 'office';
  evidence: string;
  one: string;
  oneNumber: string;
  other: string;
  otherNumber: string;
};

/** Records who belongs together, or that two of one name do not, which lets somebody be named and is a registrar's. From then on each door asks it. */
export async function recordLink(
  deps: Pick<AppointmentsDeps, 'db' | 'now' | 'newId'>,
  viewer: Viewer,
  said: LinkSaid,
): Promise<Result<{ id: string }, LinkProblem>> {
  const { kind, source, evidence } = said;
  if (kind === 'apart' && !viewer.may.includes('decide_disputes')) return refuse('registrar_alone');
  const ends = [endOf(said.one, said.oneNumber), endOf(said.other, said.otherNumber)] as const;
  const problem =
    problemOfNumbers({ one: said.oneNumber, other: said.otherNumber }) ??
    problemOfLink({ kind, evidence, one: ends[0], other: ends[1] });
  if (problem) return refuse(problem);
  const id = deps.newId();
  const by = { addedBy: viewer.personId, addedAt: deps.now() };
  await deps.db
    .transaction()
    .execute((tx) => addLink(tx, { id, kind, source, evidence: evidence.trim(), ...by }, ends));
  return allow({ id });
}

/** Ends a link; the row stays, so that it can be told what was known when. */
export async function takeBackLink(
  { db, now }: Pick<AppointmentsDeps, 'db' | 'now'>,
  viewer: Viewer,
  id: string,
): Promise<Result<{ id: string }, 'unknown'>> {
  const isEnded = await endLink(db, { id, by: viewer.personId, at: now() });
  return isEnded ? allow({ id }) : refuse('unknown');
}

const A_PAGE = 50;

/** What is on file for the office, a page at a time. */
export async function linksFor(
  { db }: Pick<AppointmentsDeps, 'db'>,
  { name, after }: { name: string; after: string | null },
): Promise<{ links: LinkOnFile[]; next: string | null }> {
  const found = await pageOfLinks(db, { key: nameNode(name), after, most: A_PAGE + 1 });
  const links = found.slice(0, A_PAGE);
  return { links, next: found.length > A_PAGE ? (links.at(-1)?.id ?? null) : null };
}
