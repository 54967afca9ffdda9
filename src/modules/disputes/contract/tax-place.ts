import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, moveErrors } from './words.ts';

/** A GSTIN has fifteen; the rest is room for the spaces that people type. */
export const GSTIN_TYPED = 30;

/** Where a party of the reader's is for the tax; `isTold` is false where its address alone says so. */
export const TaxPlaceView = z.object({
  state: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  isTold: z.boolean(),
});

export const taxPlace = endpoint({
  method: 'PUT',
  path: '/api/disputes/:id/parties/:party/tax-place',
  needs: 'have_account',
  summary:
    'Say in which state one’s own party is, and its GSTIN. Bills that nobody has paid are taken back and written anew by it.',
  source: 'IGST Act s. 12(2); CGST Act s. 34',
  input: z.strictObject({
    id: Id,
    party: Id,
    state: line(2).check(z.meta({ description: 'GST’s two digits of a state; 96 outside India.' })),
    gstin: line(GSTIN_TYPED).check(z.meta({ description: 'Empty where it is not registered.' })),
  }),
  output: z.object({ id: Id }),
  errors: {
    unknown: moveErrors.unknown,
    state_wrong: { status: 422, when: 'It is none of GST’s states.' },
    gstin_wrong: {
      status: 422,
      when: 'It has not the shape, or not the check letter, of a GSTIN.',
    },
  },
  sentences: {
    unknown: m.case_error_unknown,
    state_wrong: m.filing_problem_state,
    gstin_wrong: m.filing_problem_gstin,
  },
});
