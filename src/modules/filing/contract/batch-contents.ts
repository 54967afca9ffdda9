import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { ROW_STATES } from '../rules/bulk-once.ts';
import { needs, PIECE_MAX, SOURCE, unknown } from './batches.ts';

/** Forty files of 25,000 rows. */
const ROWS_ACCEPTED_MAX = 1_000_000;

const SIZE_MAX = 2 * 1024 ** 3;

const received = z.object({ id: Id, received: z.number(), isWhole: z.boolean() });

export const batchFile = endpoint({
  method: 'POST',
  path: '/api/filing/batches/:id/files',
  needs,
  summary:
    'Announce a file, or go on with one of this name and size that broke off. The answer says from which byte to send.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    kind: z.enum(['rows', 'papers']),
    name: line(200).check(z.minLength(1)),
    size: z.number(),
  }),
  output: received,
  errors: {
    ...unknown.errors,
    files_too_many: { status: 409, when: 'The filing has forty files.' },
    size_wrong: { status: 422, when: 'The size is no whole number of bytes between 1 and 2 GB.' },
    rows_too_large: { status: 422, when: 'A CSV is larger than 200 MB.' },
    batch_cleared: {
      status: 409,
      when: 'What was sent was removed 90 days after the last work on it.',
    },
  },
  sentences: {
    ...unknown.sentences,
    files_too_many: m.bulk_files_too_many,
    size_wrong: m.bulk_size_wrong,
    rows_too_large: m.bulk_rows_too_large,
    batch_cleared: m.bulk_cleared,
  },
  check: ({ size }) =>
    Number.isInteger(size) && Number(size) >= 1 && Number(size) <= SIZE_MAX
      ? null
      : { code: 'size_wrong', field: 'size' },
});

export const batchPiece = endpoint({
  method: 'POST',
  path: '/api/filing/batches/:id/files/:file/pieces/:from',
  needs,
  summary:
    'The next bytes of a file, beginning at `from`: 64 kB to 4 MB, the last as much as is left. A piece that came before is answered with how far the file is.',
  source: SOURCE,
  raw: { types: ['application/octet-stream'], maxBytes: PIECE_MAX },
  input: z.strictObject({ id: Id, file: Id, from: line(12).check(z.regex(/^\d+$/)) }),
  output: received,
  errors: {
    ...unknown.errors,
    piece_elsewhere: { status: 409, when: 'The file goes on at another byte, or is whole.' },
    piece_size: {
      status: 422,
      when: 'The piece is smaller than 64 kB and not the last, larger than 4 MB, or more than was announced.',
    },
  },
  sentences: {
    ...unknown.sentences,
    piece_elsewhere: m.bulk_piece_elsewhere,
    piece_size: m.bulk_piece_size,
  },
});

const Show = z.enum(['problems', 'warnings', 'good', 'filed', 'repeats', 'all']);

export const batchRows = endpoint({
  method: 'GET',
  path: '/api/filing/batches/:id/rows',
  needs,
  summary:
    'The report: fifty rows of one kind, after the row with a number. Each problem names its column and the correction; each warning what the law says.',
  source: SOURCE,
  input: z.strictObject({ id: Id, show: Show, after: z.optional(line(9).check(z.regex(/^\d+$/))) }),
  output: z.object({
    rows: z.array(
      z.object({
        number: z.number(),
        row: z.number(),
        reference: z.string(),
        respondent: z.string(),
        state: z.enum(ROW_STATES),
        problems: z.array(
          z.object({ column: z.string(), code: z.string(), correction: z.string() }),
        ),
        /** `asks`: the row is filed only where that is accepted. */
        warnings: z.array(
          z.object({ column: z.string(), code: z.string(), says: z.string(), asks: z.boolean() }),
        ),
        dispute: z.nullable(z.object({ id: Id, reference: z.string() })),
      }),
    ),
    next: z.nullable(z.number()),
  }),
  ...unknown,
});

export const batchReport = endpoint({
  method: 'GET',
  path: '/api/filing/batches/:id/report',
  needs,
  summary:
    'The same rows as a CSV with the columns that were sent, and what to mend behind them: it can be corrected and sent again.',
  source: SOURCE,
  input: z.strictObject({ id: Id, show: Show }),
  output: z.object({}),
  answers: 'text/csv; charset=utf-8',
  ...unknown,
});

export const batchAcceptance = endpoint({
  method: 'POST',
  path: '/api/filing/batches/:id/acceptance',
  needs,
  summary:
    'File every row that is good now; each becomes a dispute of its own, by itself. Rows with warnings stay, unless `warned` says how many of them there are: they are accepted with their warnings. The second time nothing is left to accept.',
  source: SOURCE,
  status: 202,
  input: z.strictObject({
    id: Id,
    warned: z.optional(z.number().check(z.gte(0), z.lte(ROWS_ACCEPTED_MAX))),
  }),
  output: z.object({ accepted: z.number() }),
  errors: {
    ...unknown.errors,
    warnings_changed: {
      status: 409,
      when: 'There are now more or fewer rows with warnings than the caller says that they have seen.',
    },
  },
  sentences: { ...unknown.sentences, warnings_changed: m.bulk_warnings_changed },
});
