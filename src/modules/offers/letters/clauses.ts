import { clauseHeadings, clauseWords } from '../contract/clause-words.ts';
import {
  CLAUSE_DAYS,
  CLAUSE_TRAITS,
  orderedClauses,
  type StandardClause,
} from '../rules/clauses.ts';
import type { OfferTerms } from '../rules/terms.ts';
import type { AgreementText } from '../rules/text.ts';

type ClauseFacts = {
  claimants: string;
  respondents: string;
  terms: Pick<OfferTerms, 'payer'>;
  picked: readonly StandardClause[];
};

/** The standard clauses of a text, with who pays and who is paid put in. */
export function clauseParts(about: ClauseFacts): AgreementText['parts'] {
  const { terms, claimants, respondents, picked } = about;
  const [from, to] =
    terms.payer === 'claimant' ? [claimants, respondents] : [respondents, claimants];
  return orderedClauses(picked).map((one) => ({
    heading: clauseHeadings[one](),
    text: clauseWords[one]({ from, to, days: CLAUSE_DAYS }),
  }));
}

/** Of them, what somebody promises to do, as whoever is to do it is reminded of it. */
export function promisedClauses(about: ClauseFacts): { name: string; said: string }[] {
  const picked = about.picked.filter((one) => CLAUSE_TRAITS[one].isPromise);
  return clauseParts({ ...about, picked }).map(({ heading, text }) => ({
    name: heading,
    said: text,
  }));
}
