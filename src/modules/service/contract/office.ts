import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { DOCUMENT_BYTES_MAX } from '#kernel/document-types.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { CHANNELS as CONTACT_CHANNELS } from '#modules/disputes/rules/words.ts';
import { RECEIPT_BASES, RETURNS } from '../rules/words.ts';
import {
  finalWarning,
  proceedingWithout,
  serviceReversal,
  substitutedService,
  substitutionDecision,
} from './registrar.ts';
import {
  ChannelName,
  done,
  Id,
  proofErrors,
  proofSentences,
  substitutionErrors,
  tokenUnknown,
  unknown,
} from './words.ts';

export { officeService } from './office-view.ts';

const SOURCE = 'Law and lifecycle 3.5 and 6.4';

export const servicePaper = endpoint({
  method: 'POST',
  path: '/api/service/papers',
  needs: 'work_disputes',
  summary:
    'Upload a proof: the bytes are the body, and what it is is read from its content. The answer is a token for it.',
  source: SOURCE,
  raw: {
    types: ['application/octet-stream', 'application/pdf', 'image/jpeg', 'image/png'],
    maxBytes: DOCUMENT_BYTES_MAX,
  },
  input: z.strictObject({}),
  output: z.object({ token: z.string(), type: z.string(), size: z.number() }),
  errors: {
    document_empty: { status: 422, when: 'The body is empty.' },
    document_type: {
      status: 422,
      when: 'The content is no PDF and no picture, whatever its name says.',
    },
  },
  sentences: { document_empty: m.empanel_document_empty, document_type: m.empanel_document_type },
});

export const servicePosting = endpoint({
  method: 'POST',
  path: '/api/service/attempts/:id/posting',
  needs: 'work_disputes',
  summary: 'A paper was handed to the carrier: with its number, on a day.',
  source: SOURCE,
  input: z.strictObject({ id: Id, articleNumber: line(40), carrier: line(60), postedOn: Day }),
  output: done,
  errors: proofErrors,
  sentences: proofSentences,
});

export const serviceReturn = endpoint({
  method: 'POST',
  path: '/api/service/attempts/:id/return',
  needs: 'work_disputes',
  summary:
    'Post came back, and why. That it was refused is noted in those words and serves nobody by itself.',
  source: SOURCE,
  input: z.strictObject({ id: Id, reason: z.enum(RETURNS), note: line(300) }),
  output: done,
  errors: proofErrors,
  sentences: proofSentences,
});

export const serviceProof = endpoint({
  method: 'POST',
  path: '/api/service/attempts/:id/proof',
  needs: 'work_disputes',
  summary:
    'Bring the carrier’s proof of delivery. Nothing follows from it before an officer has looked at it.',
  source: SOURCE,
  input: z.strictObject({ id: Id, token: line(100) }),
  output: done,
  errors: { ...proofErrors, token_unknown: tokenUnknown },
  sentences: { ...proofSentences, token_unknown: m.empanel_document_unknown },
});

export const serviceJudgement = endpoint({
  method: 'POST',
  path: '/api/service/attempts/:id/judgement',
  needs: 'work_disputes',
  summary:
    'Look at a proof, once: on which day and where the paper was received, or why this does not show it.',
  source: 'Law and lifecycle 3.5: post delivered with consignment proof; ACA s. 3(1)',
  input: z.strictObject({
    id: Id,
    isGood: z.boolean(),
    deliveredOn: z.nullable(Day),
    basis: z.nullable(z.enum(RECEIPT_BASES)),
    reason: lines(2000),
  }),
  output: done,
  errors: proofErrors,
  sentences: proofSentences,
});

export const serviceLabel = endpoint({
  method: 'GET',
  path: '/api/service/attempts/:id/label',
  needs: 'work_disputes',
  summary:
    'The sheet that goes with a paper by post: address, number, and the recipient’s own code.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.unknown(),
  answers: 'application/pdf',
  errors: { unknown, not_post: proofErrors.not_post },
  sentences: { unknown: m.case_error_unknown, not_post: m.office_service_not_post },
});

export const serviceAgain = endpoint({
  method: 'POST',
  path: '/api/service/recipients/:id/attempts',
  needs: 'work_disputes',
  summary: 'Send a paper once more, to a contact that stands in the file now.',
  source: SOURCE,
  input: z.strictObject({ id: Id, contactId: Id, channel: ChannelName }),
  output: done,
  errors: {
    unknown,
    contact_unknown: {
      status: 422,
      when: 'The contact is not, or no longer, one of this party’s.',
    },
    channel_wrong: { status: 422, when: 'This contact is not reached by this channel.' },
    already_served: substitutionErrors.already_served,
    party_released: { status: 409, when: 'The claim against this respondent was withdrawn.' },
    party_in_doubt: {
      status: 409,
      when: 'It is in doubt who is at the addresses of this party: papers of the case wait.',
    },
  },
  sentences: {
    unknown: m.case_error_unknown,
    contact_unknown: m.office_service_contact_unknown,
    channel_wrong: m.office_service_channel_wrong,
    already_served: m.service_error_already_served,
    party_released: m.office_service_error_party_released,
    party_in_doubt: m.office_service_error_party_in_doubt,
  },
});

export const serviceContact = endpoint({
  method: 'POST',
  path: '/api/service/disputes/:id/contacts',
  needs: 'work_disputes',
  summary:
    'Correct how a party is reached. The old contact stays to be seen, and both sides are told of the change.',
  source: 'Users ask: a change of address is docketed',
  input: z.strictObject({
    id: Id,
    partyId: Id,
    ends: z.nullable(Id),
    channel: z.enum(CONTACT_CHANNELS),
    value: lines(500),
    isDesignated: z.boolean(),
    designatedIn: line(300),
    reason: lines(2000),
  }),
  output: done,
  check: ({ reason }) =>
    typeof reason === 'string' && reason.trim() === ''
      ? { code: 'reason_missing', field: 'reason' }
      : null,
  errors: {
    ...moveErrors,
    contact_unknown: {
      status: 422,
      when: 'The contact that is to end is not one of this party’s.',
    },
    contact_known: { status: 409, when: 'The party is reached so already.' },
    contact_opposite: {
      status: 409,
      when: 'The other side of the dispute is or was reached there.',
    },
    contact_wrong: { status: 422, when: 'It is no address of this kind.' },
    designation_unfounded: { status: 422, when: 'Nothing says where the address was designated.' },
  },
  sentences: {
    ...moveSentences,
    contact_unknown: m.office_service_contact_unknown,
    contact_known: m.office_service_contact_known,
    contact_opposite: m.case_error_contact_opposite,
    contact_wrong: m.office_service_contact_wrong,
    designation_unfounded: m.office_service_designation,
  },
});

export const serviceCertificate = endpoint({
  method: 'POST',
  path: '/api/service/recipients/:id/certificates',
  needs: 'work_disputes',
  summary: 'Issue a certificate of service: a PDF, and JSON that a program checks without us.',
  source: 'Law and lifecycle 6.4',
  input: z.strictObject({ id: Id }),
  output: done,
  errors: { unknown, not_served: moveErrors.not_served },
  sentences: { unknown: m.case_error_unknown, not_served: moveSentences.not_served },
});

export const officeActEndpoints: readonly Endpoint[] = [
  servicePaper,
  servicePosting,
  serviceReturn,
  serviceProof,
  serviceJudgement,
  serviceLabel,
  serviceAgain,
  serviceContact,
  substitutionDecision,
  substitutedService,
  serviceReversal,
  finalWarning,
  serviceCertificate,
  proceedingWithout,
];
