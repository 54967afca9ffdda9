import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { isFilled, line } from '#kernel/text.ts';
import { roles } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { choices } from '../rules/choices.ts';
import { NAME_MAX } from './schemas.ts';

const SOURCE = 'Spec section 2, Login/SignUp; ASVS 5.0, V7.5';

const ChoiceShape = z.enum(choices);

/** Time zones that people of this institution live in, first the one of its seat; any other that the server knows is taken too. */
export const timeZones = [
  'Asia/Kolkata',
  'Asia/Dubai',
  'Asia/Singapore',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Hong_Kong',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/London',
  'Europe/Paris',
  'Africa/Nairobi',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'UTC',
] as const;

export const profile = endpoint({
  method: 'GET',
  path: '/api/account/profile',
  needs: 'have_account',
  summary: 'What the account of whoever asks says of them.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    isEmailVerified: z.boolean(),
    phone: z.nullable(z.string()),
    isPhoneVerified: z.boolean(),
    language: z.enum(languages),
    timeZone: z.string(),
    roles: z.array(z.enum(roles)),
    choices: z.object({
      work: ChoiceShape,
      empanelment: ChoiceShape,
      account: ChoiceShape,
      consultation: ChoiceShape,
    }),
  }),
  errors: {},
  sentences: {},
});

export const profileChange = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  needs: 'have_account',
  summary: 'Change name, language and time zone.',
  source: SOURCE,
  input: z.strictObject({ name: line(NAME_MAX), language: z.enum(languages), timeZone: line(60) }),
  output: z.object({ kept: z.boolean() }),
  check: ({ name, timeZone }) => {
    if (!isFilled(name)) return { code: 'name_missing', field: 'name' };
    return isTimeZone(timeZone) ? null : { code: 'time_zone_unknown', field: 'timeZone' };
  },
  errors: {
    name_missing: { status: 422, when: 'The name is empty.' },
    time_zone_unknown: { status: 422, when: 'The time zone is no name of the IANA database.' },
  },
  sentences: {
    name_missing: m.account_name_missing,
    time_zone_unknown: m.account_time_zone_unknown,
  },
});

export const noticeChoices = endpoint({
  method: 'PUT',
  path: '/api/account/notices',
  needs: 'have_account',
  summary:
    'Choose how to hear of each kind of notice. Those about the account itself always come at once.',
  source: SOURCE,
  input: z.strictObject({ work: ChoiceShape, empanelment: ChoiceShape, consultation: ChoiceShape }),
  output: z.object({ kept: z.boolean() }),
  errors: {},
  sentences: {},
});

function isTimeZone(name: unknown): boolean {
  if (!isFilled(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
