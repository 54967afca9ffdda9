import { looksLikeEmail } from '#kernel/contacts.ts';
import { isDay } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { isFilled } from '#kernel/text.ts';
import { PERIODS } from './retention.ts';
import { OWN_PLACEHOLDERS, unknownIn } from './templates.ts';
import {
  type FeeSchedule,
  type HolidayTable,
  type HolidayYear,
  type LetterTemplates,
  RETAINED,
} from './values.ts';

/** What was typed, before anybody has looked at its shape. */
type Typed = Readonly<Record<string, unknown>>;

export type SettingProblem = 'why_missing' | 'field_missing';
export type FactsRefusal = SettingProblem | 'email_invalid';
export type FeesRefusal =
  | SettingProblem
  | 'money_invalid'
  | 'fees_not_rising'
  | 'default_not_listed';
export type HolidaysRefusal =
  | SettingProblem
  | 'day_invalid'
  | 'day_of_another_year'
  | 'day_twice'
  | 'source_missing'
  | 'no_working_day';
export type LettersRefusal = SettingProblem | 'placeholder_unknown' | 'template_twice';
export type WitnessesRefusal = SettingProblem | 'email_invalid' | 'witness_twice';
export type RetentionRefusal = SettingProblem | 'period_outside';

const FACTS = ['name', 'address', 'phone', 'email', 'officeHours', 'seat'] as const;

export function factsProblem(form: Typed): Problem<FactsRefusal> | null {
  const facts = recordOf(form.value);
  const missing = FACTS.find((field) => !isFilled(facts[field]));
  if (missing) return { code: 'field_missing', field: `value.${missing}` };
  if (!looksLikeEmail(facts.email)) return { code: 'email_invalid', field: 'value.email' };
  return whyProblem(form);
}

export function feesProblem(form: Typed): Problem<FeesRefusal> | null {
  const schedule = recordOf(form.value) as Partial<FeeSchedule>;
  if (!isFilled(schedule.title)) return { code: 'field_missing', field: 'value.title' };
  for (const field of ['registrationFee', 'adminFee'] as const)
    if (!isMoney(schedule[field])) return { code: 'money_invalid', field: `value.${field}` };
  const fees: unknown[] = Array.isArray(schedule.tribunalFees) ? schedule.tribunalFees : [];
  if (fees.length === 0) return { code: 'field_missing', field: 'value.tribunalFees' };
  const odd = fees.findIndex((fee) => !isMoney(fee));
  if (odd >= 0) return { code: 'money_invalid', field: `value.tribunalFees.${odd}` };
  const falling = fees.findIndex((fee, at) => at > 0 && Number(fee) <= Number(fees[at - 1]));
  if (falling >= 0) return { code: 'fees_not_rising', field: `value.tribunalFees.${falling}` };
  if (!fees.includes(schedule.defaultTribunalFee))
    return { code: 'default_not_listed', field: 'value.defaultTribunalFee' };
  return whyProblem(form);
}

export function holidaysProblem(form: Typed): Problem<HolidaysRefusal> | null {
  const table = recordOf(form.value) as Partial<HolidayTable>;
  if (Array.isArray(table.weeklyRest) && new Set(table.weeklyRest).size >= 7)
    return { code: 'no_working_day', field: 'value.weeklyRest' };
  const years: HolidayYear[] = Array.isArray(table.years) ? table.years : [];
  for (const [at, year] of years.entries()) {
    const problem = yearProblem(year, `value.years.${at}`);
    if (problem) return problem;
    if (years.findIndex((one) => one.year === year.year) !== at)
      return { code: 'day_twice', field: `value.years.${at}.year` };
  }
  return whyProblem(form);
}

function yearProblem(year: HolidayYear, place: string): Problem<HolidaysRefusal> | null {
  const seen = new Set<string>();
  for (const [at, day] of (Array.isArray(year?.days) ? year.days : []).entries()) {
    const field = `${place}.days.${at}`;
    if (!isDay(day?.on)) return { code: 'day_invalid', field: `${field}.on` };
    if (Number(day.on.slice(0, 4)) !== year.year)
      return { code: 'day_of_another_year', field: `${field}.on` };
    if (!isFilled(day.name)) return { code: 'field_missing', field: `${field}.name` };
    if (seen.has(day.on)) return { code: 'day_twice', field: `${field}.on` };
    seen.add(day.on);
  }
  if (year?.confirmed === true && !isFilled(year.source))
    return { code: 'source_missing', field: `${place}.source` };
  return null;
}

export function lettersProblem(form: Typed): Problem<LettersRefusal> | null {
  const templates = recordOf(form.value) as Partial<LetterTemplates>;
  const closing = recordOf(templates.closing);
  for (const one of languages) {
    if (unknownIn(String(closing[one] ?? ''), OWN_PLACEHOLDERS).length > 0)
      return { code: 'placeholder_unknown', field: `value.closing.${one}` };
  }
  const replies = Array.isArray(templates.replies) ? templates.replies : [];
  for (const [at, reply] of replies.entries()) {
    const place = `value.replies.${at}`;
    if (!isFilled(reply?.name)) return { code: 'field_missing', field: `${place}.name` };
    if (replies.findIndex((one) => one.key === reply.key) !== at)
      return { code: 'template_twice', field: `${place}.key` };
    for (const one of languages) {
      const text = recordOf(reply.body)[one];
      if (!isFilled(text)) return { code: 'field_missing', field: `${place}.body.${one}` };
      if (unknownIn(text).length > 0)
        return { code: 'placeholder_unknown', field: `${place}.body.${one}` };
    }
  }
  return whyProblem(form);
}

export function retentionProblem(form: Typed): Problem<RetentionRefusal> | null {
  const periods = recordOf(form.value);
  for (const name of RETAINED) {
    const [length, { floor, ceiling }] = [periods[name], PERIODS[name]];
    if (typeof length !== 'number') return { code: 'field_missing', field: `value.${name}` };
    if (!Number.isInteger(length) || length < floor || length > ceiling)
      return { code: 'period_outside', field: `value.${name}` };
  }
  return whyProblem(form);
}

export function witnessesProblem(form: Typed): Problem<WitnessesRefusal> | null {
  const { emails } = recordOf(form.value);
  const named: unknown[] = Array.isArray(emails) ? emails : [];
  if (named.some((email) => !looksLikeEmail(email)))
    return { code: 'email_invalid', field: 'value.emails' };
  if (new Set(named.map((email) => String(email).toLowerCase())).size < named.length)
    return { code: 'witness_twice', field: 'value.emails' };
  return whyProblem(form);
}

export function whyProblem(form: Typed): Problem<'why_missing'> | null {
  return isFilled(form.why) ? null : { code: 'why_missing', field: 'why' };
}

// Up to a crore of rupees, and whole paise: no fee of an institution is more, and a number holds it exactly.
function isMoney(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000_000
  );
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
