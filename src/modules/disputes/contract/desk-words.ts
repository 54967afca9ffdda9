import * as z from 'zod/mini';
import type { Refusal } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { DOCUMENT_KINDS } from '../rules/words.ts';
import { Id, moveErrors, moveSentences } from './words.ts';

export { APPOINTERS, CLAUSES, ORDERS, PROPOSERS } from '../rules/gate.ts';
export { CHECK_ITEMS, VERDICTS } from '../rules/scrutiny.ts';
export { BASES, CHANNELS, DOCUMENT_KINDS, FILE_KINDS, PROCESSES, STATES } from '../rules/words.ts';
export { Id, moveErrors, moveSentences } from './words.ts';

export const Moment = z.string().check(z.meta({ format: 'date-time' }));
export const CivilDay = z.string().check(z.meta({ format: 'date' }));
export const Version = z.int();
export const why = () => lines(5000);
export const done = z.object({ id: Id });
/** A paper that came with the answer to a defect. */
export const CurePaper = z.object({ id: Id, kind: z.enum(DOCUMENT_KINDS), title: z.string() });

export const unknownErrors = { unknown: moveErrors.unknown };
export const unknownSentences = { unknown: moveSentences.unknown };

export const changedErrors = {
  changed_meanwhile: {
    status: 409,
    when: 'Somebody else has done something about it since the caller looked.',
  },
} satisfies Record<string, Refusal>;
export const changedSentences = { changed_meanwhile: m.office_dispute_changed_meanwhile };
