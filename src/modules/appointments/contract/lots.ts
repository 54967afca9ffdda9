import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CivilDay, Id, MomentText } from '#modules/disputes/contract/words.ts';

const SOURCE = 'Law and lifecycle 6.5; algorithms 2.3; ACA s. 18 with the Fifth Schedule, item 22';
const PAGE_MAX = 50;
const Ids = z.array(Id).check(z.maxLength(PAGE_MAX));

export const tribunalsToForm = endpoint({
  method: 'GET',
  path: '/api/office/tribunals',
  needs: 'work_disputes',
  summary:
    'Tribunals to form, the longest waiting first, 50 a page, each with what holds it up, whose that is, until when, and how many reminders went out.',
  source: SOURCE,
  input: z.strictObject({
    claimant: z.optional(line(200)),
    officer: z.optional(z.enum(['me', 'nobody', ''])),
    after: z.optional(line(60)),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        claimant: z.string(),
        respondent: z.string(),
        since: MomentText,
        officer: z.nullable(z.string()),
        reminders: z.number(),
        hindrance: z.nullable(
          z.object({
            limit: z.string(),
            whose: z.string(),
            dueOn: CivilDay,
            isOver: z.boolean(),
          }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
    /** The lots that were made last; null for whoever may make none. */
    lots: z.nullable(
      z.array(
        z.object({
          id: Id,
          claimant: z.string(),
          state: z.enum(['reading', 'ready', 'sending', 'done']),
          madeAt: MomentText,
        }),
      ),
    ),
  }),
  errors: {},
  sentences: {},
});

export const lotMaking = endpoint({
  method: 'POST',
  path: '/api/office/lots',
  needs: 'decide_disputes',
  summary:
    'Take all disputes of one claimant that wait for a list of names into a lot, which is read and spread over the panel; nothing is sent.',
  source: SOURCE,
  input: z.strictObject({ claimant: line(200) }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    unknown: { status: 404, when: 'There is no such lot.' },
    nothing_to_form: { status: 409, when: 'No dispute of this claimant waits for a list.' },
    not_ready: { status: 409, when: 'The lot is being read, or was sent.' },
  },
  sentences: {
    unknown: m.office_lot_error_unknown,
    nothing_to_form: m.office_lot_error_nothing,
    not_ready: m.office_lot_error_not_ready,
  },
});

export const appointmentLot = endpoint({
  method: 'GET',
  path: '/api/office/lots/:id',
  needs: 'decide_disputes',
  summary:
    'A lot before and after it is sent: who leads in how many disputes, what one more neutral would be worth, and for each dispute its names, or why it has none.',
  source: SOURCE,
  input: z.strictObject({ id: Id, after: z.optional(z.coerce.number()) }),
  output: z.object({
    id: Id,
    claimant: z.string(),
    state: z.enum(['reading', 'ready', 'sending', 'done']),
    all: z.number(),
    withList: z.number(),
    sent: z.number(),
    loads: z.array(
      z.object({ name: z.string(), room: z.number(), leads: z.number(), lists: z.number() }),
    ),
    oneMore: z.array(z.object({ language: z.string(), placed: z.number() })),
    rows: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        names: z.array(z.string()),
        why: z.nullable(z.enum(['few', 'full', 'gone'])),
        barred: z.array(z.object({ bar: z.string(), many: z.number() })),
        isLeftOut: z.boolean(),
        result: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.number()),
  }),
  errors: { unknown: { status: 404, when: 'There is no such lot.' } },
  sentences: { unknown: m.office_lot_error_unknown },
});

export const lotChoice = endpoint({
  method: 'POST',
  path: '/api/office/lots/:id/choices',
  needs: 'decide_disputes',
  summary: 'Keep which of the disputes shown are left out of a lot.',
  source: SOURCE,
  input: z.strictObject({ id: Id, shown: Ids, leftOut: Ids }),
  output: z.object({ id: Id }),
  errors: {
    unknown: { status: 404, when: 'There is no such lot.' },
    nothing_to_form: { status: 409, when: 'No dispute of this claimant waits for a list.' },
    not_ready: { status: 409, when: 'The lot is being read, or was sent.' },
  },
  sentences: {
    unknown: m.office_lot_error_unknown,
    nothing_to_form: m.office_lot_error_nothing,
    not_ready: m.office_lot_error_not_ready,
  },
});

export const lotSending = endpoint({
  method: 'POST',
  path: '/api/office/lots/:id/sending',
  needs: 'decide_disputes',
  summary:
    'Send the lists of a lot, each by itself and looked at anew; one that is refused keeps no other, and says why.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  errors: {
    unknown: { status: 404, when: 'There is no such lot.' },
    nothing_to_form: { status: 409, when: 'No dispute of this claimant waits for a list.' },
    not_ready: { status: 409, when: 'The lot is being read, or was sent.' },
  },
  sentences: {
    unknown: m.office_lot_error_unknown,
    nothing_to_form: m.office_lot_error_nothing,
    not_ready: m.office_lot_error_not_ready,
  },
});

export const lotEndpoints: readonly Endpoint[] = [
  tribunalsToForm,
  lotMaking,
  appointmentLot,
  lotChoice,
  lotSending,
];
