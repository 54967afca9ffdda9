import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { Day } from '#kernel/days.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { type EventsWith, movesAt, type OfficeForm, transitions } from '../rules/machine.ts';
import { LIBERTIES, TRAITS } from '../rules/words.ts';
import {
  CHECK_ITEMS,
  changedErrors,
  changedSentences,
  done,
  Id,
  Moment,
  moveErrors,
  moveSentences,
  PROCESSES,
  STATES,
  unknownErrors,
  unknownSentences,
  VERDICTS,
  Version,
  why,
} from './desk-words.ts';
import { DisputeView } from './office-view.ts';

export const LIST_STATES = ['open', 'over', ...STATES] as const;

export const officeDisputes = endpoint({
  method: 'GET',
  path: '/api/office/disputes',
  needs: 'work_disputes',
  summary: 'Disputes, the newest first, 50 a page; `after` and `before` are ids of rows.',
  source: 'Law and lifecycle 6.1: officers and registrars run the disputes',
  input: z.strictObject({
    q: z.optional(line(100)),
    state: z.optional(z.enum([...LIST_STATES, ''])),
    process: z.optional(z.enum([...PROCESSES, ''])),
    officer: z.optional(z.enum(['me', 'nobody', ''])),
    urgent: z.optional(z.enum(['yes', ''])),
    after: z.optional(Id),
    before: z.optional(Id),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        process: z.enum(PROCESSES),
        track: z.string(),
        state: z.enum(STATES),
        title: z.string(),
        since: Moment,
        filedAt: Moment,
        isUrgent: z.boolean(),
        version: z.number(),
        claimant: z.string(),
        respondent: z.string(),
        parties: z.number(),
        sum: JsonMinor,
        currency: z.string(),
        officer: z.nullable(z.string()),
        isMine: z.boolean(),
      }),
    ),
    next: z.nullable(Id),
    previous: z.nullable(Id),
  }),
  errors: {},
  sentences: {},
});

export const officeDispute = endpoint({
  method: 'GET',
  path: '/api/office/disputes/:id',
  needs: 'work_disputes',
  summary:
    'One dispute for the office: where it stands, who must act by when, its papers and events, and what the caller may do.',
  source: 'Law and lifecycle 6.1 and 6.5',
  input: z.strictObject({
    id: Id,
    /** Which page of its papers; the first where none is asked for. */
    papers: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
  }),
  output: DisputeView,
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const disputeCheck = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/checks',
  needs: 'work_disputes',
  summary:
    'Note what was found of one item of the checklist: in order, or wanting with what is wrong and how it is mended.',
  source: 'Law and lifecycle 6.3',
  input: z.strictObject({
    id: Id,
    item: z.enum(CHECK_ITEMS),
    verdict: z.enum(VERDICTS),
    note: lines(2000),
    correction: lines(2000),
    /** The last look at this item that the caller saw; null where they saw none. */
    seen: z.nullable(Id),
  }),
  output: done,
  errors: {
    ...unknownErrors,
    ...changedErrors,
    item_unknown: { status: 422, when: 'The item is not on the list for this process.' },
    note_missing: { status: 422, when: 'It does not say what is wanting.' },
    correction_missing: { status: 422, when: 'It does not say how it is mended.' },
    not_from_here: moveErrors.not_from_here,
  },
  sentences: {
    ...unknownSentences,
    ...changedSentences,
    item_unknown: m.office_dispute_item_unknown,
    note_missing: m.office_dispute_note_missing,
    correction_missing: m.office_dispute_mend_missing,
    not_from_here: moveSentences.not_from_here,
  },
});

export const defectMemo = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/memos',
  needs: 'work_disputes',
  summary:
    'Send the defects of this round to the claimant: a memo, a letter, and the time to cure them.',
  source: 'Law and lifecycle 6.3',
  status: 201,
  input: z.strictObject({ id: Id, version: Version }),
  output: done,
  errors: { ...changedErrors, ...moveErrors },
  sentences: { ...changedSentences, ...moveSentences },
});

/** Moves of an officer that need no more than a reason, and perhaps a party. */
export const OFFICER_MOVES = movesAt('officer');
/** Law and lifecycle 6.1: what decides over somebody's rights is the registrar's. */
export const REGISTRAR_MOVES = movesAt('registrar');

