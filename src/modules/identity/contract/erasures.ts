import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import { Moment } from './schemas.ts';

export const erasures = endpoint({
  method: 'GET',
  path: '/api/office/erasures',
  needs: 'give_roles',
  summary: 'Requests for erasure that are open.',
  source: 'Digital Personal Data Protection Act, 2023, section 12(3)',
  input: z.strictObject({}),
  output: z.object({
    erasures: z.array(
      z.object({
        id: Id,
        personId: Id,
        name: z.string(),
        state: z.string(),
        askedAt: Moment,
        dueAt: Moment,
        doneAt: z.nullable(Moment),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

export const erasureConfirmation = endpoint({
  method: 'POST',
  path: '/api/office/erasures/:id/confirmation',
  needs: 'give_roles',
  summary: 'Confirm a request for erasure, so that it is carried out now.',
  source: 'Digital Personal Data Protection Act, 2023, section 12(3)',
  input: z.strictObject({ id: Id }),
  output: z.object({
    erased: z
      .boolean()
      .check(z.meta({ description: 'False while they hold a role of the institution.' })),
  }),
  errors: { erasure_unknown: { status: 404, when: 'There is none that is open.' } },
  sentences: { erasure_unknown: m.office_erasure_unknown },
});
