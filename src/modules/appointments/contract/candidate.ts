import * as z from 'zod/mini';
import { CivilDay, Id } from '#modules/disputes/contract/words.ts';
import { QUESTIONS } from '../rules/disclosure/questions.ts';

const QuestionName = z.enum(QUESTIONS);

export const Counted = z.object({ on: CivilDay, party: z.string(), isHere: z.boolean() });

/** A signed disclosure, as each party, the office and whoever signed it read it. */
export const Disclosure = z.object({
  experience: z.string(),
  ongoing: z.object({ here: z.number(), elsewhere: z.number() }),
  answers: z.array(z.object({ question: QuestionName, isYes: z.boolean(), what: z.string() })),
  counted: z.array(Counted),
  signedAs: z.string(),
});

/** What a party said before the appointment, and what the registrar decided about it. */
const Objection = z.object({
  partyId: Id,
  party: z.string(),
  /** Empty where there is no objection. */
  reason: z.string(),
  objects: z.boolean(),
  decision: z.nullable(z.object({ upheld: z.boolean(), reason: z.string() })),
});

export const TribunalSeatName = z.enum(['sole', 'claimant', 'respondent', 'presiding']);

/** People of the panel who may be named, as far as a search found them. */
export const FoundNames = z.object({
  q: z.string(),
  names: z.array(z.object({ id: Id, name: z.string(), line: z.string() })),
  isMore: z.boolean(),
});

/** Whoever is asked to decide, and how far that is. */
export const Candidate = z.object({
  /** Of the question, by which an act says whom it is about: another may have been asked since the page was read. */
  id: Id,
  seat: TribunalSeatName,
  name: z.string(),
  role: z.enum(['arbitrator', 'mediator', 'conciliator']),
  stage: z.enum(['invited', 'accepted', 'disclosed', 'heard', 'appointed']),
  /** Until when they answer, or the parties object; null where neither runs. */
  dueOn: z.nullable(CivilDay),
  disclosure: z.nullable(Disclosure),
  documentId: z.nullable(Id),
  said: z.array(Objection),
  /** For whom of the caller’s parties they may say whether it objects to this one. */
  maySay: z.array(z.object({ id: Id, name: z.string() })),
});
