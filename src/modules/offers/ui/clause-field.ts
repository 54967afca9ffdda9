import type { StandardClause } from '../contract/offers.ts';

/** The name of a clause's box in the form: one each, so that what was ticked comes back with the other values. */
export const clauseField = (clause: StandardClause) => `clause_${clause}`;
