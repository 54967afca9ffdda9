import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { person_unknown, SOURCE } from './roles.ts';
import { GivenRole, Id, Moment } from './schemas.ts';

const Named = z.nullable(z.string());

export const people = endpoint({
  method: 'GET',
  path: '/api/office/people',
  needs: 'give_roles',
  summary:
    'People by name, e-mail or mobile number, with the roles that they hold; those with a role first, 25 a page.',
  source: SOURCE,
  input: z.strictObject({
    search: z.optional(line(100)),
    role: z.optional(GivenRole),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  }),
  output: z.object({
    people: z.array(
      z.object({ id: Id, name: z.string(), email: Named, phone: Named, roles: z.array(GivenRole) }),
    ),
    isMore: z.boolean(),
  }),
  errors: {},
  sentences: {},
});

export const personRoles = endpoint({
  method: 'GET',
  path: '/api/office/people/:id',
  needs: 'give_roles',
  summary:
    'One person with every role that they hold or held, who gave and ended it, when and why.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    name: z.string(),
    email: Named,
    phone: Named,
    since: Moment,
    roles: z.array(
      z.object({
        role: GivenRole,
        givenBy: Named,
        givenAt: Moment,
        givenWhy: Named,
        endedBy: Named,
        endedAt: z.nullable(Moment),
        endedWhy: Named,
      }),
    ),
  }),
  errors: { person_unknown },
  sentences: { person_unknown: m.office_person_unknown },
});
