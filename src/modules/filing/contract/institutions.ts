import * as z from 'zod/mini';
import { EMAIL_MAX, isEmailOfOneWriting, isPhone } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines, numberLine } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { gstinOf, isGstin } from '#modules/fees/rules/gst.ts';
import { isState } from '#modules/fees/rules/states.ts';
import { Id } from './batches.ts';

export const SOURCE = 'Law and lifecycle 6.3: the request, many at once';

export const needs = 'decide_disputes' as const;

const Moment = z.string().check(z.meta({ format: 'date-time' }));

const entry = {
  name: line(200),
  kind: z.enum(['company', 'firm']),
  registration: line(60),
  email: line(EMAIL_MAX),
  mobile: numberLine(20),
  address: lines(500),
  language: z.enum(['en', 'hi', 'mr']),
  state: z.optional(
    line(2).check(z.meta({ description: 'GST’s two digits of the state of the address.' })),
  ),
  gstin: z.optional(line(30)),
};

const wrong = {
  errors: {
    name_missing: { status: 422, when: 'The name is empty.' },
    email_wrong: { status: 422, when: 'The e-mail address is none.' },
    mobile_wrong: {
      status: 422,
      when: 'The mobile number is neither empty nor in the form of E.164.',
    },
    address_short: { status: 422, when: 'The postal address has fewer than ten characters.' },
    state_wrong: { status: 422, when: 'The state is none of GST’s codes.' },
    gstin_wrong: {
      status: 422,
      when: 'The GSTIN has not the form of one, or its check letter does not fit.',
    },
  },
  sentences: {
    name_missing: m.office_institution_name_missing,
    email_wrong: m.office_institution_email_wrong,
    mobile_wrong: m.office_institution_mobile_wrong,
    address_short: m.office_institution_address_short,
    state_wrong: m.office_institution_state_wrong,
    gstin_wrong: m.office_institution_gstin_wrong,
  },
} as const;

export const unknown = {
  errors: { not_found: { status: 404, when: 'There is no such institution or member.' } },
  sentences: { not_found: m.office_institution_unknown },
} as const;

function entryProblem({
  name,
  email,
  mobile,
  address,
  state,
  gstin,
}: Readonly<Record<string, unknown>>) {
  if (typeof name !== 'string' || name.trim() === '')
    return { code: 'name_missing', field: 'name' } as const;
  if (!isEmailOfOneWriting(email)) return { code: 'email_wrong', field: 'email' } as const;
  if (mobile !== '' && !isPhone(mobile)) return { code: 'mobile_wrong', field: 'mobile' } as const;
  if (typeof address !== 'string' || address.trim().length < 10)
    return { code: 'address_short', field: 'address' } as const;
  if (typeof state === 'string' && state !== '' && !isState(state))
    return { code: 'state_wrong', field: 'state' } as const;
  const isNumber = typeof gstin !== 'string' || gstin.trim() === '' || isGstin(gstinOf(gstin));
  return isNumber ? null : ({ code: 'gstin_wrong', field: 'gstin' } as const);
}

const Institution = z.object({ id: Id, ...entry, createdAt: Moment, endedAt: z.nullable(Moment) });

export const institutionList = endpoint({
  method: 'GET',
  path: '/api/office/institutions',
  needs,
  summary: 'Institutions that file many disputes at once: the newest first, 25 a page.',
  source: SOURCE,
  input: z.strictObject({ after: z.optional(Id) }),
  output: z.object({
    institutions: z.array(
      z.object({
        id: Id,
        name: z.string(),
        email: z.string(),
        members: z.number(),
        createdAt: Moment,
        endedAt: z.nullable(Moment),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  errors: {},
  sentences: {},
});

export const newInstitution = endpoint({
  method: 'POST',
  path: '/api/office/institutions',
  needs,
  summary: 'Make an institution. Every row that it files has this entry as its claimant.',
  source: SOURCE,
  status: 201,
  input: z.strictObject(entry),
  output: z.object({ id: Id }),
  check: entryProblem,
  ...wrong,
});

export const oneInstitution = endpoint({
  method: 'GET',
  path: '/api/office/institutions/:id',
  needs,
  summary: 'One institution, and who files for it.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    institution: Institution,
    members: z.array(z.object({ id: Id, name: z.string(), since: Moment })),
  }),
  ...unknown,
});

export const institutionEntry = endpoint({
  method: 'PUT',
  path: '/api/office/institutions/:id',
  needs,
  summary: 'Correct the entry of an institution, for what is filed from now on.',
  source: SOURCE,
  input: z.strictObject({ id: Id, ...entry }),
  output: z.object({ id: Id }),
  check: entryProblem,
  errors: { ...wrong.errors, ...unknown.errors },
  sentences: { ...wrong.sentences, ...unknown.sentences },
});
