import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { isFilled, line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { EXHIBIT_ANSWERS, EXHIBIT_KINDS, FILED_AT_ONCE } from '../rules/exhibits.ts';
import { ISSUE_MAX, ISSUES_OF_A_PAPER } from '../rules/issues.ts';
import { TEXT_FAULTS, TEXT_STATES } from '../rules/texts.ts';
import { sealEndpoints } from './seals.ts';

const needs = 'have_account' as const;
const Moment = z.string().check(z.meta({ format: 'date-time' }));
const CivilDay = z.string().check(z.meta({ format: 'date' }));
export const TITLE_MAX = 200;
export const WHY_MAX = 1000;

export const unknownPaper = {
  errors: {
    unknown: {
      status: 404,
      when: 'There is no such dispute or paper, or the caller may not read or file in it.',
    },
  },
  sentences: { unknown: m.papers_unknown_paper },
} as const;

const tooEarly = {
  errors: {
    too_early: { status: 409, when: 'The dispute takes no papers as it stands.' },
  },
  sentences: { too_early: m.papers_too_early },
} as const;

export const Paper = z.object({
  id: Id,
  /** As a lawyer calls it: C-1, R-3, of a later version C-1 (2). */
  number: z.string(),
  version: z.number(),
  side: z.enum(['claimant', 'respondent']),
  party: Id,
  /** Empty where it is sealed, and not for the caller. */
  title: z.string(),
  kind: z.enum(EXHIBIT_KINDS),
  type: z.string(),
  size: z.number(),
  sha256: z.string(),
  /** The issues that it goes to, by their titles. */
  issues: z.array(z.string()),
  receivedOn: CivilDay,
  filedAt: Moment,
  struck: z.nullable(z.object({ at: Moment, why: z.string() })),
  /** Of each party of the other side the last word; the earlier ones before it. */
  answers: z.array(
    z.object({ party: Id, answer: z.enum(EXHIBIT_ANSWERS), why: z.string(), at: Moment }),
  ),
  /** Who first opened it when, for which party: both sides read it. A person without an account any more has no name. */
  opened: z.array(z.object({ party: Id, person: z.string(), at: Moment })),
  /** Whether it can be found by its words, page by page; null for a paper that was struck. */
  words: z.nullable(
    z.object({
      state: z.enum(TEXT_STATES),
      /** Null until it was opened. */
      pages: z.nullable(z.int()),
      pagesRead: z.int(),
      /** Less was read than there is. */
      isCut: z.boolean(),
      fault: z.nullable(z.enum(TEXT_FAULTS)),
    }),
  ),
  /** Whether its words and bytes are kept from the caller by the order below. */
  isSealed: z.boolean(),
  /** That somebody asks for it to be sealed, or that it is: with the reason, and whom the order lets read it. */
  seal: z.nullable(
    z.object({
      state: z.enum(['asked', 'ordered']),
      why: z.string(),
      at: Moment,
      readers: z.array(Id),
    }),
  ),
  may: z.array(z.enum(['strike', 'answer', 'replace', 'ask_seal', 'decide_seal'])),
});

const SHOWN_MAX = 2000;
/** Two words and a number find a paper; a list is not searched by a letter. */
const SIFT_MAX = 200;

export const recordOfPapers = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/papers',
  needs,
  summary:
    'The record of papers, side by side in the order of their numbers: who filed what when, which party opened it when, and what was said of it. Where a page is asked for, fifty papers of it, of those alone that have the words and go to the issue.',
  source: 'ACA ss. 18, 24(3): what one side files, the other reads',
  input: z.strictObject({
    id: Id,
    page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    words: z.optional(line(SIFT_MAX)),
    issue: z.optional(line(ISSUE_MAX)),
    /** With a page: those for which a seal is asked stand before it. */
    asked: z.optional(z.literal('first')),
  }),
  output: z.object({
    /** Who sees it besides the office: the parties by their names. */
    parties: z.array(
      z.object({ id: Id, name: z.string(), side: z.enum(['claimant', 'respondent']) }),
    ),
    papers: z.array(Paper),
    /** Of the whole record: every issue by its title. */
    issues: z.array(z.string()),
    /** Which page this is, of how many; behind how many papers it begins, of how many found and how many in all. */
    page: z.nullable(
      z.object({ at: z.int(), of: z.int(), from: z.int(), total: z.int(), all: z.int() }),
    ),
    /** With a page: every version under a number of which it has one, in their order, where there is more than one. */
    versions: z.array(
      z.object({ id: Id, number: z.string(), first: z.string(), receivedOn: CivilDay }),
    ),
    /** With a page, while something of the caller’s is ready to be filed: of which papers it may be a later version. */
    replaceable: z.array(z.object({ id: Id, number: z.string(), title: z.string() })),
    /** To whom what the caller files goes in the same act: every other party that is in the dispute. */
    reaches: z.array(z.string()),
    /** For whom the caller may file and answer. */
    filesFor: z.array(z.object({ id: Id, name: z.string() })),
    may: z.array(z.enum(['file'])),
  }),
  ...unknownPaper,
});

export const paperNumbers = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/paper-numbers',
  needs,
  summary:
    'The papers of the record that the caller may open, by number and title: to choose among them. Of more than fifty those alone that are named.',
  source: 'ACA ss. 18, 24(3): what one side files, the other reads',
  /** `shown`: ids with commas between them. */
  input: z.strictObject({ id: Id, shown: z.optional(line(SHOWN_MAX)) }),
  output: z.object({
    /** How many there are to choose among, here or by their numbers. */
    all: z.int(),
    papers: z.array(
      z.object({
        id: Id,
        number: z.string(),
        title: z.string(),
        type: z.string(),
        isStruck: z.boolean(),
      }),
    ),
    may: z.array(z.enum(['file'])),
  }),
  ...unknownPaper,
});

