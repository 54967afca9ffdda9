import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  CHECKS,
  CivilDay,
  Document,
  Id,
  ListName,
  Moment,
  moveErrors,
  moveSentences,
  note,
  reasons,
  SOURCES,
  StateName,
  Step,
  unknownErrors,
  unknownSentences,
  Waits,
} from './words.ts';

const SOURCE = 'Law and lifecycle 3.9: empanelment';
const done = z.object({ id: Id });
const known = { errors: unknownErrors, sentences: unknownSentences };

export const officeApplications = endpoint({
  method: 'GET',
  path: '/api/panel/applications',
  needs: 'read_applications',
  summary: 'The places on the lists that are asked for, those that wait longest first; 25 a page.',
  source: SOURCE,
  input: z.strictObject({
    state: z.optional(z.enum([...StateName.options, 'open', 'all', ''])),
    list: z.optional(z.enum([...ListName.options, ''])),
    q: z.optional(line(100)),
    page: z.optional(line(6)),
  }),
  output: z.object({
    places: z.array(
      z.object({
        id: Id,
        applicationId: Id,
        reference: z.string(),
        name: z.string(),
        list: ListName,
        state: StateName,
        since: Moment,
        waitsFor: Waits,
        dueOn: z.nullable(CivilDay),
        isOverdue: z.boolean(),
      }),
    ),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
  errors: {},
  sentences: {},
});

const Ballot = z.object({
  member: z.string(),
  verdict: z.string(),
  reasons: z.string(),
  at: Moment,
});

export const officeApplication = endpoint({
  method: 'GET',
  path: '/api/panel/applications/:id',
  needs: 'read_applications',
  summary:
    'One application: what was sent, what was checked, asked and decided, and what the caller may do now.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    reference: z.string(),
    receivedAt: Moment,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    bornOn: z.nullable(CivilDay),
    gender: z.nullable(z.string()),
    profileLink: z.string(),
    nationalIdText: z.string(),
    address: z.string(),
    nationality: z.string(),
    correspondenceAddress: z.string(),
    qualifications: z.string(),
    certifications: z.string(),
    specialisations: z.array(z.string()),
    actedBefore: z.nullable(z.boolean()),
    experience: z.string(),
    holdsCertifications: z.nullable(z.boolean()),
    heldCertifications: z.string(),
    isAvailable: z.boolean(),
    hearingDays: z.nullable(z.string()),
    additionalInformation: z.string(),
    cvText: z.string(),
    nationalId: z.nullable(Document),
    cv: z.nullable(Document),
    documentsRemovedAt: z.nullable(Moment),
    earlier: z.array(z.object({ id: Id, reference: z.string(), receivedAt: Moment })),
    checks: z.array(
      z.object({
        item: z.enum(CHECKS),
        seen: z.nullable(
          z.object({ source: z.enum(SOURCES), note: z.string(), at: Moment, by: z.string() }),
        ),
      }),
    ),
    messages: z.array(
      z.object({
        id: Id,
        kind: z.enum(['question', 'answer', 'reply_to_decision']),
        text: z.string(),
        at: Moment,
        by: z.nullable(z.string()),
        document: z.nullable(Document),
        isOpen: z.boolean(),
      }),
    ),
    /** What this viewer declared; null when they have not, or are not of the committee. */
    declared: z.nullable(z.enum(['none', 'relation'])),
    relations: z.array(z.object({ member: z.string(), relation: z.string() })),
    places: z.array(
      z.object({
        id: Id,
        list: ListName,
        state: StateName,
        since: Moment,
        waitsFor: Waits,
        dueOn: z.nullable(CivilDay),
        suspendedUntil: z.nullable(CivilDay),
        conductVersion: z.nullable(z.string()),
        may: z.array(z.string()),
        /** Null for whoever may not see votes: who is not of the committee, has not declared, or is recused. */
        ballots: z.nullable(z.array(Ballot)),
      }),
    ),
    proceedings: z.array(
      z.object({
        id: Id,
        principle: z.string(),
        facts: z.string(),
        noticedAt: Moment,
        replyDueOn: CivilDay,
        reply: z.nullable(z.string()),
        repliedAt: z.nullable(Moment),
        outcome: z.nullable(z.string()),
        suspendedUntil: z.nullable(CivilDay),
        reasons: z.nullable(z.string()),
        decidedAt: z.nullable(Moment),
        may: z.array(z.string()),
        ballots: z.nullable(z.array(Ballot)),
      }),
    ),
    steps: z.array(Step),
    missingLists: z.array(ListName),
    neutralId: z.nullable(Id),
    may: z.array(z.string()),
  }),
  ...known,
});

export const applicationDocument = endpoint({
  method: 'GET',
  path: '/api/panel/applications/:id/documents/:document',
  needs: 'read_applications',
  summary:
    'A document of an application, to look at. Each opening is a row in the record. A DOCX is kept instead of shown.',
  source: SOURCE,
  input: z.strictObject({ id: Id, document: Id }),
  output: z.object({}),
  answers: 'application/octet-stream',
  ...known,
});

export const applicationCheck = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/checks',
  needs: 'check_applications',
  summary: 'Note that something was seen, and how; or take the note back with `seen: false`.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    item: z.enum(CHECKS),
    source: z.enum(SOURCES),
    note: note(),
    seen: z.boolean(),
  }),
  output: done,
  errors: { ...unknownErrors, not_from_here: moveErrors.not_from_here },
  sentences: { ...unknownSentences, not_from_here: moveSentences.not_from_here },
});

export const applicationQuestion = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/questions',
  needs: 'check_applications',
  summary:
    'Ask the applicant something. The question goes by mail, the answer comes back through the page of the application.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, text: lines(2000) }),
  output: done,
  errors: {
    ...unknownErrors,
    question_missing: { status: 422, when: 'The question is empty.' },
    not_from_here: moveErrors.not_from_here,
  },
  sentences: {
    ...unknownSentences,
    question_missing: m.office_panel_question_missing,
    not_from_here: moveSentences.not_from_here,
  },
  check: ({ text }) =>
    typeof text === 'string' && text.trim() !== ''
      ? null
      : { code: 'question_missing', field: 'text' },
});

export const applicationListing = endpoint({
  method: 'POST',
  path: '/api/panel/applications/:id/listings',
  needs: 'check_applications',
  summary: 'Open a place on another list, because the applicant asked for it.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, list: ListName }),
  output: done,
  errors: {
    ...unknownErrors,
    listed_already: { status: 409, when: 'The application has a place on that list.' },
  },
  sentences: { ...unknownSentences, listed_already: m.office_panel_listed_already },
});

export const listingMove = endpoint({
  method: 'POST',
  path: '/api/panel/listings/:id/moves',
  needs: 'check_applications',
  summary:
    'Move a place as the office may: documents checked, suspended, reinstated, or looked at again.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    move: z.enum(['check_documents', 'suspend', 'reinstate', 'reconsider']),
    reason: reasons(),
  }),
  output: done,
  errors: { ...unknownErrors, ...moveErrors },
  sentences: { ...unknownSentences, ...moveSentences },
});
