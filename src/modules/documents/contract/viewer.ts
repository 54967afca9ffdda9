import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { FILE_BLOCKS } from '#kernel/file-words.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import { PAPER_SHOWN_AS } from '../rules/viewer.ts';
import { Paper, unknownPaper } from './papers.ts';

const needs = 'have_account' as const;
const Moment = z.string().check(z.meta({ format: 'date-time' }));

export const onePaper = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/papers/:paper',
  needs,
  summary:
    'One paper of a dispute with its versions, its answers and who opened it; of its content nothing, so that asking for it opens nothing.',
  source: 'Law and lifecycle 6.8, I2; ACA ss. 18, 24(3)',
  input: z.strictObject({ id: Id, paper: Id }),
  output: z.object({
    id: Id,
    reference: z.string(),
    title: z.string(),
    type: z.string(),
    size: z.number(),
    sha256: z.string(),
    shownAs: z.enum(PAPER_SHOWN_AS),
    /** What it is in the record of papers; null for a paper that the institution issued or that came with the request. */
    filed: z.nullable(Paper),
    /** Its versions in their order, itself among them. */
    versions: z.array(z.object({ id: Id, number: z.string(), filedAt: Moment })),
    parties: z.array(
      z.object({ id: Id, name: z.string(), side: z.enum(['claimant', 'respondent']) }),
    ),
    /** Whether the caller opened it before. */
    isOpened: z.boolean(),
  }),
  ...unknownPaper,
});

export const paperWords = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/papers/:paper/words',
  needs,
  summary:
    'The words of a text, a mail, a Word document or a sheet, as plain structure. That it was opened stands in the record.',
  source: 'Spec 2.2: secure document sharing; law and lifecycle 6.8, I2',
  input: z.strictObject({ id: Id, paper: Id }),
  output: z.object({
    blocks: z.array(
      z.object({
        kind: z.enum(FILE_BLOCKS),
        words: z.string(),
        rows: z.array(z.array(z.string())),
      }),
    ),
    isCut: z.boolean(),
  }),
  errors: {
    ...unknownPaper.errors,
    no_words: { status: 409, when: 'It is no text, mail, Word document or sheet.' },
    too_large: { status: 409, when: 'It is larger than is shown in a page.' },
    unreadable: { status: 409, when: 'It is damaged or built in a way that is not read here.' },
  },
  sentences: {
    ...unknownPaper.sentences,
    no_words: m.viewer_no_words,
    too_large: m.viewer_too_large,
    unreadable: m.viewer_unreadable,
  },
});

export const viewerEndpoints = [onePaper, paperWords];
