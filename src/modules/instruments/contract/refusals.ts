import * as m from '#messages/all.ts';

/** Why a signature with a certificate is not taken; whoever asks for one says the same. */
export const certificateErrors = {
  certificate_broken: {
    status: 422,
    when: 'It is no signature, or was not made with the key of its certificate.',
  },
  certificate_other_text: { status: 409, when: 'It is a signature of another text.' },
  certificate_unknown_issuer: {
    status: 422,
    when: 'Its certificate is of nobody who is trusted here.',
  },
  certificate_early: { status: 422, when: 'Its certificate is not in force yet.' },
  certificate_ended: { status: 422, when: 'Its certificate has ended.' },
  certificate_revoked: { status: 422, when: 'Its certificate was revoked.' },
  certificate_other_name: {
    status: 422,
    when: 'Its certificate is of another name than was typed.',
  },
} as const;
export const certificateSentences = {
  certificate_broken: m.signature_error_broken,
  certificate_other_text: m.signature_error_other_text,
  certificate_unknown_issuer: m.signature_error_issuer,
  certificate_early: m.signature_error_early,
  certificate_ended: m.signature_error_ended,
  certificate_revoked: m.signature_error_revoked,
  certificate_other_name: m.signature_error_name,
} as const;
