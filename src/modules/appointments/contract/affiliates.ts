import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, MomentText, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { LINK_KINDS } from '../rules/affiliates/affiliates.ts';

const SOURCE = 'ACA s. 12 with the Fifth Schedule, items 22 and 24; algorithms 2.2';
const NAME_MAX = 200;
const Kind = z.enum(LINK_KINDS);

export const affiliates = endpoint({
  method: 'GET',
  path: '/api/office/affiliates',
  needs: 'work_disputes',
  summary:
    'Who belongs together, as parties declared or the office found it, the newest first, 50 a page; by it conflicts and repeat appointments are counted.',
  source: SOURCE,
  input: z.strictObject({ name: z.optional(line(NAME_MAX)), after: z.optional(Id) }),
  output: z.object({
    links: z.array(
      z.object({
        id: Id,
        kind: Kind,
        one: z.string(),
        other: z.string(),
        evidence: z.string(),
        source: z.string(),
        addedAt: MomentText,
      }),
    ),
    next: z.nullable(Id),
    /** Whether the caller may do what lets somebody be named: take back, or keep apart. */
    mayDecide: z.boolean(),
  }),
  errors: {},
  sentences: {},
});

export const affiliateRecording = endpoint({
  method: 'POST',
  path: '/api/office/affiliates',
  needs: 'work_disputes',
  summary:
    'Record that two belong together and where it stands, or that two who are called alike are not one. It is asked at each door from then on.',
  source: SOURCE,
  input: z.strictObject({
    kind: Kind,
    source: z.enum(['party', 'office']),
    one: line(NAME_MAX),
    oneNumber: line(60),
    other: line(NAME_MAX),
    otherNumber: line(60),
    evidence: lines(1000),
  }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    one_missing: { status: 422, when: 'Nothing is left of the first name but titles.' },
    other_missing: { status: 422, when: 'Nothing is left of the second name but titles.' },
    one_number_wrong: { status: 422, when: 'The first number is none of an authority.' },
    other_number_wrong: { status: 422, when: 'The second number is none of an authority.' },
    registrar_alone: { status: 422, when: 'That two are apart is recorded by a registrar.' },
    same_thing: { status: 422, when: 'Both ends are one and the same.' },
    evidence_missing: { status: 422, when: 'It is not said where it stands.' },
  },
  sentences: {
    one_missing: m.office_affiliates_error_name,
    other_missing: m.office_affiliates_error_name,
    one_number_wrong: m.office_affiliates_error_number,
    other_number_wrong: m.office_affiliates_error_number,
    registrar_alone: m.office_affiliates_error_registrar,
    same_thing: m.office_affiliates_error_same,
    evidence_missing: m.office_affiliates_error_evidence,
  },
});

export const affiliateEnding = endpoint({
  method: 'POST',
  path: '/api/office/affiliates/:id/ending',
  needs: 'decide_disputes',
  summary: 'Take a link back. The row stays, so that it can be told what was known when.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  errors: { unknown: moveErrors.unknown },
  sentences: { unknown: moveSentences.unknown },
});

export const affiliateEndpoints: readonly Endpoint[] = [
  affiliates,
  affiliateRecording,
  affiliateEnding,
];