export const paperFiling = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/papers',
  needs,
  summary:
    'File uploads that were looked at, at most 50 in one act: each gets its number, and goes to every other party in the same act. The second time changes nothing.',
  source: 'ACA ss. 18, 24(3): whatever goes to the tribunal goes to the other side',
  status: 201,
  input: z.strictObject({
    id: Id,
    /** For whom of several parties the caller files; the first of them, when left out. */
    party: z.optional(Id),
    papers: z
      .array(
        z.strictObject({
          upload: Id,
          title: line(TITLE_MAX),
          kind: z.enum(EXHIBIT_KINDS),
          /** The paper of which this is a later version. */
          replaces: z.optional(Id),
          /** The issues of the dispute that it goes to, by their titles; a new one joins the list. */
          issues: z.optional(z.array(line(ISSUE_MAX)).check(z.maxLength(ISSUES_OF_A_PAPER))),
        }),
      )
      .check(z.maxLength(FILED_AT_ONCE)),
  }),
  output: z.object({ papers: z.array(z.object({ id: Id, number: z.string() })) }),
  errors: {
    ...unknownPaper.errors,
    papers_missing: { status: 422, when: 'No upload is named.' },
    title_missing: { status: 422, when: 'A title is empty.' },
    ...tooEarly.errors,
    party_unknown: { status: 422, when: 'The caller stands for no such party.' },
    upload_unknown: { status: 422, when: 'An upload is none of the caller’s, or is named twice.' },
    upload_not_ready: {
      status: 409,
      when: 'An upload has not come whole, was not looked at, or was refused.',
    },
    version_unknown: {
      status: 422,
      when: 'What it is a later version of is no paper of the same party that stands.',
    },
    issues_full: { status: 409, when: 'The dispute has as many issues as it may.' },
    copy_sealed: {
      status: 409,
      when: 'An upload is a changed copy of a paper that was sealed since, and that the caller may not read any more.',
    },
  },
  sentences: {
    ...unknownPaper.sentences,
    papers_missing: m.papers_missing,
    title_missing: m.papers_title_missing,
    ...tooEarly.sentences,
    party_unknown: m.papers_party_unknown,
    upload_unknown: m.papers_upload_unknown,
    upload_not_ready: m.papers_upload_not_ready,
    version_unknown: m.papers_version_unknown,
    issues_full: m.papers_issues_full,
    copy_sealed: m.papers_copy_sealed,
  },
  check: ({ papers }) => {
    if (!Array.isArray(papers) || papers.length === 0)
      return { code: 'papers_missing', field: 'papers' };
    return papers.every((paper) => isFilled((paper as { title?: unknown } | null)?.title))
      ? null
      : { code: 'title_missing', field: 'title' };
  },
});

export const paperStrike = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/papers/:paper/strike',
  needs,
  summary:
    'Strike a paper that was filed in error. It stays to be seen, with who struck it and why.',
  source: 'Law and lifecycle 6.8, I5: nothing that was filed is taken out',
  input: z.strictObject({ id: Id, paper: Id, why: lines(WHY_MAX) }),
  output: z.object({ id: Id }),
  errors: {
    ...unknownPaper.errors,
    ...tooEarly.errors,
    struck_already: { status: 409, when: 'It was struck before.' },
    why_missing: { status: 422, when: 'No reason is given.' },
  },
  sentences: {
    ...unknownPaper.sentences,
    ...tooEarly.sentences,
    struck_already: m.papers_struck_already,
    why_missing: m.papers_why_missing,
  },
});

export const paperAnswer = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/papers/:paper/answers',
  needs,
  summary:
    'Admit or deny a paper of the other side, or object to it. A later answer stands beside the earlier one, and counts.',
  source:
    'Spec 2.2: secure document sharing; ACA s. 23: each side answers what the other relies on',
  status: 201,
  input: z.strictObject({
    id: Id,
    paper: Id,
    /** For whom of several parties the caller answers; the first of them, when left out. */
    party: z.optional(Id),
    answer: z.enum(EXHIBIT_ANSWERS),
    why: z.optional(lines(WHY_MAX)),
  }),
  output: z.object({ id: Id }),
  errors: {
    ...unknownPaper.errors,
    ...tooEarly.errors,
    not_opened: { status: 409, when: 'The caller never opened it.' },
    own_paper: { status: 409, when: 'It is a paper of the caller’s own side.' },
    is_struck: { status: 409, when: 'It was struck.' },
    party_unknown: { status: 422, when: 'The caller stands for no such party.' },
    why_missing: { status: 422, when: 'Whoever denies or objects gives no reason.' },
  },
  sentences: {
    ...unknownPaper.sentences,
    ...tooEarly.sentences,
    not_opened: m.papers_not_opened,
    own_paper: m.papers_own_paper,
    is_struck: m.papers_is_struck,
    party_unknown: m.papers_party_unknown,
    why_missing: m.papers_why_missing,
  },
});

export const paperEndpoints = [
  paperNumbers,
  recordOfPapers,
  paperFiling,
  paperStrike,
  paperAnswer,
  ...sealEndpoints,
];
