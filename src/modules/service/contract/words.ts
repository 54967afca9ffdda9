import * as z from 'zod/mini';
import type { Refusal } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import * as m from '#messages/all.ts';
import type { DeliveryProofRefusal } from '../rules/proof.ts';
import type { SubstitutionRefusal } from '../rules/service-status.ts';
import { CHANNELS, RECEIPT_BASES, SERVED_BY, SERVICE_STATUSES, STATUSES } from '../rules/words.ts';

export { Id };
export const MomentText = z.string().check(z.maxLength(40));
export const CivilDay = z.string().check(z.maxLength(10));
export const ChannelName = z.enum(CHANNELS);
export const StatusName = z.enum(STATUSES);
export const StandingName = z.enum(SERVICE_STATUSES);
export const Basis = z.enum(RECEIPT_BASES);
export const ServedByName = z.enum(SERVED_BY);

export const done = z.object({ id: Id });
export const unknown: Refusal = {
  status: 404,
  when: 'There is no such thing, or it is not the caller’s.',
};

export const proofErrors = {
  unknown,
  not_post: { status: 409, when: 'It does not go by post or courier.' },
  article_wrong: {
    status: 422,
    when: 'The number is not one of the carrier’s, or its check digit does not fit.',
  },
  already_posted: { status: 409, when: 'It was posted before.' },
  not_posted: { status: 409, when: 'It was not posted.' },
  proof_missing: { status: 409, when: 'No proof was brought.' },
  proof_waits: { status: 409, when: 'A proof waits for a look.' },
  already_done: { status: 409, when: 'Somebody has decided it.' },
  day_wrong: { status: 422, when: 'The day cannot be: it lies ahead, or before the posting.' },
  basis_missing: { status: 422, when: 'Nothing says where it was received.' },
  reason_missing: { status: 422, when: 'A rejection has no reason.' },
} satisfies Record<DeliveryProofRefusal | 'unknown', Refusal>;

export const proofSentences = {
  unknown: m.case_error_unknown,
  not_post: m.office_service_not_post,
  article_wrong: m.office_service_article_wrong,
  already_posted: m.office_service_already_posted,
  not_posted: m.office_service_not_posted,
  proof_missing: m.office_service_proof_missing,
  proof_waits: m.office_service_proof_waits,
  already_done: m.case_error_already_done,
  day_wrong: m.service_error_day_wrong,
  basis_missing: m.office_service_basis_missing,
  reason_missing: m.case_error_reason_missing,
} satisfies Record<DeliveryProofRefusal | 'unknown', () => string>;

export const substitutionErrors = {
  already_served: { status: 409, when: 'The party is served.' },
  already_asked: { status: 409, when: 'It was asked for before.' },
  too_few_methods: { status: 409, when: 'Fewer than two methods were tried in vain.' },
  inquiry_missing: { status: 409, when: 'Nothing says where the party was looked for.' },
  not_asked: { status: 409, when: 'Nobody asked for it.' },
  not_ordered: { status: 409, when: 'It was not ordered.' },
  address_missing: { status: 422, when: 'No last known address is named.' },
} satisfies Record<SubstitutionRefusal, Refusal>;

export const substitutionSentences = {
  already_served: m.service_error_already_served,
  already_asked: m.service_error_already_asked,
  too_few_methods: m.service_error_too_few_methods,
  inquiry_missing: m.service_error_inquiry_missing,
  not_asked: m.case_error_not_asked,
  not_ordered: m.office_service_not_ordered,
  address_missing: m.office_service_address_missing,
} satisfies Record<SubstitutionRefusal, () => string>;

export const tokenUnknown: Refusal = {
  status: 422,
  when: 'No upload was answered this token, or it belongs to a dispute already.',
};
