import { textIn } from '#ui/forms/values.ts';
import { CLAUSES, type StandardClause } from '../contract/offers.ts';

/** The name of a clause's box in a form: one each, so that what was ticked comes back with the other values. */
export const clauseField = (clause: StandardClause) => `clause_${clause}`;

/** What was ticked. */
export const pickedClauses = (form: FormData): StandardClause[] =>
  CLAUSES.filter((one) => textIn(form, clauseField(one)) === 'on');

/** The boxes that are ticked already. */
export const tickedClauses = (clauses: readonly StandardClause[]): Record<string, string> =>
  Object.fromEntries(clauses.map((one) => [clauseField(one), 'on']));
