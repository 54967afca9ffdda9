import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  CivilDay,
  Id,
  MomentText,
  moveErrors,
  moveSentences,
} from '#modules/disputes/contract/words.ts';
import { MOST_ELSEWHERE } from '../rules/disclosure/disclosure.ts';
import { type DisclosureQuestion, QUESTIONS } from '../rules/disclosure/questions.ts';
import { Counted, Disclosure, FoundNames, TribunalSeatName } from './candidate.ts';
import { AskedAgain, OpenQuestion } from './continuing.ts';
import { Deciding, Mandate } from './mandate.ts';

export { MOST_ELSEWHERE } from '../rules/disclosure/disclosure.ts';
export { QUESTIONS } from '../rules/disclosure/questions.ts';

const SOURCE =
  'Law and lifecycle 6.5; ACA ss. 12(1), 14 and 15 with the Fifth to Seventh Schedules';
const WORDS_MAX = 2000;
const REASON_MAX = 5000;

const OwnState = z.enum(['open', 'accepted', 'heard', 'appointed', 'declined', 'over']);
const invitationLine = {
  id: Id,
  role: z.enum(['arbitrator', 'mediator', 'conciliator']),
  reference: z.string(),
  askedAt: MomentText,
  state: OwnState,
  dueOn: z.nullable(CivilDay),
};

export const ownInvitations = endpoint({
  method: 'GET',
  path: '/api/appointments',
  needs: 'have_account',
  summary:
    'The disputes in which the caller is or was asked to be the arbitrator, the newest first.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({ invitations: z.array(z.object(invitationLine)) }),
  errors: {},
  sentences: {},
});

const Person = z.object({ name: z.string(), firm: z.string(), for: z.string() });

export const ownInvitation = endpoint({
  method: 'GET',
  path: '/api/appointments/:id',
  needs: 'have_account',
  summary:
    'What the caller is asked in a dispute: the names of its parties and of those who stand for them, and nothing else of it before they are appointed.',
  source: SOURCE,
  input: z.strictObject({ id: Id, q: z.optional(line(100)) }),
  output: z.object({
    ...invitationLine,
    claimants: z.array(z.string()),
    respondents: z.array(z.string()),
    lawyers: z.array(Person),
    language: z.enum(['en', 'hi', 'mr']),
    seat: z.string(),
    /** Their name and experience as the panel has them. */
    name: z.string(),
    experience: z.string(),
    here: z.number(),
    counted: z.array(Counted),
    /** What all parties have waived of them in writing, as it was found and in their words; empty where nothing. */
    waived: z.string(),
    disclosure: z.nullable(Disclosure),
    /** What they are asked since they disclosed, and every question before. */
    question: OpenQuestion,
    again: z.array(AskedAgain),
    /** Their mandate, with what was said of it; null before the appointment and after its end. */
    mandate: z.nullable(Mandate),
    /** Of three, the mandates of the others of whom something was said. */
    others: z.array(Mandate),
    /** Whose challenge, of themselves or of another of three, they may decide now; on the others somebody is still to be heard. */
    mayDecide: z.array(Deciding),
    /** Of three, on whose challenge they have said how they would decide it. */
    voted: z.array(Deciding),
    tribunalSeat: TribunalSeatName,
    /** For one of two nominees, while they name who presides. */
    presiding: z.nullable(
      z.object({
        dueOn: z.nullable(CivilDay),
        own: z.nullable(z.string()),
        other: z.nullable(z.string()),
        found: FoundNames,
      }),
    ),
    /** Of whoever leads a mediation: from which day the first session may be, while none is recorded; null otherwise. */
    appearanceFrom: z.nullable(CivilDay),
    mayDeclare: z.boolean(),
    /** Of several conciliators: that each has to declare it, and who has. */
    isTogether: z.boolean(),
    hasDeclared: z.boolean(),
    othersDeclared: z.boolean(),
  }),
  errors: { unknown: moveErrors.unknown },
  sentences: { unknown: moveSentences.unknown },
});

const Answer = z.object({ isYes: z.nullable(z.boolean()), what: lines(WORDS_MAX) });
/** A field for each question, so that what is wrong stands where it is asked. */
const answers = Object.fromEntries(QUESTIONS.map((question) => [question, Answer])) as Record<
  DisclosureQuestion,
  typeof Answer
>;

export const acceptance = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/acceptance',
  needs: 'have_account',
  summary:
    'Accept by signing the disclosure, which every party is sent. `counted` is how many earlier appointments the page showed; where another has come, nothing is signed.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    experience: lines(WORDS_MAX),
    elsewhere: z.int().check(z.minimum(0), z.maximum(MOST_ELSEWHERE)),
    ...answers,
    signedAs: line(200),
    counted: z.int().check(z.minimum(0), z.maximum(10_000)),
    isAsWaived: z.optional(z.boolean()),
  }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    ...moveErrors,
    unanswered: { status: 422, when: 'A question of the Schedules has no answer.' },
    words_missing: { status: 422, when: 'A yes does not say what it is.' },
    barred: { status: 409, when: 'A yes of the Seventh Schedule bars from acting (s. 12(5)).' },
    waiver_unconfirmed: {
      status: 422,
      when: 'It is not said that a yes of the Seventh Schedule is what all have waived.',
    },
    experience_missing: { status: 422, when: 'The experience is empty.' },
    name_differs: { status: 422, when: 'It is signed with another name than the panel has.' },
    count_changed: { status: 409, when: 'The count is older than the signature.' },
    full: { status: 409, when: 'They have as many disputes as they take.' },
  },
  sentences: {
    ...moveSentences,
    unanswered: m.disclosure_error_unanswered,
    words_missing: m.disclosure_error_words,
    barred: m.disclosure_error_barred,
    waiver_unconfirmed: m.disclosure_error_waiver,
    experience_missing: m.disclosure_error_experience,
    name_differs: m.disclosure_error_name,
    count_changed: m.disclosure_error_count,
    full: m.disclosure_error_full,
  },
});

const Done = z.object({ id: Id });

export const refusal = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/refusal',
  needs: 'have_account',
  summary: 'Decline, or step back before the appointment; no reason is asked for.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  status: 201,
  output: Done,
  errors: moveErrors,
  sentences: moveSentences,
});

export const arbitratorWithdrawal = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/withdrawal',
  needs: 'have_account',
  summary: 'Withdraw as the arbitrator, with a reason that both sides read (ACA s. 14(1)(b)).',
  source: SOURCE,
  input: z.strictObject({ id: Id, reason: lines(REASON_MAX) }),
  status: 201,
  output: Done,
  errors: moveErrors,
  sentences: moveSentences,
});

export const invitationEndpoints: readonly Endpoint[] = [
  ownInvitations,
  ownInvitation,
  acceptance,
  refusal,
  arbitratorWithdrawal,
];
