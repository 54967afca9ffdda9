import { language } from '#kernel/language.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { actRules, mayKnow } from '../rules/act-rules.ts';
import type { ConsentKind } from '../rules/consents.ts';
import { happenedOf } from '../rules/facts.ts';
import { type Lane, lanesOf } from '../rules/lanes.ts';
import { type DisputeFacts, type EventType, mayOf, moved } from '../rules/machine.ts';
import { type MissedDeadline, passedLimits } from '../rules/missed.ts';
import { type NextAct, nextActs } from '../rules/next.ts';
import { sees, type WhoActs, whoActs } from '../rules/visible.ts';
import { wordsOf } from './consents.ts';
import { mayAbout } from './consents-party.ts';
import { type ConsentWithProofs, consentsOf } from './consents-reading.ts';
import type { DisputesDeps } from './deps.ts';
import { limitsFor } from './limits.ts';
import { type DisputeFile, type DisputeStanding, factsFor } from './reading.ts';

/** A limit, with who must act before it ends as the reader stands. */
export type DeadlineWithActors = Deadline & { who: WhoActs };
/**
 * What everybody who stands for a party reads, whether in an account or with a notice. `releasable`: respondents without whom this
 * reader may go on; `received`: since when each has the request (ACA s. 21).
 */
export type SeenDispute = {
  file: DisputeFile;
  standing: DisputeStanding;
  limits: DeadlineWithActors[];
  may: EventType[];
  releasable: string[];
  received: DisputeFacts['receivedOn'];
  next: NextAct[];
  passed: MissedDeadline[];
  lanes: Lane[];
  /** The consents that were given, and the exact words of those that this reader may give. */
  consents: (ConsentWithProofs & ReturnType<typeof mayAbout>)[];
  texts: Partial<Record<ConsentKind, string>>;
};

/** The same file with what is not this viewer's taken out, and what they may do. */
export async function seenBy(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  file: DisputeFile,
  standing: DisputeStanding,
): Promise<SeenDispute> {
  const facts = await factsFor(db, file, now());
  const limits = await limitsFor(db, file, now());
  const may = mayOf(facts, standing.actors, standing.partyIds);
  const events = file.events.map(happenedOf);
  return {
    standing,
    file: {
      ...file,
      events: file.events.filter((event) =>
        sees(standing.as, standing.partyIds, { type: event.type, partyId: event.partyId }),
      ),
    },
    limits: limits
      .filter(
        (limit) =>
          (limit.state === 'running' || limit.state === 'paused') && isTold(limit, standing),
      )
      .map((limit) => ({ ...limit, who: whoActs(limit, { ...standing, parties: file.parties }) })),
    may,
    next: nextActs(facts, limits, { ...standing, may }),
    passed: passedLimits(facts, limits, standing),
    lanes: lanesOf(facts, limits, events, standing),
    received: facts.receivedOn,
    releasable: file.parties.map(({ id }) => id).filter((id) => mayRelease(facts, standing, id)),
    consents: consentsOf(file, facts).map((one) => ({ ...one, ...mayAbout(facts, standing, one) })),
    texts: {
      submission: wordsOf('submission', file, language()),
      fast_track: wordsOf('fast_track', file, language()),
    },
  };
}

/** A limit with an act, which this reader may know of. */
function isTold(
  { row, partyId }: Pick<Deadline, 'row' | 'partyId'>,
  standing: DisputeStanding,
): boolean {
  const rule = actRules[row];
  return Boolean(rule && mayKnow(rule, standing, partyId));
}

function mayRelease(facts: DisputeFacts, { actors }: DisputeStanding, partyId: string): boolean {
  const act = { partyId, why: 'a reason', details: {} };
  return actors.some(
    (by) => by === 'claimant' && moved(facts, 'respondent_released', { ...act, by }).ok,
  );
}
