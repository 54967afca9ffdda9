import * as z from 'zod/mini';
import type { Refusal } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { type EmpanelmentRefusal, LISTS, STATES } from '../rules/empanelment.ts';

export { CHECKS, SOURCES } from '../rules/checklist.ts';
export { LISTS, STATES } from '../rules/empanelment.ts';
export { DAYS_TO_REPLY, OUTCOMES, PRINCIPLES } from '../rules/proceeding.ts';
export { CAPACITY_MAX, CURRENCIES, FREE_DAYS_MAX } from '../rules/profile.ts';

export const NOTE_MAX = 1000;
export const REASONS_MAX = 5000;
export const FACTS_MAX = 10_000;
export const TOKEN_MAX = 100;

export { Id };
export const note = () => lines(NOTE_MAX);
export const reasons = () => lines(REASONS_MAX);
export const ListName = z.enum(LISTS);
export const StateName = z.enum(STATES);
const Moment = z.string().check(z.meta({ format: 'date-time' }));
const CivilDay = z.string().check(z.meta({ format: 'date' }));

export { CivilDay, Moment };

export const Waits = z.enum(['office', 'committee', 'applicant', 'nobody']);

/** One step of a place through its states. The reason is a decision's, or empty. */
export const Step = z.object({
  at: Moment,
  list: ListName,
  from: z.nullable(StateName),
  to: StateName,
  reason: z.string(),
});

export const Document = z.object({ id: Id, name: z.string(), type: z.string(), size: z.number() });

/** The refusals of a move, each with its sentence; an endpoint takes those that it can give. */
export const moveErrors = {
  not_your_move: { status: 403, when: 'The move is another one’s to make.' },
  not_from_here: {
    status: 409,
    when: 'The place is in a state from which this move does not lead on.',
  },
  checks_open: { status: 409, when: 'Something on the checklist has not been seen yet.' },
  question_open: { status: 409, when: 'The applicant has not answered a question yet.' },
  reason_missing: { status: 422, when: 'The reason is empty.' },
  proceeding_open: { status: 409, when: 'A notice under the code of conduct is not decided yet.' },
  term_running: { status: 409, when: 'The place is suspended until a day that has not passed.' },
  decision_unanswered: { status: 409, when: 'The applicant has not replied to the decision.' },
  reconsidered_already: { status: 409, when: 'The application was looked at again once already.' },
} satisfies Record<EmpanelmentRefusal, Refusal>;

export const moveSentences: Record<EmpanelmentRefusal, () => string> = {
  not_your_move: m.standing_not_your_move,
  not_from_here: m.standing_not_from_here,
  checks_open: m.standing_checks_open,
  question_open: m.standing_question_open,
  reason_missing: m.standing_reason_missing,
  proceeding_open: m.standing_proceeding_open,
  term_running: m.standing_term_running,
  decision_unanswered: m.standing_decision_unanswered,
  reconsidered_already: m.standing_reconsidered_already,
};

export const unknownErrors = {
  not_found: { status: 404, when: 'There is none that the caller may see.' },
} satisfies Record<string, Refusal>;
export const unknownSentences = { not_found: m.standing_not_found };
