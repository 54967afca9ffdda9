import * as z from 'zod/mini';
import { endpoint, type Refusal } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { HEARING_DAYS, SPECIALISATIONS } from '../rules/application.ts';
import {
  type AppointmentRefusal,
  CURRENCIES,
  FEE_UNITS,
  FREE_DAYS_MAX,
  profileProblem,
} from '../rules/profile.ts';
import {
  CivilDay,
  Document,
  Id,
  ListName,
  Moment,
  moveErrors,
  moveSentences,
  StateName,
  TOKEN_MAX,
  unknownErrors,
  unknownSentences,
} from './words.ts';

export const SOURCE = 'Law and lifecycle 3.9: an active neutral has a profile';
const done = z.object({ id: Id });
const PLACES_MAX = 20;
const pageChoice = {
  /** Whether there may be a page with more than the line. */
  hasPage: z.optional(z.boolean()),
  /** Days on which they are free. */
  freeOn: z.optional(z.array(CivilDay).check(z.maxLength(FREE_DAYS_MAX))),
};

/** What a neutral says of themselves. The fee is in minor units: paise for INR. */
const said = {
  qualifications: lines(5000),
  specialisations: z.array(z.enum(SPECIALISATIONS)).check(z.maxLength(SPECIALISATIONS.length)),
  languages: z.array(line(40)).check(z.maxLength(PLACES_MAX)),
  seats: z.array(line(60)).check(z.maxLength(PLACES_MAX)),
  hearingDays: z.nullable(z.enum(HEARING_DAYS)),
  capacity: z.number(),
  feeAmount: z.number(),
  feeCurrency: z.enum(CURRENCIES),
  feeUnit: z.enum(FEE_UNITS),
  publicLine: line(160),
  mayBeShown: z.boolean(),
};

const Profile = z.object({
  ...said,
  hasPage: z.boolean(),
  freeOn: z.array(CivilDay),
  version: z.number(),
  savedAt: Moment,
  /** Null while no officer has looked at it. */
  isApproved: z.nullable(z.boolean()),
  note: z.string(),
});

const Appointment = z.object({
  id: Id,
  appointedOn: CivilDay,
  institution: z.string(),
  partyGroup: z.string(),
});

/** A neutral with the newest profile. */
export const Neutral = z.object({
  id: Id,
  applicationId: Id,
  name: z.string(),
  isLinked: z.boolean(),
  isShown: z.boolean(),
  profile: Profile,
  /** What the public page says; null while nothing was approved. */
  shownLine: z.nullable(z.string()),
  places: z.array(
    z.object({
      id: Id,
      list: ListName,
      state: StateName,
      since: Moment,
      may: z.array(z.enum(['take_leave', 'return'])),
    }),
  ),
  documents: z.array(Document),
  appointments: z.array(Appointment),
  lookBackFrom: CivilDay,
});

export const myNeutral = endpoint({
  method: 'GET',
  path: '/api/panel/my/profile',
  needs: 'have_account',
  summary:
    'The caller’s own profile as a neutral; whether there is one that waits to be joined to this account.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({ neutral: z.nullable(Neutral), mayJoin: z.boolean() }),
  errors: {},
  sentences: {},
});

export const myNeutralJoin = endpoint({
  method: 'POST',
  path: '/api/panel/my/profile/join',
  needs: 'have_account',
  summary: 'Join the profile to the account whose verified address is that of the application.',
  source: SOURCE,
  input: z.strictObject({}),
  output: done,
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const myProfile = endpoint({
  method: 'POST',
  path: '/api/panel/my/profile',
  needs: 'keep_profile',
  summary:
    'Save a new version of the caller’s profile. Changed public words are shown once an officer has looked at them.',
  source: SOURCE,
  input: z.strictObject({ ...said, ...pageChoice }),
  output: z.object({ version: z.number() }),
  check: profileProblem,
  errors: {
    ...unknownErrors,
    profile_qualifications_missing: { status: 422, when: 'The qualifications are empty.' },
    profile_languages_missing: { status: 422, when: 'No language is named.' },
    profile_capacity_invalid: {
      status: 422,
      when: 'The capacity is no whole number from 0 to 50.',
    },
    profile_day_invalid: { status: 422, when: 'A free day is none of the calendar.' },
    profile_fee_invalid: { status: 422, when: 'The fee is no whole number of minor units.' },
    profile_public_missing: { status: 422, when: 'It may be shown and says nothing.' },
  },
  sentences: {
    ...unknownSentences,
    profile_qualifications_missing: m.standing_qualifications_missing,
    profile_languages_missing: m.standing_languages_missing,
    profile_capacity_invalid: m.standing_capacity_invalid,
    profile_day_invalid: m.standing_appointment_day_invalid,
    profile_fee_invalid: m.standing_fee_invalid,
    profile_public_missing: m.standing_public_missing,
  },
});

export const myLeave = endpoint({
  method: 'POST',
  path: '/api/panel/my/leave',
  needs: 'keep_profile',
  summary: 'Go on leave from a list, or come back to it.',
  source: SOURCE,
  input: z.strictObject({ place: Id, move: z.enum(['take_leave', 'return']) }),
  output: done,
  errors: { ...unknownErrors, ...moveErrors },
  sentences: { ...unknownSentences, ...moveSentences },
});

const appointmentErrors = {
  appointment_words_missing: {
    status: 422,
    when: 'The institution or the group of the party is empty.',
  },
  appointment_day_invalid: { status: 422, when: 'The day is not one of the calendar.' },
  appointment_in_future: { status: 422, when: 'The day is after today.' },
  appointment_too_old: { status: 422, when: 'The day is more than 36 months ago.' },
} satisfies Record<AppointmentRefusal, Refusal>;

export const myAppointment = endpoint({
  method: 'POST',
  path: '/api/panel/my/appointments',
  needs: 'keep_profile',
  summary: 'Declare an appointment elsewhere in the last 36 months.',
  source: 'Arbitration and Conciliation Act 1996, Fifth Schedule, items 22 and 24',
  status: 201,
  input: z.strictObject({ appointedOn: line(10), institution: line(200), partyGroup: line(200) }),
  output: done,
  errors: { ...unknownErrors, ...appointmentErrors },
  sentences: {
    ...unknownSentences,
    appointment_words_missing: m.standing_appointment_words_missing,
    appointment_day_invalid: m.standing_appointment_day_invalid,
    appointment_in_future: m.standing_appointment_in_future,
    appointment_too_old: m.standing_appointment_too_old,
  },
});

export const myAppointmentWithdrawal = endpoint({
  method: 'POST',
  path: '/api/panel/my/appointments/:id/withdrawal',
  needs: 'keep_profile',
  summary: 'Take back a declared appointment that was a slip. The row stays.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: done,
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const myDocument = endpoint({
  method: 'POST',
  path: '/api/panel/my/documents',
  needs: 'keep_profile',
  summary: 'Add an uploaded document that shows expertise.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ document: line(TOKEN_MAX), name: line(200) }),
  output: done,
  errors: {
    ...unknownErrors,
    document_unknown: {
      status: 422,
      when: 'No upload was answered this token, or its document is attached or swept.',
    },
  },
  sentences: { ...unknownSentences, document_unknown: m.empanel_document_unknown },
});
