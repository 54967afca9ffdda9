import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { BUNDLE_FAULTS, BUNDLE_KINDS, BUNDLE_STATES, PAPERS_MOST } from '../rules/bundles.ts';

const needs = 'have_account' as const;
const Moment = z.string().check(z.meta({ format: 'date-time' }));
export const BUNDLE_TITLE_MAX = 120;
export const NUMBERS_MAX = 1000;

export const unknown = {
  errors: {
    unknown: {
      status: 404,
      when: 'There is no such dispute, paper or file, or the caller may not see it.',
    },
  },
  sentences: { unknown: m.bundles_unknown },
} as const;

/** What is refused of the papers that were chosen, whatever is to be made of them. */
export const choosing = {
  errors: {
    ...unknown.errors,
    papers_missing: { status: 422, when: 'No paper is named.' },
    numbers_unread: { status: 422, when: 'The numbers are not written as C-1 to C-40, R-3.' },
    number_unknown: { status: 422, when: 'A number is none of a paper that the caller may see.' },
    paper_unknown: { status: 422, when: 'A paper is none that the caller may see.' },
    bundles_full: { status: 409, when: 'The caller has as many in this dispute as may be.' },
    too_large: { status: 422, when: 'They are too many or too large for one file.' },
  },
  sentences: {
    ...unknown.sentences,
    papers_missing: m.bundles_papers_missing,
    numbers_unread: m.bundles_numbers_unread,
    number_unknown: m.bundles_number_unknown,
    paper_unknown: m.bundles_paper_unknown,
    bundles_full: m.bundles_full,
    too_large: m.bundles_too_large,
  },
} as const;

export const Papers = z.array(Id).check(z.maxLength(PAPERS_MOST));
/** Papers by their numbers, as people write them: C-1 to C-40, R-3. */
export const Numbers = z.optional(line(NUMBERS_MAX));
export function isChosen({ papers, numbers }: Readonly<Record<string, unknown>>): boolean {
  const isTicked = Array.isArray(papers) && papers.length > 0;
  return isTicked || (typeof numbers === 'string' && numbers.trim() !== '');
}
export const Waiting = z.object({ id: Id });

export const bundleList = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/bundles',
  needs,
  summary:
    'What the caller had made of papers of a dispute, the newest first: bundles, copies and certificates, how far each has come, and until when it is kept.',
  source: 'Spec 2.2: secure document sharing',
  input: z.strictObject({ id: Id }),
  output: z.object({
    bundles: z.array(
      z.object({
        id: Id,
        kind: z.enum(BUNDLE_KINDS),
        title: z.string(),
        state: z.enum(BUNDLE_STATES),
        fault: z.nullable(z.enum(BUNDLE_FAULTS)),
        /** A paper in it may not be seen by the caller any more: it is not opened. */
        isWithheld: z.boolean(),
        /** The numbers of its papers, in their order. */
        papers: z.array(z.string()),
        pages: z.number(),
        size: z.nullable(z.number()),
        sha256: z.nullable(z.string()),
        /** A copy stands among the caller’s uploads, ready to be filed. */
        upload: z.nullable(Id),
        createdAt: Moment,
        keptUntil: Moment,
      }),
    ),
  }),
  ...unknown,
});

export const newBundle = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/bundles',
  needs,
  summary:
    'Have chosen papers put into one PDF, in their order, with cover, index, bookmarks and running numbers: at most 2,000 pages, made in the background and kept for a week.',
  source: 'Spec 2.2: secure document sharing',
  status: 201,
  input: z.strictObject({
    id: Id,
    papers: Papers,
    numbers: Numbers,
    title: z.optional(line(BUNDLE_TITLE_MAX)),
  }),
  output: Waiting,
  ...choosing,
  check: (chosen) => (isChosen(chosen) ? null : { code: 'papers_missing', field: 'papers' }),
});

export const bundleEnd = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/bundles/:bundle/end',
  needs,
  summary: 'Forget something that was made, or that waits to be made.',
  source: 'DPDP Act 2023, s. 8(7): what is not needed is not kept',
  input: z.strictObject({ id: Id, bundle: Id }),
  output: Waiting,
  ...unknown,
});

export const bundleFile = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/bundles/:bundle/file',
  needs,
  summary:
    'What was made, for whoever had it made and may still see all papers in it. Whoever opens a bundle opens its papers.',
  source: 'Law and lifecycle 6.8, I2 and I4; users ask: track when a party views a document',
  input: z.strictObject({ id: Id, bundle: Id }),
  output: z.unknown(),
  answers: 'application/pdf',
  errors: { unknown: unknown.errors.unknown },
  sentences: unknown.sentences,
});

export const bundleEndpoints = [bundleList, newBundle, bundleEnd, bundleFile];
