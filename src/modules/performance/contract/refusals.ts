import * as m from '#messages/all.ts';

export const planErrors = {
  unknown: {
    status: 404,
    when: 'There is none, no settlement holds, or the viewer is of no side of it.',
  },
} as const;
export const planSentences = { unknown: m.case_error_unknown } as const;

export const statementErrors = {
  promise_unknown: { status: 422, when: 'The settlement promises no such thing.' },
  amount_wrong: { status: 422, when: 'The amount is nothing or below.' },
  too_much: {
    status: 422,
    when: 'It is more than is left, counting what waits for the other side’s word.',
  },
  day_ahead: { status: 422, when: 'The day is still to come.' },
  day_early: { status: 422, when: 'The day is long before the settlement.' },
  day_wrong: { status: 422, when: 'The day is none.' },
  reference_missing: { status: 422, when: 'A transfer or a cheque has no number.' },
  reference_used: { status: 409, when: 'The same transfer was told of before.' },
  said_before: { status: 409, when: 'It was said before and not taken back.' },
} as const;
export const statementSentences = {
  promise_unknown: m.performance_error_promise,
  amount_wrong: m.offers_error_amount,
  too_much: m.performance_error_too_much,
  day_ahead: m.performance_error_ahead,
  day_early: m.performance_error_early,
  day_wrong: m.offers_error_day,
  reference_missing: m.performance_error_reference,
  reference_used: m.performance_error_reference_used,
  said_before: m.performance_error_said_before,
} as const;

export const answerErrors = {
  statement_unknown: { status: 422, when: 'There is no such statement.' },
  own_statement: { status: 409, when: 'It is one’s own side’s statement.' },
  not_own_statement: { status: 409, when: 'It is the other side’s statement.' },
  statement_over: { status: 409, when: 'It was taken back, or confirmed by the other side.' },
  answered_so: { status: 409, when: 'One’s side has said so.' },
  too_much: statementErrors.too_much,
  why_missing: { status: 422, when: 'No reason is given.' },
} as const;
export const answerSentences = {
  statement_unknown: m.performance_error_statement,
  own_statement: m.performance_error_own,
  not_own_statement: m.performance_error_not_own,
  statement_over: m.performance_error_over,
  answered_so: m.performance_error_answered,
  too_much: m.performance_error_too_much,
  why_missing: m.performance_error_why,
} as const;

export const certificateErrors = {
  nothing_overdue: { status: 409, when: 'Nothing that one’s side is owed is overdue today.' },
  answer_first: {
    status: 409,
    when: 'The other side says that it paid, and one’s own has not answered.',
  },
  certified_today: { status: 409, when: 'One’s side has a certificate of today.' },
  not_performed: { status: 409, when: 'Not all is performed.' },
  certified_before: { status: 409, when: 'There is one.' },
} as const;
export const certificateSentences = {
  nothing_overdue: m.performance_error_nothing_overdue,
  answer_first: m.performance_error_answer_first,
  certified_today: m.performance_error_certified_today,
  not_performed: m.performance_error_not_performed,
  certified_before: m.performance_error_certified_before,
} as const;

export const registrationErrors = {
  nothing_to_register: { status: 409, when: 'It is no authenticated mediated settlement.' },
  registered_early: { status: 422, when: 'The day is before the settlement.' },
  day_ahead: statementErrors.day_ahead,
  day_wrong: statementErrors.day_wrong,
  registration_empty: { status: 422, when: 'Where, or under which number, is not said.' },
} as const;
export const registrationSentences = {
  nothing_to_register: m.performance_error_no_registration,
  registered_early: m.performance_error_registered_early,
  day_ahead: m.performance_error_ahead,
  day_wrong: m.offers_error_day,
  registration_empty: m.performance_error_registration_empty,
} as const;
