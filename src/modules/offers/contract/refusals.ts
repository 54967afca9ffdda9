import * as m from '#messages/all.ts';

export const railErrors = {
  unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  dispute_over: { status: 409, when: 'The dispute is over.' },
  not_willing: { status: 409, when: 'One’s own side has not said that it wants to talk.' },
  other_not_willing: { status: 409, when: 'The other side has not said that it wants to talk.' },
  settlement_pending: { status: 409, when: 'A text waits to be signed.' },
  offer_over: {
    status: 409,
    when: 'The offer was answered, taken back or replaced, or its last day is over.',
  },
  own_offer: { status: 409, when: 'It is one’s own side’s offer.' },
  not_own_offer: { status: 409, when: 'It is the other side’s offer.' },
} as const;
export const railSentences = {
  unknown: m.case_error_unknown,
  dispute_over: m.offers_error_over,
  not_willing: m.offers_error_not_willing,
  other_not_willing: m.offers_error_other_not_willing,
  settlement_pending: m.offers_error_pending,
  offer_over: m.offers_error_offer_over,
  own_offer: m.offers_error_own,
  not_own_offer: m.offers_error_not_own,
} as const;

export const termsErrors = {
  amount_wrong: { status: 422, when: 'The amount is none, below nothing or too large.' },
  nothing_offered: { status: 422, when: 'Neither a sum nor anything to do is offered.' },
  instalments_wrong: { status: 422, when: 'There are 1 to 60 payments.' },
  instalments_small: { status: 422, when: 'A payment would be below one rupee.' },
  first_early: {
    status: 422,
    when: 'The first payment is before the last day on which the offer may be accepted.',
  },
  first_late: { status: 422, when: 'The first payment is more than two years away.' },
  until_early: { status: 422, when: 'The last day of the offer has passed.' },
  until_late: { status: 422, when: 'The offer would stand for more than 60 days.' },
  day_wrong: { status: 422, when: 'A day is none.' },
} as const;
export const termsSentences = {
  amount_wrong: m.offers_error_amount,
  nothing_offered: m.offers_error_nothing,
  instalments_wrong: m.offers_error_instalments,
  instalments_small: m.offers_error_small,
  first_early: m.offers_error_first_early,
  first_late: m.offers_error_first_late,
  until_early: m.offers_error_until_early,
  until_late: m.offers_error_until_late,
  day_wrong: m.offers_error_day,
} as const;

export const signingErrors = {
  unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  settlement_unknown: { status: 409, when: 'No text was drawn up.' },
  settlement_ended: { status: 409, when: 'Nobody signs this text any more.' },
  settlement_complete: { status: 409, when: 'Everybody has signed.' },
  first_due_passed: { status: 409, when: 'Its first payment was due on a day that has passed.' },
  party_missing: { status: 422, when: 'It is not a party for which the viewer may sign.' },
  identity_disputed: { status: 409, when: 'It is in doubt who a party of the text is.' },
  signed_before: { status: 409, when: 'This party has signed.' },
  other_text: { status: 409, when: 'The text is another one than was read.' },
  name_missing: { status: 422, when: 'The name was not typed.' },
  not_agreed: { status: 422, when: 'The box was not ticked.' },
} as const;
export const signingSentences = {
  unknown: m.case_error_unknown,
  settlement_unknown: m.settlement_error_unknown,
  settlement_ended: m.settlement_error_ended,
  settlement_complete: m.settlement_error_complete,
  first_due_passed: m.settlement_error_first_due,
  party_missing: m.case_error_party_missing,
  identity_disputed: m.case_error_identity_disputed,
  signed_before: m.settlement_error_signed,
  other_text: m.settlement_error_other_text,
  name_missing: m.case_error_name_missing,
  not_agreed: m.case_error_not_agreed,
} as const;

export const codeErrors = {
  code_wrong: { status: 422, when: 'The code is another one.' },
  code_over: { status: 422, when: 'The code was used, is over, or was asked for something else.' },
  too_many: { status: 429, when: 'Too many wrong codes.' },
} as const;
export const codeSentences = {
  address_missing: m.settlement_error_address,
  code_wrong: m.sign_in_code_wrong,
  code_over: m.sign_in_code_over,
  too_many: m.sign_in_too_many,
} as const;
