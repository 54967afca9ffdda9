import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { PURPOSES } from '../rules/words.ts';
import {
  CivilDay,
  done,
  Id,
  ServedByName,
  StandingName,
  substitutionErrors,
  substitutionSentences,
  unknown,
} from './words.ts';

export const serviceStandings = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/service',
  needs: 'have_account',
  summary:
    'Who has received which paper of a dispute, as its parties may see it: no address, no evidence.',
  source: 'Law and lifecycle 6.4',
  input: z.strictObject({ id: Id }),
  output: z.object({
    recipients: z.array(
      z.object({
        id: Id,
        partyId: Id,
        name: z.string(),
        purpose: z.enum(PURPOSES),
        standing: StandingName,
        servedOn: z.nullable(CivilDay),
        servedBy: z.nullable(ServedByName),
        failedMethods: z.number(),
        inquiries: z.array(z.object({ where: z.string(), on: CivilDay, result: z.string() })),
        substitution: z.nullable(z.string()),
        mayAsk: z.boolean(),
      }),
    ),
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const ownPapers = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/own-papers',
  needs: 'have_account',
  summary:
    'The papers that were sent to the caller as a party, and when each was received. Where they are reached at an address that they have proved, a notice or invitation that they had not received is received by reading this, and the ledger of service keeps that.',
  source: 'Law and lifecycle 3.5, way (a), and 6.4; IT Act s. 13(2); ACA s. 3',
  input: z.strictObject({
    id: Id,
    /** How many of the newest, beside the notices and invitations, which are always there; all of them, when left out. */
    most: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
  }),
  output: z.object({
    /** How many were sent in all. */
    total: z.int(),
    papers: z.array(
      z.object({
        id: Id,
        partyId: Id,
        name: z.string(),
        purpose: z.enum(PURPOSES),
        documentId: Id,
        /** Empty of a paper that is sealed, and not for the caller. */
        title: z.string(),
        isSealed: z.boolean(),
        /** It was filed in error, and stays to be seen. */
        isStruck: z.boolean(),
        number: z.string(),
        sha256: z.string(),
        sentOn: CivilDay,
        receivedOn: z.nullable(CivilDay),
        code: z.nullable(z.string()),
      }),
    ),
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const serviceInquiry = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/service-inquiries',
  needs: 'have_account',
  summary:
    'Note where a respondent was looked for, when, and what came of it. The claimant and the office may.',
  source: 'ACA s. 3(1)(b): reasonable inquiry',
  input: z.strictObject({ id: Id, partyId: Id, where: line(300), on: Day, result: lines(2000) }),
  output: done,
  check: ({ where, result }) =>
    where === ''
      ? { code: 'where_missing', field: 'where' }
      : result === ''
        ? { code: 'result_missing', field: 'result' }
        : null,
  errors: {
    unknown,
    where_missing: { status: 422, when: 'Nothing says where was looked.' },
    result_missing: { status: 422, when: 'Nothing says what came of it.' },
    day_wrong: {
      status: 422,
      when: 'The day lies ahead, or before the day on which the paper went out to this party.',
    },
    party_missing: { status: 422, when: 'No paper has gone to this party.' },
  },
  sentences: {
    unknown: m.case_error_unknown,
    where_missing: m.service_error_where_missing,
    result_missing: m.service_error_result_missing,
    day_wrong: m.service_error_inquiry_day,
    party_missing: m.case_error_party_missing,
  },
});

export const substitutionRequest = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/substitutions',
  needs: 'have_account',
  summary:
    'Ask for substituted service: after two methods in vain, and with a record of where the respondent was looked for.',
  source: 'Law and lifecycle 6.4; ACA s. 3(1)(b)',
  input: z.strictObject({ id: Id, partyId: Id, grounds: lines(5000) }),
  output: done,
  errors: { ...moveErrors, ...substitutionErrors },
  sentences: { ...moveSentences, ...substitutionSentences },
});

export const partyEndpoints: readonly Endpoint[] = [
  serviceStandings,
  ownPapers,
  serviceInquiry,
  substitutionRequest,
];
