import * as z from 'zod/mini';
import { CivilDay, Id } from '#modules/disputes/contract/words.ts';
import { GROUNDS } from '../rules/mandates/grounds.ts';

export { GROUNDS } from '../rules/mandates/grounds.ts';
/** As a registrar records the end of a mandate; what the parties and the arbitrator end themselves is not recorded by hand. */
export const RECORDED_ENDS = ['withdrew', 'death', 'incapacity', 'failure', 'court'] as const;

const Challenge = z.object({
  partyId: Id,
  party: z.string(),
  on: CivilDay,
  grounds: z.array(z.enum(GROUNDS)),
  reason: z.string(),
  isLate: z.boolean(),
  /** Since when the party says that it knows, where it came up later. */
  knownOn: z.nullable(CivilDay),
  answers: z.array(z.object({ party: z.string(), agrees: z.boolean(), reason: z.string() })),
  /** Of whom an answer may still come, and until when. */
  awaited: z.array(z.object({ party: z.string(), dueOn: CivilDay })),
  decisionDueOn: z.nullable(CivilDay),
  decision: z.nullable(z.object({ upheld: z.boolean(), reason: z.string() })),
});

/** Somebody who decides or did, with what was said of it since their appointment; the same for everybody who reads it (ACA s. 18). */
export const Mandate = z.object({
  /** Of the question from which it came, by which an act says whom it is about. */
  id: Id,
  name: z.string(),
  from: CivilDay,
  noticeId: z.nullable(Id),
  circumstances: z.array(z.object({ on: CivilDay, words: z.string(), documentId: z.nullable(Id) })),
  challenges: z.array(Challenge),
  givenUp: z.array(z.string()),
  end: z.nullable(
    z.object({
      on: CivilDay,
      ground: z.enum([...RECORDED_ENDS, 'challenge', 'parties']),
      reason: z.string(),
    }),
  ),
});

const Party = z.object({ id: Id, name: z.string() });

/** A challenge by the party that challenges, and of whom it is. */
export const Deciding = z.object({
  ...{ id: Id, name: z.string() },
  candidate: Id,
  of: z.string(),
});

/** What a reader’s own parties may say now of whoever decides. */
export const MandateChoices = z.object({
  /** Of whom. */
  id: Id,
  name: z.string(),
  mayChallenge: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** The last of the fifteen days as the Act counts them; null before the notice has reached it. */
      dueOn: z.nullable(CivilDay),
      isOver: z.boolean(),
    }),
  ),
  mayAnswer: z.array(
    z.object({ id: Id, name: z.string(), challenger: Id, challengerName: z.string() }),
  ),
  mayGiveUp: z.array(Party),
});
