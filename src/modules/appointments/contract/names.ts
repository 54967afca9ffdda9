import * as z from 'zod/mini';
import { CivilDay, Id, MomentText } from '#modules/disputes/contract/words.ts';
import { LINK_KINDS } from '../rules/affiliates/affiliates.ts';
import { SCORE_PARTS } from '../rules/matching/shortlist.ts';
import { Evidence } from './evidence.ts';

// Names on a list, with why each is there, and what came of the answers to it.
const NAMES_MAX = 20;

const Name = z.object({ id: Id, name: z.string(), line: z.string(), evidence: Evidence });
const Score = z.object({ part: z.enum(SCORE_PARTS), points: z.number() });
export const Proposed = z.object({ ...Name.shape, score: z.number(), parts: z.array(Score) });
/** Of the hundred points, so many for each part, by which version of the setting. */
export const Ranked = z.object({
  name: z.string(),
  since: z.nullable(CivilDay),
  points: z.record(z.enum(SCORE_PARTS), z.number()),
});
export const Listed = z.object({ ...Name.shape, isTakenIn: z.boolean() });
/** One step of the way by which somebody belongs to whoever is named in the dispute. */
export const Because = z.object({
  kind: z.enum([...LINK_KINDS, 'domain', 'alike']),
  one: z.string(),
  other: z.string(),
  evidence: z.string(),
});
export const Names = z.array(Id).check(z.maxLength(NAMES_MAX));

const Ordered = z.object({ id: Id, name: z.string(), isDrawn: z.boolean() });
/** What came of both answers, and what anybody needs to repeat the draw. */
export const Result = z.object({
  order: z.array(Ordered),
  struck: z.array(z.string()),
  seed: z.string(),
  closedAt: MomentText,
});
/** For a party: who is first, with those who were drawn against them. All places would tell it what the other side struck. */
export const OwnResult = z.object({
  first: z.array(Ordered),
  left: z.number(),
  seed: z.string(),
  closedAt: MomentText,
});
