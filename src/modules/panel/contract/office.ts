import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import {
  CHECKS,
  CivilDay,
  Document,
  Id,
  ListName,
  Moment,
  SOURCES,
  StateName,
  Step,
  unknownErrors,
  unknownSentences,
  Waits,
} from './words.ts';

export const SOURCE = 'Law and lifecycle 3.9: empanelment';
export const done = z.object({ id: Id });
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
