import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { line, lines, numberLine } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { PARTIES_MAX } from '#modules/disputes/rules/filed-parties.ts';
import { FILE_KINDS } from '#modules/disputes/rules/words.ts';
import { Paise } from '#modules/fees/contract/words.ts';
import { ITEMS } from '#modules/fees/rules/estimate.ts';
import {
  AGREEMENT_FIELDS,
  CLAIM_FIELDS,
  FILES_MAX,
  NAME_MAX,
  PARTY_FIELDS,
  ROW_FIELDS,
  SHORT_MAX,
  STEPS,
  type TextField,
  WARNINGS,
} from '../rules/answers.ts';
import { STEP_PROBLEMS, type StepProblem } from '../rules/draft.ts';

export { CURRENCIES, FILE_KINDS } from '#modules/disputes/rules/words.ts';
export { agreementPaperLacking } from '../rules/agreement-document.ts';
export {
  AGREED_MAX,
  ANSWER_STEPS,
  asksCapacity,
  CLAUSE_MAX,
  CONTACT_MAX,
  FACTS_MAX,
  FILES_MAX,
  isBlankParty,
  isBlankRow,
  isDayField,
  NAME_MAX,
  noAgreement,
  noClaim,
  noDisputeKind,
  noParty,
  noRow,
  RELIEF_MAX,
  SHORT_MAX,
  STEPS,
  TITLE_MAX,
  WARNINGS,
} from '../rules/answers.ts';
export { amountIn } from '../rules/assemble.ts';
export { likelyKind } from '../rules/document-kinds.ts';
export { stepAfter, stepToGoOn } from '../rules/draft.ts';
export { CATEGORIES, likelyCategory } from '../rules/limitation.ts';
export { DISPUTE_KINDS, marksFor, PROCESS_WISHES, TRIAGE_MARKS, triage } from '../rules/triage.ts';
export { EMAIL_MAX, PARTIES_MAX };

const CLAIMS_MAX = 50;
const TOKEN_MAX = 100;

const word = () => line(SHORT_MAX);
const list = <T extends z.core.$ZodType>(of: T, max: number) => z.array(of).check(z.maxLength(max));

const kinds = {
  line,
  lines,
  number: numberLine,
  word: line,
  day: line,
} as const satisfies Record<TextField['as'], typeof line>;
type Text = ReturnType<typeof line>;
type TextShapes<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { isLater: true } ? z.ZodMiniOptional<Text> : Text;
};

/** A shape for each text of a list. */
function textsOf<Fields extends Record<string, TextField>>(fields: Fields) {
  const shapes = Object.entries(fields).map(([name, { most, as, isLater }]) => {
    const text = kinds[as](most);
    return [name, isLater ? z.optional(text) : text];
  });
  // The names are those of the list.
  return Object.fromEntries(shapes) as TextShapes<Fields>;
}

const Party = z.strictObject(textsOf(PARTY_FIELDS));
const ClaimRow = z.strictObject(textsOf(ROW_FIELDS));

const File = z.strictObject({
  token: line(TOKEN_MAX),
  name: line(NAME_MAX),
  size: z.number(),
  kind: z.enum(FILE_KINDS),
});

/** What the controls of each step hold; a save carries the one step that it is about. */
export const Answers = z.strictObject({
  trouble: z.optional(
    z.strictObject({
      kind: word(),
      wish: word(),
      track: word(),
      marks: list(word(), 20),
      warnings: list(z.enum(WARNINGS), WARNINGS.length),
    }),
  ),
  you: z.optional(
    z.strictObject({
      address: line(EMAIL_MAX),
      reaches: z.optional(word()),
      takesPapers: word(),
      parties: list(Party, PARTIES_MAX),
    }),
  ),
  others: z.optional(z.strictObject({ parties: list(Party, PARTIES_MAX) })),
  claim: z.optional(
    z.strictObject({
      ...textsOf(CLAIM_FIELDS),
      rows: list(ClaimRow, CLAIMS_MAX),
    }),
  ),
  agreement: z.optional(z.strictObject(textsOf(AGREEMENT_FIELDS))),
  documents: z.optional(z.strictObject({ files: list(File, FILES_MAX) })),
  /** Of drafts of an earlier form. */
  costs: z.optional(z.strictObject({ seen: word() })),
});

