import type { Viewer } from '#kernel/viewer.ts';
import { peopleIn } from '#modules/disputes/actions/people-in.ts';
import { factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { type RailFacts, railFor, railIn } from '#modules/offers/actions/standing.ts';
import { formIn } from '#modules/offers/rules/forms.ts';
import type { Db } from '#platform/db.ts';
import { type Clause, readClauses } from '../rules/clauses.ts';
import { stageOf, type TalksRoom } from '../rules/proposals.ts';
import {
  listObservations,
  listProposals,
  type ObservationRow,
  type ProposalRow,
} from '../store/proposals.ts';
import type { ProposalsDeps } from './deps.ts';
import { answerOf } from './sealing.ts';

export type ProposedTerms = Omit<ProposalRow, 'clauses'> & { clauses: Clause[] };

/** The talks as whoever leads them sees them, or one of the sides. */
export type TalksSeen = {
  rail: RailFacts;
  room: TalksRoom;
  /** Who leads the talks, all of several conciliators (ACA s. 63(2)); empty once nobody does. */
  leaders: string[];
  as: 'leader' | Side;
  /** What the viewer may read: for whoever leads the drafts of all who lead with them, and what was shown of everybody else. The first one first. */
  proposals: ProposedTerms[];
  observations: (ObservationRow & { by: string })[];
  /** What the viewer's side answered to what both are asked. */
  answer: boolean | null;
  /** The keys of all clauses that there ever were, and the number of the next version. */
  used: number[];
  next: number;
};

type Reading = Pick<ProposalsDeps, 'now' | 'key'>;

/**
 * For whoever leads the talks, and for the sides (ACA ss. 70, 73, 75 and 81; Mediation Act 2023 ss. 22 and 23): neither for a tribunal
 * nor for the office. Somebody who leads them after another reads nothing that was said to the other. Null for everybody else, and
 * where nobody ever led.
 */
export async function talksFor(
  deps: Reading,
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<TalksSeen | null> {
  const file = await findFile(db, disputeId);
  if (!file) return null;
  const { members, process } = await factsFor(db, file, deps.now());
  const isTalks = process !== 'arbitration';
  const leads = members.filter(({ stage }) => isTalks && stage === 'appointed');
  // Whoever came to stand for a side leads nothing any more: the other side's words to the leader are not theirs to read.
  const people = leads.length > 0 ? ((await peopleIn(db, disputeId))?.people ?? []) : [];
  const leaders = people.flatMap(({ id, as }) =>
    as === 'conciliator' && leads.some(({ neutral }) => neutral === id) ? [id] : [],
  );
  if (leaders.includes(viewer.personId)) {
    const rail = await railIn(deps, db, disputeId);
    return rail && seenAs(deps, db, { rail, leaders, as: 'leader' });
  }
  const rail = await railFor(deps, db, viewer, disputeId);
  if (!rail) return null;
  const seen = await seenAs(deps, db, { rail, leaders, as: rail.side });
  return leaders.length > 0 || seen.proposals.length > 0 ? seen : null;
}

type Seeing = Pick<TalksSeen, 'rail' | 'leaders' | 'as'>;

async function seenAs(deps: Reading, db: Db, { rail, leaders, as }: Seeing): Promise<TalksSeen> {
  const all = (await listProposals(db, rail.file.dispute.id)).map(({ clauses, ...row }) => ({
    ...row,
    clauses: readClauses(clauses),
  }));
  const proposals = all.filter((one) =>
    as === 'leader' ? leaders.includes(one.byPerson) : one.shownAt !== null,
  );
  const put = proposals.find((one) => stageOf(one) === 'put');
  return {
    ...{ rail, leaders, as, proposals },
    room: roomOf(rail),
    observations: await observationsFor(db, proposals, as),
    answer: put && as !== 'leader' ? await answerOf(deps, db, put.id, as) : null,
    used: all.flatMap(({ clauses }) => clauses.map(({ key }) => key)),
    next: (all.at(-1)?.number ?? 0) + 1,
  };
}

/** What a side said to whoever leads alone is theirs and the leader's (ACA s. 70). */
async function observationsFor(
  db: Db,
  proposals: readonly ProposedTerms[],
  as: TalksSeen['as'],
): Promise<TalksSeen['observations']> {
  const rows = await listObservations(
    db,
    proposals.map(({ id }) => id),
  );
  const open = rows.filter((one) => as === 'leader' || one.isForAll || one.side === as);
  const names = await namesOf(
    db,
    open.map(({ byPerson }) => byPerson),
  );
  return open.map((one) => ({ ...one, by: names.get(one.byPerson) ?? '' }));
}

export function roomOf({ file, rail }: RailFacts): TalksRoom {
  const form = formIn(file.dispute.state);
  return { isLed: form === 'conciliation' || form === 'mediation', isPending: rail.isPending };
}
