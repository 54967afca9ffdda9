import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { LIBERTIES } from '../rules/words.ts';
import { consentDenial, consentWithdrawal, fastTrackAgreement, signing } from './consents.ts';
import { disputeDocument, disputeDocuments, myDisputes, theDispute } from './party-view.ts';
import { taxPlace } from './tax-place.ts';
import { Id, moveErrors, moveSentences, StateName } from './words.ts';
import { disputeWorkspace } from './workspace.ts';

export const REASON_MAX = 5000;

const Moved = z.object({ id: Id, state: StateName });

export const withdrawal = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/withdrawal',
  needs: 'have_account',
  summary:
    'Withdraw a dispute: at once before anybody was served, afterwards when the respondent was heard on it.',
  source: 'ACA s. 32(2)(a); law and lifecycle 6.3',
  input: z.strictObject({
    id: Id,
    reason: lines(REASON_MAX),
    /** Whether the claimant asks to be free to file it again (ACA s. 32(2)(a)). */
    liberty: z.optional(z.enum([...LIBERTIES, ''])),
  }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const withdrawalConsent = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/withdrawal-consents',
  needs: 'have_account',
  summary: 'Say, as a respondent, that one does not object to the withdrawal that was asked for.',
  source: 'ACA s. 32(2)(a): the claimant withdraws unless the respondent objects',
  input: z.strictObject({ id: Id }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const talksEnd = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talks-end',
  needs: 'have_account',
  summary:
    'End a conciliation or a mediation that was accepted, by a written declaration; no reason is owed.',
  source: 'ACA s. 76(d); Mediation Act 2023 s. 24',
  input: z.strictObject({ id: Id, name: line(200), agreed: z.boolean() }),
  output: Moved,
  errors: signing.errors,
  sentences: signing.sentences,
});

export const release = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/releases',
  needs: 'have_account',
  summary:
    'Withdraw the claim against one of several respondents to whom nothing could be delivered, and go on with the others.',
  source:
    'Law and lifecycle 6.5 (service failed: withdrawn with liberty), for one respondent of several',
  input: z.strictObject({ id: Id, party: Id, reason: lines(REASON_MAX) }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const submissionAgreement = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/submission-agreement',
  needs: 'have_account',
  summary:
    'Sign the agreement to refer this dispute to arbitration here, made after it arose. It needs every party’s signature.',
  source: 'ACA s. 7; law and lifecycle 3.3, basis B',
  ...signing,
  output: Moved,
});

export const failedInvitation = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/failed-invitation',
  needs: 'have_account',
  summary: 'Treat an invitation to conciliate or mediate that nobody answered in time as declined.',
  source: 'ACA s. 62(4)',
  input: z.strictObject({ id: Id }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const newContact = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/contacts',
  needs: 'have_account',
  summary:
    'Change how one’s own party is reached. The old address stays in the record, and the other side is told of the change.',
  source: 'Users ask: a change of e-mail is docketed and noticed',
  input: z.strictObject({
    id: Id,
    party: Id,
    channel: z.enum(['email', 'mobile', 'post']),
    value: line(500),
    /** The contact that it takes the place of; null adds one. */
    replaces: z.nullable(Id),
  }),
  output: Moved,
  errors: {
    ...moveErrors,
    contact_wrong: { status: 422, when: 'It has not the shape of such an address.' },
    contact_opposite: {
      status: 409,
      when: 'The other side of the dispute is or was reached there.',
    },
  },
  sentences: {
    ...moveSentences,
    contact_wrong: m.case_error_contact_wrong,
    contact_opposite: m.case_error_contact_opposite,
  },
});

export const disputesPartyEndpoints = [
  myDisputes,
  theDispute,
  disputeWorkspace,
  disputeDocument,
  disputeDocuments,
  withdrawal,
  release,
  submissionAgreement,
  failedInvitation,
  newContact,
  taxPlace,
  withdrawalConsent,
  talksEnd,
  consentWithdrawal,
  consentDenial,
  fastTrackAgreement,
];
