import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id } from './batches.ts';
import { needs, SOURCE, unknown } from './institutions.ts';

const closed = { status: 409, when: 'The institution is closed.' } as const;

export const newMember = endpoint({
  method: 'POST',
  path: '/api/office/institutions/:id/members',
  needs,
  summary: 'Let a person file for an institution, by the proved e-mail address of their account.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, email: line(EMAIL_MAX) }),
  output: z.object({ id: Id }),
  errors: {
    ...unknown.errors,
    institution_closed: closed,
    person_unknown: { status: 422, when: 'No account has proved this address.' },
    member_already: { status: 409, when: 'They file for it already.' },
  },
  sentences: {
    ...unknown.sentences,
    institution_closed: m.office_institution_closed,
    person_unknown: m.office_institution_person_unknown,
    member_already: m.office_institution_member_already,
  },
});

export const memberEnd = endpoint({
  method: 'POST',
  path: '/api/office/institutions/:id/members/:member/end',
  needs,
  summary:
    'End that somebody files for an institution. They lose its filings, and the disputes that they saw only through it, at once.',
  source: SOURCE,
  input: z.strictObject({ id: Id, member: Id }),
  output: z.object({ id: Id }),
  ...unknown,
});

export const institutionEnd = endpoint({
  method: 'POST',
  path: '/api/office/institutions/:id/closing',
  needs,
  summary:
    'Close an institution: nothing more is accepted for it, and its people lose its filings and disputes at once. What was accepted is filed.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    isSure: z
      .boolean()
      .check(z.meta({ description: 'That they mean it: it cannot be taken back.' })),
  }),
  output: z.object({ id: Id }),
  errors: {
    ...unknown.errors,
    institution_closed: closed,
    not_sure: { status: 422, when: 'The box that says that it is meant was not ticked.' },
  },
  sentences: {
    ...unknown.sentences,
    institution_closed: m.office_institution_closed,
    not_sure: m.office_institution_not_sure,
  },
});
