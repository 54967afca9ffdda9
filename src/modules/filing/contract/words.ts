import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { line, lines, numberLine } from '#kernel/text.ts';
import { PARTIES_MAX } from '#modules/disputes/rules/filed-parties.ts';
import { FILE_KINDS } from '#modules/disputes/rules/words.ts';
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

export const CLAIMS_MAX = 50;

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
