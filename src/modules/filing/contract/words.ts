import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { line, lines, numberLine } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { PARTIES_MAX } from '#modules/disputes/rules/filed-parties.ts';
import { FILE_KINDS } from '#modules/disputes/rules/words.ts';
import { Paise } from '#modules/fees/contract/words.ts';
import { ITEMS } from '#modules/fees/rules/estimate.ts';
import { FILES_MAX, STEPS, WARNINGS } from '../rules/answers.ts';
import { STEP_PROBLEMS, type StepProblem } from '../rules/draft.ts';

export { CURRENCIES, FILE_KINDS } from '#modules/disputes/rules/words.ts';
export { agreementPaperLacking } from '../rules/agreement-document.ts';
export {
  ANSWER_STEPS,
  asksCapacity,
  FILES_MAX,
  isBlankParty,
  isBlankRow,
  noAgreement,
  noClaim,
  noDisputeKind,
  noParty,
  noRow,
  STEPS,
  WARNINGS,
} from '../rules/answers.ts';
export { amountIn } from '../rules/assemble.ts';
export { likelyKind } from '../rules/document-kinds.ts';
export { stepAfter, stepToGoOn } from '../rules/draft.ts';
export { CATEGORIES, likelyCategory } from '../rules/limitation.ts';
export { DISPUTE_KINDS, marksFor, PROCESS_WISHES, TRIAGE_MARKS, triage } from '../rules/triage.ts';
export { EMAIL_MAX, PARTIES_MAX };

// The most that each text may hold; the forms set the same as maxlength.
export const NAME_MAX = 200;
export const CONTACT_MAX = 500;
export const AGREED_MAX = 300;
export const TITLE_MAX = 300;
/** Less than a dispute may hold: what is told of limitation stands below it there. */
export const FACTS_MAX = 17_000;
export const RELIEF_MAX = 10_000;
export const CLAUSE_MAX = 10_000;
export const SHORT_MAX = 60;
const CLAIMS_MAX = 50;
const TOKEN_MAX = 100;

const word = () => line(SHORT_MAX);
const list = <T extends z.core.$ZodType>(of: T, max: number) => z.array(of).check(z.maxLength(max));

const Party = z.strictObject({
  kind: word(),
  name: line(NAME_MAX),
  registration: word(),
  language: word(),
  email: line(EMAIL_MAX),
  emailAgreedIn: line(AGREED_MAX),
  mobile: numberLine(SHORT_MAX),
  mobileAgreedIn: line(AGREED_MAX),
  post: lines(CONTACT_MAX),
  postAgreedIn: line(AGREED_MAX),
  state: z.optional(line(2)),
  gstin: z.optional(line(30)),
  repName: line(NAME_MAX),
  repFirm: line(NAME_MAX),
  repEmail: line(EMAIL_MAX),
  repMobile: numberLine(20),
});

const ClaimRow = z.strictObject({
  head: line(NAME_MAX),
  amount: word(),
  currency: word(),
  interestBasis: word(),
  interestRate: word(),
  interestFrom: word(),
});

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
      title: line(TITLE_MAX),
      facts: lines(FACTS_MAX),
      relief: lines(RELIEF_MAX),
      causeOn: word(),
      category: word(),
      acknowledgedOn: word(),
      paidOn: word(),
      lateReason: lines(2000),
      rows: list(ClaimRow, CLAIMS_MAX),
    }),
  ),
  agreement: z.optional(
    z.strictObject({
      has: word(),
      clause: lines(CLAUSE_MAX),
      page: word(),
      agreedOn: word(),
      version: line(NAME_MAX),
      proposedBy: word(),
      names: word(),
      seat: line(100),
      language: word(),
      arbitrators: word(),
    }),
  ),
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
