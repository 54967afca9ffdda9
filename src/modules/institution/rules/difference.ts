import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { languages } from '#kernel/language.ts';
import {
  type FeeSchedule,
  type HolidayTable,
  type InstitutionFacts,
  type LetterTemplates,
  RETAINED,
  type SettingKind,
  type SettingValues,
} from './values.ts';

/** One thing that a version says otherwise than another. `at` is which one of several: a day, a place in a list, a template. */
export type SettingChange = {
  field: SettingField;
  at: string;
  before: string | null;
  after: string | null;
};

/** In the order in which a reader meets them. */
export const FIELDS = [
  'name',
  'address',
  'phone',
  'email',
  'officeHours',
  'seat',
  'title',
  'registrationFee',
  'adminFee',
  'tribunalFee',
  'defaultTribunalFee',
  'weeklyRest',
  'holiday',
  'yearConfirmed',
  'yearSource',
  'closing',
  'replyName',
  'replyBody',
  'newsletterPending',
  'closedEnquiries',
  'declinedApplications',
  'witness',
] as const;
export type SettingField = (typeof FIELDS)[number];

type Line = { field: SettingField; at: string; text: string };

// Each kind as lines, each with a place of its own, so that a day that moved or a template that was renamed is one change.
const linesOf: { [K in SettingKind]: (value: SettingValues[K]) => Line[] } = {
  facts: ({ name, address, phone, email, officeHours, seat }) =>
    Object.entries({ name, address, phone, email, officeHours, seat }).map(([field, text]) => ({
      field: field as keyof InstitutionFacts,
      at: '',
      text,
    })),
  fees: feeLines,
  holidays: holidayLines,
  letters: letterLines,
  witnesses: ({ emails }) =>
    emails.map((text, at) => ({ field: 'witness', at: String(at + 1), text })),
  retention: (value) => RETAINED.map((field) => ({ field, at: '', text: String(value[field]) })),
};

/** What `after` says otherwise than `before`, in the order in which a reader meets it; nothing when they say the same. */
export function differenceOf<K extends SettingKind>(
  kind: K,
  before: SettingValues[K],
  after: SettingValues[K],
): SettingChange[] {
  const [old, now] = [placed(linesOf[kind](before)), placed(linesOf[kind](after))];
  const places = [...new Set([...old.keys(), ...now.keys()])];
  const changes = changesAt(places, old, now);
  return changes.sort(
    (a, b) => FIELDS.indexOf(a.field) - FIELDS.indexOf(b.field) || compare(a.at, b.at),
  );
}

function changesAt(
  places: string[],
  old: Map<string, Line>,
  now: Map<string, Line>,
): SettingChange[] {
  return places.flatMap((place): SettingChange[] => {
    const [was, is] = [old.get(place), now.get(place)];
    const { field, at } = (is ?? was) as Line; // the place came from one of the two
    return was?.text === is?.text
      ? []
      : [{ field, at, before: was?.text ?? null, after: is?.text ?? null }];
  });
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function placed(lines: readonly Line[]): Map<string, Line> {
  return new Map(lines.map((line) => [`${line.field} ${line.at}`, line]));
}

function feeLines(value: FeeSchedule): Line[] {
  return [
    { field: 'title', at: '', text: value.title },
    { field: 'registrationFee', at: '', text: moneyInWords(inRupees(value.registrationFee)) },
    { field: 'adminFee', at: '', text: moneyInWords(inRupees(value.adminFee)) },
    ...value.tribunalFees.map((fee, at) => ({
      field: 'tribunalFee' as const,
      at: String(at + 1),
      text: moneyInWords(inRupees(fee)),
    })),
    { field: 'defaultTribunalFee', at: '', text: moneyInWords(inRupees(value.defaultTribunalFee)) },
  ];
}

function holidayLines({ weeklyRest, years }: HolidayTable): Line[] {
  return [
    { field: 'weeklyRest', at: '', text: weeklyRest.join(', ') },
    ...years.flatMap(({ year, confirmed, source, days }): Line[] => [
      ...days.map(({ on, name }): Line => ({ field: 'holiday', at: on, text: name })),
      { field: 'yearConfirmed', at: String(year), text: confirmed ? 'yes' : 'no' },
      { field: 'yearSource', at: String(year), text: source },
    ]),
  ];
}

function letterLines({ closing, replies }: LetterTemplates): Line[] {
  return [
    ...languages.map((one): Line => ({ field: 'closing', at: one, text: closing[one] })),
    ...replies.flatMap((reply): Line[] => [
      { field: 'replyName', at: reply.key, text: reply.name },
      ...languages.map(
        (one): Line => ({ field: 'replyBody', at: `${reply.key} ${one}`, text: reply.body[one] }),
      ),
    ]),
  ];
}

/** One text for a value whatever order its names are in, to be hashed: a database keeps an order of its own. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}
