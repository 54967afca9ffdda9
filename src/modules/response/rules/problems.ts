import { type Minor, readMoney } from '#kernel/amounts.ts';
import { readPhone } from '#kernel/contacts.ts';
import { addDays, type Day, isDay } from '#kernel/days.ts';
import { latinDigits } from '#kernel/digits.ts';
import type { Problem } from '#kernel/endpoint.ts';
import {
  type ClaimProblem,
  problemsOfClaims,
  SUM_MAX,
} from '#modules/disputes/rules/filed-claims.ts';
import { type PlaceProblem, placeProblem } from '#modules/disputes/rules/tax-place.ts';
import {
  COUNT_MAX,
  counterclaims,
  daysIn,
  FILES_MAX,
  HEADS_MAX,
  isSigned,
  placeIn,
  type ResponseForm,
} from './content.ts';
import { EXTENSION_MAX } from './extension.ts';
import {
  CAUSES,
  GROUNDS,
  PARTS_OF_DAY,
  REASONS,
  type ResponseKind,
  SHAPES,
  STANCES,
} from './words.ts';

/** How far ahead a first payment, and a call, may be asked for. */
const PAY_DAYS = 731;
const CALL_DAYS = 14;

export const PROBLEMS = [
  'stance_missing',
  'words_missing',
  'grounds_missing',
  'shape_missing',
  'amount_wrong',
  'amount_zero',
  'amount_too_large',
  'count_wrong',
  'day_wrong',
  'day_past',
  'day_too_far',
  'heads_missing',
  'head_missing',
  'reason_missing',
  'cause_missing',
  'name_missing',
  'capacity_missing',
  'agree_missing',
  'part_missing',
  'phone_wrong',
  'days_wrong',
  'files_too_many',
  'interest_wrong',
  'day_in_future',
  'day_too_old',
  ...(['state_wrong', 'gstin_wrong'] as const satisfies readonly PlaceProblem[]),
] as const;
export type ContentProblem = (typeof PROBLEMS)[number];
type Found = Problem<ContentProblem>;
type About = (content: ResponseForm, today: Day) => Found[];

const one = (isWrong: boolean, code: ContentProblem, field: string): Found[] =>
  isWrong ? [{ code, field }] : [];
const wordsMissing = ({ words }: ResponseForm, least = 1) =>
  one(words.trim().length < least, 'words_missing', 'words');
const oneOf = (all: readonly string[], value: string) => all.includes(value);

/** Each kind asks for as little as it can do with: the first answer is a matter of minutes, and more may follow. */
const about: Record<ResponseKind, About> = {
  answer: (content) => [
    ...one(!oneOf(STANCES, content.stance), 'stance_missing', 'stance'),
    ...(content.stance === 'admit' ? [] : wordsMissing(content, 3)),
    ...aboutPlace(content),
  ],
  objection: (content) => [
    ...one(
      content.grounds.length === 0 || content.grounds.some((ground) => !oneOf(GROUNDS, ground)),
      'grounds_missing',
      'grounds',
    ),
    ...wordsMissing(content, 3),
  ],
  offer: aboutOffer,
  counterclaim: (content, today) => [...aboutHeads(content, today), ...wordsMissing(content, 3)],
  identity: (content) => one(!oneOf(REASONS, content.reason), 'reason_missing', 'reason'),
  call_back: (content, today) => [
    ...aboutDay(content.day, { field: 'day', first: today, last: addDays(today, CALL_DAYS) }),
    ...one(!oneOf(PARTS_OF_DAY, content.part), 'part_missing', 'part'),
    ...one(readPhone(content.phone) === null, 'phone_wrong', 'phone'),
  ],
  extension: (content) => [
    ...one(
      !/^\d{1,2}$/.test(latinDigits(content.days)) ||
        daysIn(content) < 1 ||
        daysIn(content) > EXTENSION_MAX,
      'days_wrong',
      'days',
    ),
    ...wordsMissing(content, 3),
  ],
  agreement: aboutSigning,
  refusal: () => [],
  acceptance: aboutSigning,
  rejection: () => [],
  withdrawal_objection: (content) => wordsMissing(content, 3),
  reopening: (content) => [
    ...one(!oneOf(CAUSES, content.reason), 'cause_missing', 'reason'),
    ...wordsMissing(content, 3),
  ],
  fast_track: aboutSigning,
  consent_withdrawal: () => [],
  consent_denial: () => [],
  withdrawal_consent: aboutSigning,
  // A declaration in writing, and no reason is owed for it (ACA s. 76(d)).
  leaving: aboutSigning,
};

/** Every problem of what is to be sent, in the order of its form. */
export function problemsIn(kind: ResponseKind, content: ResponseForm, today: Day): Found[] {
  return [
    ...about[kind](content, today),
    ...one(content.files.length > FILES_MAX, 'files_too_many', 'files'),
  ];
}

