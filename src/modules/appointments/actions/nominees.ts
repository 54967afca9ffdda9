import { wordsIn } from '#kernel/fold.ts';
import type { Details } from '#modules/disputes/actions/moves.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { candidatesOn, holdNeutral } from '#modules/panel/actions/candidates.ts';
import type { Db } from '#platform/db.ts';
import type { NeutralRole } from '../rules/moves.ts';
import type { AppointmentsDeps } from './deps.ts';
import { type CandidateStanding, candidateStanding, tiesSaid } from './standing.ts';

export const NAMES_SHOWN = 20;

/** Whom the panel shows to anybody, as far as they may be named and were not asked here; whether something ties them to a dispute is asked when they are. */
export async function namesFound(
  db: Db,
  q: string,
  { members, candidatesPast }: Pick<DisputeFacts, 'members' | 'candidatesPast'>,
  role: NeutralRole = 'arbitrator',
) {
  const known = [...members.map(({ neutral }) => neutral), ...candidatesPast];
  const asked = wordsIn(q.toLowerCase()).map(({ word }) => word);
  const found = (await candidatesOn(db, role)).filter((one) => {
    const said = wordsIn(
      [one.name, one.publicLine, ...one.specialisations].join(' ').toLowerCase(),
    ).map(({ word }) => word);
    const isMeant = asked.every((word) => said.some((other) => other.startsWith(word)));
    if (!isMeant || one.personId === null || one.standing !== 'active') return false;
    return !known.includes(one.personId);
  });
  const names = found
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .slice(0, NAMES_SHOWN)
    .map(({ neutralId, name, publicLine }) => ({ id: neutralId, name, line: publicLine }));
  return { q, names, isMore: found.length > NAMES_SHOWN };
}

export type NomineeProblem = 'nominee_unknown' | 'nominee_tied' | 'nominee_full' | 'nominee_member';
export type Nominee = {
  personId: string;
  neutralId: string;
  name: string;
  email: string;
  ties: Details;
};

/** Whoever is named, as they may be named now; what other parties named and what is sealed is not asked. */
export async function nomineeFor(
  deps: Pick<AppointmentsDeps, 'now'>,
  tx: Db,
  { file, facts, neutralId }: { file: DisputeFile; facts: DisputeFacts; neutralId: string },
): Promise<Nominee | NomineeProblem> {
  const named = (await candidatesOn(tx, 'arbitrator')).find((one) => one.neutralId === neutralId);
  const personId = named?.personId;
  if (!named || !personId) return 'nominee_unknown';
  if (facts.members.some(({ neutral }) => neutral === personId)) return 'nominee_member';
  await holdNeutral(tx, personId);
  const standing = await candidateStanding(deps, tx, file, personId);
  const problem = standing ? problemOf(standing) : 'nominee_unknown';
  const { name, email } = named;
  if (!standing || problem) return problem ?? 'nominee_unknown';
  return { personId, neutralId, name, email, ties: tiesSaid(standing) };
}

function problemOf({ isActive, ties, taken, most }: CandidateStanding): NomineeProblem | null {
  if (!isActive) return 'nominee_unknown';
  if (ties.length > 0) return 'nominee_tied';
  return taken < most ? null : 'nominee_full';
}
