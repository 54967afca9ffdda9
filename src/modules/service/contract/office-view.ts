import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { LACKS, PURPOSES } from '../rules/words.ts';
import {
  Basis,
  ChannelName,
  CivilDay,
  Id,
  MomentText,
  ServedByName,
  StandingName,
  StatusName,
  unknown,
} from './words.ts';

const Report = z.object({
  status: StatusName,
  at: MomentText,
  heardAt: MomentText,
  source: z.string(),
  said: z.string(),
  sha256: z.nullable(z.string()),
});

const Proof = z.object({
  documentId: Id,
  state: z.enum(['submitted', 'validated', 'rejected']),
  at: MomentText,
  deliveredOn: z.nullable(CivilDay),
  basis: z.nullable(Basis),
  reason: z.string(),
  judgedBy: z.nullable(z.string()),
});

const Attempt = z.object({
  id: Id,
  channel: ChannelName,
  address: z.string(),
  isDesignated: z.boolean(),
  status: StatusName,
  queuedAt: MomentText,
  carrier: z.string(),
  articleNumber: z.nullable(z.string()),
  postedOn: z.nullable(CivilDay),
  isSetAside: z.boolean(),
  lack: z.nullable(z.enum(LACKS)),
  isContradicted: z.boolean(),
  reports: z.array(Report),
  proofs: z.array(Proof),
  may: z.array(z.enum(['post', 'return', 'bring_proof', 'judge_proof'])),
});

const Substitution = z.object({
  state: z.enum(['asked', 'declined', 'ordered', 'carried_out', 'set_aside']),
  askedAt: MomentText,
  grounds: z.string(),
  reasons: z.string(),
  means: z.nullable(z.string()),
  lastKnown: z.string(),
  carriedOutOn: z.nullable(CivilDay),
});

const Recipient = z.object({
  id: Id,
  purpose: z.enum(PURPOSES),
  paper: z.string(),
  paperId: Id,
  begunAt: MomentText,
  standing: StandingName,
  servedOn: z.nullable(CivilDay),
  servedBy: z.nullable(ServedByName),
  servedBasis: z.nullable(Basis),
  attempts: z.array(Attempt),
  substitutions: z.array(Substitution),
  steps: z.array(
    z.object({
      from: StandingName,
      to: StandingName,
      at: MomentText,
      by: z.string(),
      why: z.string(),
    }),
  ),
  certificates: z.array(z.object({ at: MomentText, pdfId: Id, jsonId: Id })),
  may: z.array(z.enum(['send_again', 'decide_substitution', 'carry_out', 'certify'])),
});

const Party = z.object({
  id: Id,
  name: z.string(),
  side: z.enum(['claimant', 'respondent']),
  contacts: z.array(
    z.object({
      id: Id,
      channel: z.enum(['email', 'mobile', 'post']),
      value: z.string(),
      isDesignated: z.boolean(),
      designatedIn: z.string(),
    }),
  ),
  recipients: z.array(Recipient),
  inquiries: z.array(
    z.object({
      where: z.string(),
      on: CivilDay,
      result: z.string(),
      by: z.string(),
      at: MomentText,
    }),
  ),
  /** Why nothing may proceed without them; null where it may, and for a claimant. */
  hindrance: z.nullable(z.string()),
  may: z.array(z.enum(['reverse', 'warn', 'proceed'])),
  /** The registrar found that it goes on without them. */
  isAbsent: z.boolean(),
});

export const officeService = endpoint({
  method: 'GET',
  path: '/api/office/disputes/:id/service',
  needs: 'work_disputes',
  summary:
    'The ledger of service of a dispute: each recipient, each attempt, what was heard of it, and what is still missing.',
  source: 'Law and lifecycle 6.4',
  input: z.strictObject({ id: Id, page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))) }),
  output: z.object({
    id: Id,
    reference: z.string(),
    state: z.string(),
    /** Each with what goes to them of the papers of the page: first those that somebody has not received, then the newest. */
    parties: z.array(Party),
    page: z.object({ at: z.int(), of: z.int(), total: z.int() }),
    at: MomentText,
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});
