import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { certificateErrors, certificateSentences } from '#modules/instruments/contract/refusals.ts';
import { codeErrors, codeSentences, signingErrors, signingSentences } from './refusals.ts';

export type { SettlementForm } from '../rules/forms.ts';
export { STAMP_HINTS, STAMPED_AS, type StampState } from '../rules/stamp.ts';

const SOURCE = 'Law and lifecycle 6.7 and 6.8, I11; Indian Contract Act 1872 s. 10; ACA s. 30';

const NO_CERTIFICATES = {
  status: 409,
  when: 'Certificates are given in another way here.',
} as const;

export const signatureCode = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/settlement/codes',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Have a one-time code sent to one’s own proved address, with which this text is signed for this party by this person.',
  input: z.strictObject({ id: Id, partyId: Id }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    ...signingErrors,
    address_missing: { status: 409, when: 'The account has no proved e-mail address.' },
    too_many: { status: 429, when: 'Too many codes were asked for.' },
  },
  sentences: {
    ...signingSentences,
    address_missing: codeSentences.address_missing,
    too_many: codeSentences.too_many,
  },
});

export const settlementSigning = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/settlement/signatures',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Sign the text for one’s party: its hash as it was read, the name typed, the box ticked, and the code that was sent. With the last signature the dispute ends.',
  input: z.strictObject({
    id: Id,
    partyId: Id,
    textHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    name: line(200),
    agreed: z.boolean(),
    code: line(40),
    withCertificate: z.optional(z.boolean()).check(
      z.meta({
        description:
          'Whether a certificate of the institution’s own authority is made for this signature, too.',
      }),
    ),
  }),
  output: z.object({ id: Id, isComplete: z.boolean() }),
  status: 201,
  errors: {
    ...signingErrors,
    ...codeErrors,
    ...certificateErrors,
    no_certificates: NO_CERTIFICATES,
  },
  sentences: {
    ...signingSentences,
    ...certificateSentences,
    no_certificates: m.signature_error_service,
    code_wrong: codeSentences.code_wrong,
    code_over: codeSentences.code_over,
    too_many: codeSentences.too_many,
  },
});

export const settlementCertificate = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/settlement/certificates',
  needs: 'have_account',
  source: `${SOURCE}; Information Technology Act, 2000, s. 3A`,
  summary:
    'Have a copy of the text made ready to be signed with a certificate of the provider of eSign. The page of the settlement then says where its form is posted.',
  input: z.strictObject({
    id: Id,
    partyId: Id,
    textHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    name: line(200),
    agreed: z.boolean(),
  }),
  output: z.object({ id: Id }),
  status: 201,
  errors: { ...signingErrors, no_certificates: NO_CERTIFICATES },
  sentences: { ...signingSentences, no_certificates: m.signature_error_service },
});

export const settlementDeclined = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/settlement/end',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Say that one’s side does not sign the text: nobody does any more, and both may offer anew.',
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  errors: signingErrors,
  sentences: signingSentences,
});

export const settlementEndpoints: readonly Endpoint[] = [
  signatureCode,
  settlementSigning,
  settlementCertificate,
  settlementDeclined,
];
