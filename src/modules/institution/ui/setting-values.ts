import { readMoney } from '#kernel/amounts.ts';
import { languages } from '#kernel/language.ts';
import { RETAINED, WEEKDAYS } from '../contract/settings.ts';
import type {
  FeeSchedule,
  HolidayTable,
  HolidayYear,
  InstitutionFacts,
  LetterTemplates,
  ReplyTemplate,
  Retention,
  SettingKind,
  SettingValues,
  Witnesses,
} from '../rules/values.ts';

/** What stands beside the value in each form. */
export type SettingFormContext = {
  why: string;
  effectiveFrom: string | null;
  basedOn: number;
  replaces: string | null;
};

export function settingContextOf(form: FormData): SettingFormContext {
  return {
    why: textOf(form, 'why'),
    effectiveFrom: textOf(form, 'effectiveFrom') || null,
    basedOn: Number(textOf(form, 'basedOn')),
    replaces: textOf(form, 'replaces') || null,
  };
}

/**
 * The value that a form holds, as it was typed; the contract says what is wrong with it. `base` is the value that the
 * form was filled with, for what the form does not show: the other years of a holiday table.
 */
export const typedValue: {
  [K in SettingKind]: (form: FormData, base: SettingValues[K]) => SettingValues[K];
} = {
  facts: (form): InstitutionFacts => ({
    name: textOf(form, 'value.name'),
    address: textOf(form, 'value.address'),
    phone: textOf(form, 'value.phone'),
    email: textOf(form, 'value.email'),
    officeHours: textOf(form, 'value.officeHours'),
    seat: textOf(form, 'value.seat'),
  }),
  fees: feesOf,
  holidays: holidaysOf,
  letters: lettersOf,
  // An empty field is no number, and a 0 would be one.
  retention: (form): Retention =>
    Object.fromEntries(
      RETAINED.map((name) => [name, numberOf(textOf(form, `value.${name}`))]),
    ) as Retention,
  witnesses: (form): Witnesses => ({
    emails: textOf(form, 'value.emails')
      .split(/[\s,;]+/)
      .filter(Boolean),
  }),
};

function feesOf(form: FormData): FeeSchedule {
  const listed = indexesOf(form, 'value.tribunalFees.').map((at) =>
    textOf(form, `value.tribunalFees.${at}`),
  );
  return {
    title: textOf(form, 'value.title'),
    currency: 'INR',
    registrationFee: paiseOf(textOf(form, 'value.registrationFee')),
    adminFee: paiseOf(textOf(form, 'value.adminFee')),
    tribunalFees: listed.filter(Boolean).map(paiseOf),
    defaultTribunalFee: paiseOf(textOf(form, 'value.defaultTribunalFee')),
  };
}

function holidaysOf(form: FormData, base: HolidayTable): HolidayTable {
  const year = numberOf(textOf(form, 'year'));
  const rows = daysTyped(form);
  const days = rows.filter(({ on, name }) => on || name).sort((a, b) => (a.on < b.on ? -1 : 1));
  const shown: HolidayYear = {
    year,
    confirmed: form.get('confirmed') === 'on',
    source: textOf(form, 'source'),
    days,
  };
  const years = [...base.years.filter((one) => one.year !== year), shown].sort(
    (a, b) => a.year - b.year,
  );
  return { weeklyRest: WEEKDAYS.filter((day) => form.getAll('weeklyRest').includes(day)), years };
}

function daysTyped(form: FormData) {
  return indexesOf(form, 'on.').map((at) => ({
    on: textOf(form, `on.${at}`),
    name: textOf(form, `name.${at}`),
  }));
}

function lettersOf(form: FormData): LetterTemplates {
  const said = (name: string) => ({
    en: textOf(form, `${name}.en`),
    hi: textOf(form, `${name}.hi`),
    mr: textOf(form, `${name}.mr`),
  });
  const replies = repliesTyped(form, said);
  return { closing: said('value.closing'), replies: replies.filter((reply) => !isBlank(reply)) };
}

function repliesTyped(
  form: FormData,
  said: (name: string) => { en: string; hi: string; mr: string },
): ReplyTemplate[] {
  return indexesOf(form, 'value.replies.')
    .filter((at) => form.get(`remove.${at}`) !== 'on')
    .map((at): ReplyTemplate => {
      const place = `value.replies.${at}`;
      const name = textOf(form, `${place}.name`);
      return {
        key: textOf(form, `${place}.key`) || keyFor(name),
        name,
        body: said(`${place}.body`),
      };
    });
}

function isBlank({ name, body }: ReplyTemplate): boolean {
  return name === '' && languages.every((one) => body[one] === '');
}

/** `A second reply!` becomes `a-second-reply`. */
function keyFor(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return plain.slice(0, 40) || 'reply';
}

/** Rupees as somebody types them, `1,20,000`, `5000.50` or `8 lakh`, in paise. What is no amount is no number, and is refused. */
export function paiseOf(text: string): number {
  return Number(readMoney(text, 'INR') ?? Number.NaN);
}

function numberOf(text: string): number {
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().replaceAll('\r\n', '\n') : '';
}

/** The places that some fields have, in order: `on.0`, `on.1` give 0 and 1. */
function indexesOf(form: FormData, start: string): number[] {
  const places = [...form.keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => Number.parseInt(name.slice(start.length), 10));
  return [...new Set(places)].filter(Number.isInteger).sort((a, b) => a - b);
}
