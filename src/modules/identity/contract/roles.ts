import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { GivenRole, Id, WHY_MAX } from './schemas.ts';

export const SOURCE = 'Law and lifecycle 6.1: a role is a row with who gave it and when';

export const person_unknown = { status: 404, when: 'There is no such person.' } as const;

export const not_administrator = {
  status: 403,
  when: 'Whoever asks stopped being an administrator meanwhile.',
} as const;

export const why_missing = { status: 422, when: 'No reason was given.' } as const;

export const reasoned = ({ why }: Readonly<Record<string, unknown>>) =>
  isFilled(why) ? null : ({ code: 'why_missing', field: 'why' } as const);

export const roleGift = endpoint({
  method: 'POST',
  path: '/api/office/people/:id/roles',
  needs: 'give_roles',
  summary: 'Give a role, with the reason.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, role: GivenRole, why: line(WHY_MAX) }),
  output: z.object({ role: GivenRole }),
  check: reasoned,
  errors: {
    why_missing,
    person_unknown,
    not_administrator,
    own_role: { status: 409, when: 'Nobody gives a role to themselves.' },
    person_erased: { status: 409, when: 'The account was erased.' },
    role_held: { status: 409, when: 'They hold it already.' },
    roles_apart: { status: 409, when: 'It does not go with a role that they hold.' },
  },
  sentences: {
    why_missing: m.office_role_why_missing,
    person_unknown: m.office_person_unknown,
    not_administrator: m.office_not_administrator,
    own_role: m.office_role_own,
    person_erased: m.office_person_erased,
    role_held: m.office_role_held,
    roles_apart: m.office_roles_apart,
  },
});

export const roleEnd = endpoint({
  method: 'DELETE',
  path: '/api/office/people/:id/roles/:role',
  needs: 'give_roles',
  summary:
    'End a role, with the reason. Its power is over with the next request of whoever held it.',
  source: SOURCE,
  input: z.strictObject({ id: Id, role: GivenRole, why: line(WHY_MAX) }),
  output: z.object({ role: GivenRole }),
  check: reasoned,
  errors: {
    why_missing,
    person_unknown,
    not_administrator,
    role_not_held: { status: 409, when: 'They do not hold it.' },
    last_administrator: { status: 409, when: 'They are the only administrator.' },
  },
  sentences: {
    why_missing: m.office_role_why_missing,
    person_unknown: m.office_person_unknown,
    not_administrator: m.office_not_administrator,
    role_not_held: m.office_role_not_held,
    last_administrator: m.office_role_last,
  },
});

export const personSessionsEnd = endpoint({
  method: 'DELETE',
  path: '/api/office/people/:id/sessions',
  needs: 'give_roles',
  summary: 'Sign somebody out everywhere, with the reason.',
  source: 'ASVS 5.0, 7.4.5',
  input: z.strictObject({ id: Id, why: line(WHY_MAX) }),
  output: z.object({ ended: z.number() }),
  check: reasoned,
  errors: { why_missing, person_unknown },
  sentences: { why_missing: m.office_role_why_missing, person_unknown: m.office_person_unknown },
});

export const lostFactorRemoval = endpoint({
  method: 'DELETE',
  path: '/api/office/people/:id/second-factor',
  needs: 'give_roles',
  summary:
    'Take the lost second factor of somebody away, with the reason. They are told, and their sessions end.',
  source: 'ASVS 5.0, 6.4.4',
  input: z.strictObject({ id: Id, why: line(WHY_MAX) }),
  output: z.object({ removed: z.boolean() }),
  check: reasoned,
  errors: {
    why_missing,
    person_unknown,
    own_factor: {
      status: 409,
      when: 'It is one’s own, which one changes in one’s account; another administrator may take it away.',
    },
    factor_none: { status: 409, when: 'There is no second factor.' },
  },
  sentences: {
    why_missing: m.office_role_why_missing,
    person_unknown: m.office_person_unknown,
    own_factor: m.office_person_factor_own,
    factor_none: m.office_person_factor_none,
  },
});