export type OfficeAct = EventsWith<'form'>;
/** What each act of the office asks for. */
export function formOf(act: OfficeAct): OfficeForm {
  return transitions[act].form;
}

const moving = {
  id: Id,
  version: Version,
  partyId: z.nullable(Id),
  why: why(),
  until: z.nullable(Day),
  /** The day that counts, where it is another than today: of a court's order, of a stay, of a resumption. */
  on: z.nullable(Day),
  /** Of a withdrawal: whether it may be filed again (ACA s. 32(2)(a)). */
  liberty: z.optional(z.enum([...LIBERTIES, ''])),
  /** Of a withdrawal over an objection: that who objected has no legitimate interest in a decision, for the reasons given. */
  noInterest: z.optional(z.boolean()),
  /** The days that a court's order gives (ACA s. 9(2)). */
  statedDays: z.optional(z.nullable(z.int())),
  /** What the limits depend on. */
  traits: z.optional(z.array(z.enum(TRAITS))),
};
const formErrors = {
  field_not_of_move: {
    status: 422,
    when: 'Something is said that this move does not have: it would not be kept.',
  },
  stated_days_wrong: {
    status: 422,
    when: 'The days that a court gives are not a whole number from 1 to 3,660.',
  },
} as const;
const formSentences = {
  field_not_of_move: m.office_dispute_field_not_of_move,
  stated_days_wrong: m.office_dispute_stated_days_wrong,
};
/** A court’s order among the papers of the dispute; a stay needs one. */
const order = { document: z.optional(z.nullable(Id)) };

export const officerMove = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/moves',
  needs: 'work_disputes',
  summary:
    'Move a dispute as an officer may: take it, admit it, give time, confirm who somebody is.',
  source: 'Law and lifecycle 6.3 and 6.5',
  input: z.strictObject({ ...moving, move: z.enum(OFFICER_MOVES) }),
  output: done,
  errors: { ...changedErrors, ...moveErrors, ...formErrors },
  sentences: { ...changedSentences, ...moveSentences, ...formSentences },
});

export const registrarMove = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/decisions',
  needs: 'decide_disputes',
  summary: 'Decide what is the registrar’s: waive the fee, return, stay, resume, let withdraw.',
  source: 'Law and lifecycle 6.1, 6.3; ACA s. 32',
  input: z.strictObject({ ...moving, ...order, move: z.enum(REGISTRAR_MOVES) }),
  output: done,
  errors: { ...changedErrors, ...moveErrors, ...formErrors },
  sentences: { ...changedSentences, ...moveSentences, ...formSentences },
});

export const officerAssignment = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/officer',
  needs: 'decide_disputes',
  summary: 'Give a dispute to an officer, or take it back (`officer` null), with a reason.',
  source: 'Law and lifecycle 6.1: the registrar shares out the work',
  input: z.strictObject({ id: Id, version: Version, officer: z.nullable(Id), why: why() }),
  output: done,
  errors: {
    ...changedErrors,
    ...moveErrors,
    already_done: { status: 409, when: 'It is that officer’s, or nobody’s, already.' },
    officer_unknown: { status: 422, when: 'Nobody of that id works on disputes.' },
    officer_is_party: { status: 422, when: 'The officer stands in the dispute themselves.' },
  },
  sentences: {
    ...changedSentences,
    ...moveSentences,
    already_done: m.office_dispute_officer_same,
    officer_unknown: m.office_dispute_officer_unknown,
    officer_is_party: m.office_dispute_officer_is_party,
  },
});

export const disputeInvitation = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/invitations',
  needs: 'work_disputes',
  summary: 'Invite the parties to agree; nothing else goes out where no basis was shown.',
  source: 'Law and lifecycle 3.3, 6.6; ACA s. 62',
  status: 201,
  input: z.strictObject({ id: Id, version: Version }),
  output: done,
  errors: { ...changedErrors, ...moveErrors },
  sentences: { ...changedSentences, ...moveSentences },
});

export const disputeNotice = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/notices',
  needs: 'work_disputes',
  summary: 'Issue the notice of arbitration and give it into service.',
  source: 'ACA s. 21; law and lifecycle 6.5',
  status: 201,
  input: z.strictObject({ id: Id, version: Version }),
  output: done,
  errors: { ...changedErrors, ...moveErrors },
  sentences: { ...changedSentences, ...moveSentences },
});