export const Step = z.enum(STEPS);
export const Moment = z.string().check(z.meta({ format: 'date-time' }));
export const Day = z.string().check(z.meta({ format: 'date' }));
export { Id as DraftId } from '#kernel/ids.ts';

/** What somebody reads beside the field that a request still lacks, or that is wrong. */
export const problemSentences: Record<StepProblem, () => string> = {
  kind_missing: m.filing_problem_kind,
  wish_missing: m.filing_problem_wish,
  not_for_us: m.filing_problem_not_for_us,
  warning_open: m.filing_problem_warning,
  address_missing: m.filing_problem_address,
  state_missing: m.filing_problem_state,
  state_wrong: m.filing_problem_state,
  gstin_wrong: m.filing_problem_gstin,
  amount_unreadable: m.filing_problem_amount_unreadable,
  currency_unknown: m.filing_problem_currency_unknown,
  names_missing: m.filing_problem_names,
  title_missing: m.filing_problem_title,
  sector_missing: m.filing_problem_kind,
  facts_missing: m.filing_problem_facts,
  claimant_missing: m.filing_problem_claimant,
  respondent_missing: m.filing_problem_respondent,
  parties_too_many: () => m.filing_problem_parties_many({ most: PARTIES_MAX }),
  name_missing: m.filing_problem_name,
  contact_missing: m.filing_problem_contact,
  email_wrong: m.filing_problem_email,
  mobile_wrong: m.filing_problem_mobile,
  address_wrong: m.filing_problem_post,
  designation_unfounded: m.filing_problem_designation,
  party_against_itself: m.filing_problem_itself,
  address_of_both_sides: m.filing_problem_both_sides,
  claim_missing: m.filing_problem_claim,
  claims_too_many: () => m.filing_problem_claims_many({ most: CLAIMS_MAX }),
  head_missing: m.filing_problem_head,
  amount_zero: m.filing_problem_amount_zero,
  amount_too_large: m.filing_problem_amount_large,
  currencies_mixed: m.filing_problem_currencies,
  interest_wrong: m.filing_problem_interest,
  day_wrong: m.filing_problem_day,
  day_in_future: m.filing_problem_day_future,
  day_too_old: m.filing_problem_day_old,
  arbitrators_even: m.filing_problem_even,
  agreement_missing: m.filing_problem_agreement,
  clause_missing: m.filing_problem_clause,
  representative_wrong: m.filing_problem_representative,
};

export const Problem = z.object({
  step: Step,
  field: z
    .string()
    .check(z.meta({ description: 'The control, as the step names it: `parties.0.name`.' })),
  code: z.enum(STEP_PROBLEMS),
});

export const COST_ITEMS = ITEMS;
export const COST_WHEN = ['on_filing', 'after_admission', 'to_constitute', 'on_award'] as const;
export const COST_BORNE = ['claimant', 'respondent', 'shared', 'registrar_decides'] as const;

/** What a request will likely cost; null where there is no sum yet, or one that is not in rupees. */
export const Costs = z.object({
  items: z.array(
    z.object({
      item: z.enum(COST_ITEMS),
      amount: z.nullable(Paise),
      least: z.nullable(Paise),
      most: z.nullable(Paise),
      certainty: z.enum(['certain', 'likely', 'open']),
      when: z.enum(COST_WHEN),
      borne: z.enum(COST_BORNE),
      by: z.nullable(z.string()),
    }),
  ),
  onFiling: Paise,
  likely: Paise,
  least: Paise,
  most: z.nullable(Paise),
  tribunalByLaw: z
    .nullable(Paise)
    .check(z.meta({ description: 'What the Fourth Schedule would give for the tribunal.' })),
});
