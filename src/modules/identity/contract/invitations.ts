import * as z from 'zod/mini';
import { isEmailOfOneWriting } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { not_administrator, reasoned, SOURCE, why_missing } from './roles.ts';
import { GivenRole, Moment, NAME_MAX, WHY_MAX } from './schemas.ts';

export const invitations = endpoint({
  method: 'GET',
  path: '/api/office/invitations',
  needs: 'give_roles',
  summary: 'Invitations that nobody took or withdrew yet.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    invitations: z.array(
      z.object({
        id: Id,
        email: z.string(),
        name: z.string(),
        role: GivenRole,
        invitedBy: z.string(),
        invitedAt: Moment,
        expiresAt: Moment,
        isOver: z.boolean(),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

export const invitationGift = endpoint({
  method: 'POST',
  path: '/api/office/invitations',
  needs: 'give_roles',
  summary: 'Invite somebody who has no account; the mailed link is good for a week.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    email: line(254),
    name: line(NAME_MAX),
    role: GivenRole,
    why: line(WHY_MAX),
  }),
  output: z.object({ id: Id }),
  check: (form) => {
    if (!isFilled(form.name)) return { code: 'name_missing', field: 'name' };
    if (!isEmailOfOneWriting(form.email)) return { code: 'email_invalid', field: 'email' };
    return reasoned(form);
  },
  errors: {
    why_missing,
    not_administrator,
    name_missing: { status: 422, when: 'The name is empty.' },
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
    email_taken: {
      status: 409,
      when: 'There is an account with this address; give that person the role.',
    },
    already_invited: { status: 409, when: 'An invitation of this address to this role is open.' },
  },
  sentences: {
    why_missing: m.office_role_why_missing,
    not_administrator: m.office_not_administrator,
    name_missing: m.account_name_missing,
    email_invalid: m.office_invite_email_invalid,
    email_taken: m.office_invite_taken,
    already_invited: m.office_invite_again,
  },
});

export const invitationEnd = endpoint({
  method: 'DELETE',
  path: '/api/office/invitations/:id',
  needs: 'give_roles',
  summary: 'Take an invitation back.',
  source: SOURCE,
  input: z.strictObject({ id: Id, why: line(WHY_MAX) }),
  output: z.object({ withdrawn: z.boolean() }),
  check: reasoned,
  errors: { why_missing, invitation_unknown: { status: 404, when: 'There is none that is open.' } },
  sentences: {
    why_missing: m.office_role_why_missing,
    invitation_unknown: m.office_invite_unknown,
  },
});
