import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import type { Fields } from '#ui/forms/values.ts';
import { clauseHeadings, clausePut, clauseWords } from '../contract/clause-words.ts';
import { type StandardClause, usualClauses } from '../contract/offers.ts';
import { clauseField } from './clause-field.ts';

type Props = {
  sector: string;
  hint: string;
  fields: Fields;
  values: Fields;
};

/** The standard clauses, with what each says: those that are usual in such a dispute in sight, the others behind one line. */
export function ClausePicks({ sector, hint, fields: { clauses: error }, values }: Props) {
  const { usual, others } = usualClauses(sector);
  const pick = (one: StandardClause) => <Pick key={one} clause={one} values={values} />;
  const isOpen = others.some((one) => values[clauseField(one)] === 'on');
  return (
    <fieldset
      className="fld off-clauses"
      aria-describedby={error ? 'offer-clauses-error' : undefined}
    >
      <legend className="fld-l">{m.offers_clauses()}</legend>
      <p className="t2">{hint}</p>
      {error ? <FieldError id="offer-clauses-error">{error}</FieldError> : null}
      {usual.map(pick)}
      {others.length > 0 ? (
        <details open={isOpen}>
          <summary>{m.offers_clauses_others()}</summary>
          {others.map(pick)}
        </details>
      ) : null}
    </fieldset>
  );
}

function Pick({ clause, values }: { clause: StandardClause; values: Fields }) {
  const name = clauseField(clause);
  return (
    <Checkbox name={name} defaultChecked={values[name] === 'on'}>
      <b>{clauseHeadings[clause]()}</b>
      <br />
      <span className="t2">{clauseWords[clause](clausePut(null))}</span>
    </Checkbox>
  );
}
