import * as z from 'zod/mini';
import { line, lines, numberLine } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { FILES_MAX, HEADS_MAX } from '../rules/content.ts';
import { EXTENSION_MAX } from '../rules/extension.ts';
import { KINDS, OUTCOMES } from '../rules/words.ts';

export { fieldsFor, type ResponseField } from '../rules/fields.ts';

export { moneyProblems, problemsIn, signerProblems } from '../rules/problems.ts';

export {
  CAUSES,
  GROUNDS,
  PARTS_OF_DAY,
  REASONS,
  type ResponseKind,
  SHAPES,
  STANCES,
  UNPROVED,
} from '../rules/words.ts';

export { EXTENSION_MAX, FILES_MAX, HEADS_MAX };

export const SOURCE = 'ACA ss. 16(2), 23(2A), 25; law and lifecycle 3.5, 6.4 and 6.5';

/** As it is printed is nine characters; somebody may put spaces where they like. */
export const Code = line(20);

export { Id } from '#kernel/ids.ts';

export const KindName = z.enum(KINDS);

export const OutcomeName = z.enum(OUTCOMES);

export const CivilDay = z.string();

export const Moment = z.string();

export const File = z.strictObject({ token: line(60), title: line(200), size: z.number() });

/** A head of counterclaim, with the same parts as one of a claim: a rate in per cent a year, a day. */
const Head = z.strictObject({
  head: line(200),
  amount: line(40),
  interestBasis: line(20),
  interestRate: line(10),
  interestFrom: line(10),
});

/** What a form holds, as it was typed; which of it is needed says `problemsIn`. */
export const ContentShape = z.strictObject({
  stance: line(20),
  words: lines(20_000),
  grounds: z.array(line(30)).check(z.maxLength(10)),
  shape: line(20),
  amount: line(40),
  count: numberLine(10),
  firstOn: line(10),
  heads: z.array(Head).check(z.maxLength(HEADS_MAX)),
  reason: line(20),
  name: line(200),
  agrees: z.boolean(),
  day: line(10),
  part: line(20),
  phone: numberLine(30),
  language: line(5),
  days: numberLine(5),
  files: z.array(File).check(z.maxLength(FILES_MAX)),
  capacity: z
    .optional(line(200))
    .check(z.meta({ description: 'As what somebody answers for a firm or a company.' })),
  state: z
    .optional(line(2))
    .check(
      z.meta({ description: 'With an answer: GST’s two digits of the state that they are in.' }),
    ),
  gstin: z.optional(line(30)),
});

export type ContentView = z.output<typeof ContentShape>;

export const Lines = z.array(z.object({ label: z.string(), value: z.string() }));

export const codeSentences = {
  code_over: m.notice_code_over,
  code_wrong: m.notice_code_wrong,
  contact_unknown: m.notice_contact_unknown,
};
