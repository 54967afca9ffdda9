import { type Day, dayAt } from '#kernel/days.ts';
import type { Details } from '#modules/disputes/actions/moves.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import { whichAreIn } from '#modules/disputes/actions/states.ts';
import { candidateOn, type PanelCandidate } from '#modules/panel/actions/candidates.ts';
import { isAway } from '#modules/panel/rules/leave.ts';
import { lookBackFrom } from '#modules/panel/rules/profile.ts';
import type { Db } from '#platform/db.ts';
import type { Because } from '../rules/affiliates/affiliates.ts';
import {
  type CountedAppointment,
  countedFor,
  countedLine,
} from '../rules/disclosure/disclosure.ts';
import { mostOf } from '../rules/list/proposal.ts';
import { affiliationOf, type Tie, type ToCompare, tiesOf } from '../rules/list/ties.ts';
import { isWaivable } from '../rules/list/waivable.ts';
import { FORMING, roleIn } from '../rules/moves.ts';
import { listPromised } from '../store/invitations.ts';
import { namedWithAffiliates } from './affiliates.ts';
import { membersOf } from './proposing.ts';
import { type WaivedTies, waivedTies } from './waived-ties.ts';

/** Somebody of the panel as a dispute stands to them at this moment. */
export type CandidateStanding = {
  candidate: PanelCandidate;
  ties: Tie[];
  /** What else ties them, and all parties have waived in writing. */
  waived: string[];
  /** What they signed of it, as it was found and in their words. */
  waivedText: string;
  /** Each step of the way by which they belong to somebody in it. */
  because: Because[];
  isActive: boolean;
  /** On leave today, so that no question reaches them in its time. */
  isAway: boolean;
  /** How many disputes they have here or have promised to take, and the most that they take. */
  taken: number;
  most: number;
  counted: CountedAppointment[];
};

/**
 * What ties one person to a dispute now, counted anew: it is asked before they are asked, when they sign, and when they are
 * appointed, because a party, a lawyer or a firm may have come since (ACA s. 12(2)). Null for whoever is not on the panel.
 */
export async function candidateStanding(
  deps: { now: () => Date },
  db: Db,
  file: DisputeFile,
  personId: string,
  areSitting = false,
): Promise<CandidateStanding | null> {
  const today = dayAt(deps.now());
  const candidate = await candidateOn(db, roleIn(file.dispute.process), personId);
  if (!candidate) return null;
  const [member] = await membersOf(db, file, {
    ...{ candidates: [candidate], byPerson: '', today, areSitting },
  });
  if (!member) return null;
  const named = await namedWithAffiliates(db, file);
  const found = tiesOf(member, named, today);
  const signed = await waivedTies(db, file, personId);
  const counted = countedFor(named.parties, member.earlier, lookBackFrom(today));
  const isAnew = await comesAnew(db, file, { member, found, signed, counted, today });
  const ties = found.filter((tie) => !isWaivable(tie) || !signed.of.includes(tie) || isAnew(tie));
  return {
    candidate,
    ties,
    waived: signed.of.filter(
      (one) => one === 'declared' || found.some((tie) => tie === one && !ties.includes(tie)),
    ),
    waivedText: signed.text,
    because: affiliationOf(member, named)?.because ?? [],
    isActive: candidate.standing === 'active',
    isAway: isAway(candidate.leaves, today),
    taken: member.open + (await promisedBy(db, personId, file.dispute.id)),
    most: mostOf(member),
    counted,
  };
}

type Anew = {
  member: ToCompare;
  found: readonly Tie[];
  signed: WaivedTies;
  counted: readonly CountedAppointment[];
  today: Day;
};

/** Whether a tie that was waived is there by something that was not found when all signed. */
async function comesAnew(
  db: Db,
  file: DisputeFile,
  { member, found, signed, counted, today }: Anew,
): Promise<(tie: Tie) => boolean> {
  const isLinked = found.includes('affiliated') && signed.of.includes('affiliated');
  const beyond = isLinked
    ? tiesOf(member, await namedWithAffiliates(db, file, signed.lines), today)
    : [];
  const isOftener = counted.some((one) => !signed.lines.has(countedLine(one)));
  return (tie) =>
    (tie === 'affiliated' && beyond.includes(tie)) || (tie === 'appointed_often' && isOftener);
}

/** Where else they have accepted, and wait to be appointed. */
async function promisedBy(db: Db, personId: string, but: string): Promise<number> {
  const promised = (await listPromised(db, personId)).filter((id) => id !== but);
  return (await whichAreIn(db, promised, FORMING)).size;
}

/** What a move says of what ties somebody: that nothing does but what all have waived. */
export function tiesSaid({ ties, waived }: Pick<CandidateStanding, 'ties' | 'waived'>): Details {
  return { ties: ties.length, ...(waived.length > 0 ? { waived: waived.join(' ') } : {}) };
}
