import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { FILE_BLOCKS } from '#kernel/file-words.ts';
import { Id } from '#kernel/ids.ts';
import { isFilled, line, lines } from '#kernel/text.ts';
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
    /** What the caller noted on it, for themselves alone, in the order of its places. */
    notes: z.array(
      z.object({ id: Id, page: z.number(), down: z.number(), words: z.string(), at: Moment }),
    ),
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

const SOUGHT_MAX = 200;

export const paperPages = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/papers/:paper/pages',
  needs,
  summary:
    'On which pages of a paper that are pictures some words were read; the words of other pages whoever opened it has.',
  source: 'Spec 2.2: secure document sharing; law and lifecycle 6.8, I2',
  input: z.strictObject({ id: Id, paper: Id, words: line(SOUGHT_MAX) }),
  output: z.object({ pages: z.array(z.int()) }),
  errors: {
    unknown: {
      status: 404,
      when: 'There is no such dispute or paper, or the caller may not read it or did not open it.',
    },
  },
  sentences: { unknown: m.papers_unknown_paper },
});

export const NOTE_MAX = 2000;

export const paperNote = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/papers/:paper/notes',
  needs,
  summary:
    'Note something for oneself at a place of a paper: on which page, and how far down it in ten-thousandths of its height. Nobody else is shown it or told of it.',
  source: 'Product screens, 32; law and lifecycle 6.8, I4',
  status: 201,
  input: z.strictObject({
    id: Id,
    paper: Id,
    page: z.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
    down: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
    words: lines(NOTE_MAX),
  }),
  output: z.object({ id: Id }),
  errors: {
    ...unknownPaper.errors,
    words_missing: { status: 422, when: 'Nothing is noted.' },
    notes_full: { status: 409, when: 'The caller has 500 notes on this paper.' },
  },
  sentences: {
    ...unknownPaper.sentences,
    words_missing: m.viewer_note_missing,
    notes_full: m.viewer_notes_full,
  },
  check: ({ words }) => (isFilled(words) ? null : { code: 'words_missing', field: 'words' }),
});

export const paperNoteRemoval = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/papers/:paper/notes/:note/removal',
  needs,
  summary: 'Remove a note of one’s own.',
  source: 'DPDP Act 2023 s. 12(3)',
  input: z.strictObject({ id: Id, paper: Id, note: Id }),
  output: z.object({ id: Id }),
  ...unknownPaper,
});

export const viewerEndpoints = [onePaper, paperWords, paperPages, paperNote, paperNoteRemoval];
