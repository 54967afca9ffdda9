import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';

const LinkToken = z.strictObject({
  token: line(200).check(z.meta({ description: 'The token of the link in our mail.' })),
});

const Subscription = z.object({
  id: z.string().check(z.meta({ format: 'uuid', description: 'Of the subscription.' })),
});

const unknownLink = {
  link_unknown: { status: 404, when: 'No mail of ours has this link.' },
} satisfies Record<string, Refusal>;

export const newsletterConfirmation = endpoint({
  method: 'POST',
  path: '/api/sales/newsletter/confirmation',
  needs: 'visit',
  summary:
    'Confirm a subscription with the token of the mailed link, which lives seven days. The second time is a success too.',
  source:
    'Double opt-in: consent must be shown (Digital Personal Data Protection Act 2023, section 6)',
  input: LinkToken,
  output: Subscription,
  errors: {
    ...unknownLink,
    link_expired: { status: 410, when: 'The link is older than seven days.' },
    unsubscribed_since: {
      status: 410,
      when: 'The address was unsubscribed after the link was sent.',
    },
  },
  sentences: {
    link_unknown: m.enquiries_link_unknown,
    link_expired: m.enquiries_link_expired,
    unsubscribed_since: m.enquiries_unsubscribed_since,
  },
});

export const newsletterUnsubscription = endpoint({
  method: 'POST',
  path: '/api/sales/newsletter/unsubscription',
  needs: 'visit',
  summary:
    'End a subscription with the token of a mailed link, which never expires. The second time is a success too.',
  source: 'One-click unsubscription (RFC 8058)',
  input: LinkToken,
  output: Subscription,
  errors: unknownLink,
  sentences: { link_unknown: m.enquiries_link_unknown },
});
