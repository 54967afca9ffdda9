import * as m from '#messages/all.ts';
import { asking, askingWords } from '#modules/calendar/contract/meeting-shapes.ts';

export const roomErrors = {
  unknown: {
    status: 404,
    when: 'There is no such dispute or session, nobody ever led talks in it, or the caller was not called to it or may not do this.',
  },
  talks_over: {
    status: 409,
    when: 'Nobody leads the talks now, all have signed, or a court has stayed them.',
  },
} as const;
export const roomSentences = {
  unknown: m.sessions_error_unknown,
  talks_over: m.sessions_error_talks_over,
};

export const planErrors = {
  ...asking,
  title_missing: { status: 422, when: 'It has no title.' },
  times_missing: { status: 422, when: 'No time is given.' },
  too_soon: { status: 422, when: 'A time is past.' },
  too_many: { status: 409, when: 'As many wait for their time as may.' },
} as const;
export const planSentences = {
  ...askingWords,
  title_missing: m.meeting_title_missing,
  times_missing: m.meeting_times_missing,
  too_soon: m.sessions_error_too_soon,
  too_many: m.meeting_too_many,
};

export const agendaErrors = {
  session_begun: { status: 409, when: 'The session has begun, or was cancelled.' },
  agenda_changed: { status: 409, when: 'The agenda was changed since the caller read it.' },
  agenda_long: { status: 409, when: 'The agenda has as many points as it may.' },
} as const;
export const agendaSentences = {
  session_begun: m.sessions_error_begun,
  agenda_changed: m.sessions_error_agenda_changed,
  agenda_long: m.sessions_error_agenda_long,
};

export const accountErrors = {
  session_not_settled: { status: 409, when: 'No time of it was settled, or it was cancelled.' },
  session_ahead: { status: 409, when: 'It has not begun.' },
  account_changed: { status: 409, when: 'It was recorded since the caller read it.' },
  span_missing: { status: 422, when: 'It does not say from when to when.' },
  span_wrong: { status: 422, when: 'It ends before it begins.' },
  span_ahead: { status: 422, when: 'It ends later than now.' },
  span_early: { status: 422, when: 'It begins more than a day before it was called for.' },
  present_missing: { status: 422, when: 'It names nobody who was there.' },
  person_unknown: { status: 422, when: 'Somebody was not called to it.' },
  reason_missing: {
    status: 422,
    when: 'It does not say why it was not held, or why what was recorded is corrected.',
  },
} as const;
export const accountSentences = {
  session_not_settled: m.sessions_error_not_settled,
  session_ahead: m.sessions_error_ahead,
  account_changed: m.sessions_error_account_changed,
  span_missing: m.sessions_error_span_missing,
  span_wrong: m.sessions_error_span_wrong,
  span_ahead: m.sessions_error_span_ahead,
  span_early: m.sessions_error_span_early,
  present_missing: m.sessions_error_present_missing,
  person_unknown: m.meeting_person_unknown,
  reason_missing: m.sessions_error_reason_missing,
};

export const wishErrors = {
  party_missing: { status: 422, when: 'The party is none of the caller’s.' },
  point_empty: { status: 422, when: 'It says nothing.' },
  too_many: { status: 409, when: 'Twenty points of that party wait already.' },
} as const;
export const wishSentences = {
  party_missing: m.case_error_party_missing,
  point_empty: m.sessions_error_point_empty,
  too_many: m.sessions_error_wishes_many,
};

export const longerErrors = {
  not_agreed: { status: 422, when: 'The box is not ticked.' },
  name_missing: { status: 422, when: 'No name stands under it.' },
  no_time_runs: { status: 409, when: 'No time runs that the parties may lengthen.' },
  longer_given: { status: 409, when: 'It was lengthened before; that may be once.' },
  longer_over: { status: 409, when: 'The time is over.' },
  agreed_before: { status: 409, when: 'The caller’s parties have agreed already.' },
} as const;
export const longerSentences = {
  not_agreed: m.sessions_error_not_agreed,
  name_missing: m.sessions_error_name_missing,
  no_time_runs: m.sessions_error_no_time,
  longer_given: m.sessions_error_longer_given,
  longer_over: m.sessions_error_longer_over,
  agreed_before: m.sessions_error_agreed_before,
};
