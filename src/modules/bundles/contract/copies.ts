import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { isFilled, line, numberLine } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { boxesIn, TURNS } from '../rules/pages.ts';
import { BUNDLE_TITLE_MAX, choosing, Numbers, Papers, Waiting } from './bundles.ts';

const BOXES_MOST = 500;
const Percent = numberLine(12);

export const newCopy = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/copies',
  needs: 'have_account',
  summary:
    'Have a changed copy of a paper made: chosen pages, turned, others joined behind it, parts covered. It comes to the caller as an upload to file; of what is covered, nothing is left in it. The original stays as it is.',
  source: 'Law and lifecycle 6.8, I5: nothing that was filed is changed',
  status: 201,
  input: z.strictObject({
    id: Id,
    paper: Id,
    title: line(BUNDLE_TITLE_MAX),
    /** As people write them: 1-3, 5. All, when left out. */
    pages: z.optional(line(400)),
    turn: z.optional(z.enum(TURNS.map(String) as ['0', '90', '180', '270'])),
    /** Which pages are turned. All, when left out. */
    turned: z.optional(line(400)),
    /** What is covered: a page from 1, and its place and size in parts of a hundred of the page. */
    boxes: z.optional(
      z
        .array(
          z.strictObject({
            page: Percent,
            left: Percent,
            top: Percent,
            width: Percent,
            height: Percent,
          }),
        )
        .check(z.maxLength(BOXES_MOST)),
    ),
    /** Papers whose pages stand behind it. */
    joined: z.optional(Papers),
    numbers: Numbers,
  }),
  output: Waiting,
  errors: {
    ...choosing.errors,
    title_missing: { status: 422, when: 'The title is empty.' },
    may_not_file: { status: 409, when: 'The caller may not file here, or not as it stands.' },
    no_pages: { status: 422, when: 'A paper is of a kind that has no pages here, or too large.' },
    pages_unread: { status: 422, when: 'The pages are not written as 1-3, 5.' },
    too_many_pages: { status: 422, when: 'More than 2,000 pages are named.' },
    box_unread: { status: 422, when: 'A box has no place on its page.' },
  },
  sentences: {
    ...choosing.sentences,
    title_missing: m.copies_title_missing,
    may_not_file: m.copies_may_not_file,
    no_pages: m.copies_no_pages,
    pages_unread: m.copies_pages_unread,
    too_many_pages: m.copies_too_many_pages,
    box_unread: m.copies_box_unread,
  },
  check: ({ title, boxes }) => {
    if (!isFilled(title)) return { code: 'title_missing', field: 'title' };
    const read = Array.isArray(boxes) ? boxesIn(boxes as WrittenBoxes) : null;
    return read && !read.ok ? { code: 'box_unread', field: 'boxes' } : null;
  },
});

// Whatever was sent: what is no text there is refused by the shape.
type WrittenBoxes = Parameters<typeof boxesIn>[0];

export const copyEndpoints = [newCopy];