/** A firm or a company answers by somebody, who says their name and as what. Who is not the person meant answers for nobody. */
export function signerProblems(
  kind: ResponseKind,
  { name, capacity = '' }: ResponseForm,
  isOrganisation: boolean,
): Found[] {
  if (!isOrganisation || !isSigned(kind)) return [];
  return [
    ...one(name.trim() === '', 'name_missing', 'name'),
    ...one(capacity.trim() === '', 'capacity_missing', 'capacity'),
  ];
}

/** Every sum is in the money of the dispute: what says another is not taken for it. */
export function moneyProblems(
  kind: ResponseKind,
  { amount, heads }: ResponseForm,
  currency: string,
): Found[] {
  if (kind === 'offer') return one(isOtherMoney(amount, currency), 'amount_wrong', 'amount');
  if (kind !== 'counterclaim') return [];
  return heads.flatMap((head, at) =>
    one(isOtherMoney(head.amount, currency), 'amount_wrong', `heads.${at}.amount`),
  );
}

function isOtherMoney(typed: string, currency: string): boolean {
  return readMoney(typed, null) !== null && readMoney(typed, currency) === null;
}

/** Nobody has to say where they are; who says it says it right. */
function aboutPlace(content: ResponseForm): Found[] {
  const place = placeIn(content);
  const problem = place && placeProblem(place);
  return problem ? [problem] : [];
}

function aboutOffer(content: ResponseForm, today: Day): Found[] {
  const { shape, amount, firstOn } = content;
  const count = latinDigits(content.count);
  if (!oneOf(SHAPES, shape)) return [{ code: 'shape_missing', field: 'shape' }];
  // Who asks for time and nothing else may leave the sum to the claim.
  const found = shape === 'time' && amount.trim() === '' ? [] : aboutSum(amount, 'amount');
  const parts = Number(count);
  if (shape === 'instalments') found.push(...countProblem(count, parts, amount));
  return [
    ...found,
    ...aboutDay(firstOn, { field: 'firstOn', first: today, last: addDays(today, PAY_DAYS) }),
  ];
}

function countProblem(count: string, parts: number, amount: string): Found[] {
  return one(
    !/^\d{1,3}$/.test(count) || parts < 2 || parts > COUNT_MAX || partOf(amount, parts) === 0n,
    'count_wrong',
    'count',
  );
}

/** The heads of a counterclaim are those of a claim, judged by the same rule; only that a sum can be read at all is asked here. */
function aboutHeads({ heads }: ResponseForm, today: Day): Found[] {
  if (heads.length === 0 || heads.length > HEADS_MAX)
    return [{ code: 'heads_missing', field: 'heads.0.head' }];
  const unread = heads.flatMap(({ amount }, at) =>
    one(readMoney(amount, null) === null, 'amount_wrong', `heads.${at}.amount`),
  );
  const found = problemsOfClaims(counterclaims(heads, 'INR'), today).map(atHead);
  const isUnread = (field: string) => unread.some((other) => other.field === field);
  // All of them together may be too much where none is.
  const placed = found.map((problem) =>
    problem.field === 'heads' ? { ...problem, field: 'heads.0.amount' } : problem,
  );
  return [...unread, ...placed.filter(({ field }) => !isUnread(field))];
}

function atHead({ code, field }: ReturnType<typeof problemsOfClaims>[number]): Found {
  return {
    code: codes[code] ?? 'heads_missing',
    field: field.replace('claims', 'heads'),
  };
}

/** What a form of ours cannot have: more heads than fit, or two currencies. */
const codes: Partial<Record<ClaimProblem, ContentProblem>> = {
  head_missing: 'head_missing',
  amount_zero: 'amount_zero',
  amount_too_large: 'amount_too_large',
  interest_wrong: 'interest_wrong',
  day_wrong: 'day_wrong',
  day_in_future: 'day_in_future',
  day_too_old: 'day_too_old',
};

function aboutSum(amount: string, field: string): Found[] {
  const sum = readMoney(amount, null);
  if (sum === null) return [{ code: 'amount_wrong', field }];
  return [
    ...one(sum === 0n, 'amount_zero', field),
    ...one(sum > SUM_MAX, 'amount_too_large', field),
  ];
}

function aboutDay(
  day: string,
  { field, first, last }: { field: string; first: Day; last: Day },
): Found[] {
  if (!isDay(day)) return [{ code: 'day_wrong', field }];
  return [...one(day < first, 'day_past', field), ...one(day > last, 'day_too_far', field)];
}

/** A name typed and a box ticked, both by them: nothing less is an agreement in writing (ACA s. 7, Mediation Act 2023 s. 30). */
function aboutSigning({ name, agrees }: ResponseForm): Found[] {
  return [
    ...one(name.trim().length < 2, 'name_missing', 'name'),
    ...one(!agrees, 'agree_missing', 'agrees'),
  ];
}

function partOf(amount: string, count: number): Minor {
  return (readMoney(amount, null) ?? 0n) / BigInt(Math.max(count, 1));
}
