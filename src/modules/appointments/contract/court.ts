import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CivilDay, Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { FoundNames, TribunalSeatName } from './candidate.ts';
import { Chosen, nomineeErrors, nomineeSentences } from './nominating.ts';

const REASON_MAX = 5000;

/** For which seats a court's order may be recorded, on which papers of the dispute, and whom of the panel it may name. */
export const CourtNaming = z.object({
  seats: z.array(TribunalSeatName),
  orders: z.array(z.object({ id: Id, title: z.string() })),
  found: FoundNames,
});

export const courtOrder = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/tribunal/court-order',
  needs: 'decide_disputes',
  source: 'Law and lifecycle 3.3 (C) and 6.5; ACA s. 11(3) to (8)',
  summary:
    'Record a court’s order that names an arbitrator: the court, its number and day, the paper, and what it says. That person is asked at once, discloses and is heard on like anybody else; somebody outside the panel is empanelled first.',
  input: z.strictObject({
    ...{ id: Id, seat: TribunalSeatName, document: z.nullable(Id) },
    ...{ court: line(200), number: line(100), decidedOn: CivilDay },
    ...{ neutral: Chosen, reason: lines(REASON_MAX) },
  }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    ...moveErrors,
    ...nomineeErrors,
    full: { status: 409, when: 'The person has as many disputes as they take.' },
    court_missing: { status: 422, when: 'The court is not named.' },
    number_missing: { status: 422, when: 'The number of the order is missing.' },
    day_wrong: { status: 422, when: 'The day of the order is no day.' },
    outside_panel: { status: 409, when: 'The person is not on the panel of arbitrators.' },
  },
  sentences: {
    ...moveSentences,
    ...nomineeSentences,
    full: m.talks_error_full,
    court_missing: m.office_court_error_court,
    number_missing: m.office_court_error_number,
    day_wrong: m.office_court_error_day,
    outside_panel: m.office_court_error_outside,
  },
});

export const courtEndpoints: readonly Endpoint[] = [courtOrder];
