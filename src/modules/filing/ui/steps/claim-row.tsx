import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { NAME_MAX, SHORT_MAX } from '../../contract/words.ts';
import type { ClaimAnswer } from '../../rules/answers.ts';
import { Choice, type StepControlProps, Text } from '../controls.tsx';
import { interests } from '../cost-words.ts';
import { currencies } from '../words.ts';

export function Row({
  asking,
  row,
  at,
  isOnly,
}: {
  asking: StepControlProps;
  row: ClaimAnswer;
  at: number;
  isOnly: boolean;
}) {
  const name = (field: keyof ClaimAnswer) => `rows.${at}.${field}`;
  const of = (field: keyof ClaimAnswer) => ({ asking, name: name(field), value: row[field] });
  const hasInterest = Boolean(
    row.interestBasis || asking.fields[name('interestRate')] || asking.fields[name('interestFrom')],
  );
  return (
    <fieldset className="gr-group">
      <legend className="t-m">{m.filing_claim_row({ number: at + 1 })}</legend>
      <Text
        {...of('head')}
        label={m.filing_head()}
        hint={m.filing_head_hint()}
        maxLength={NAME_MAX}
        required
      />
      <div className="gr-pair">
        <Text
          {...of('amount')}
          label={m.filing_amount()}
          hint={m.filing_amount_hint()}
          inputMode="decimal"
          className="tn"
          maxLength={SHORT_MAX}
          required
        />
        <Choice
          {...of('currency')}
          label={m.filing_currency()}
          value={row.currency || 'INR'}
          options={currencies}
        />
      </div>
      <details className="gr-more" open={hasInterest}>
        <summary>{m.filing_interest()}</summary>
        <Choice {...of('interestBasis')} label={m.filing_interest_basis()} options={interests} />
        <div className="gr-pair">
          <Text
            {...of('interestRate')}
            label={m.filing_interest_rate()}
            inputMode="decimal"
            className="tn"
            maxLength={10}
          />
          <Text {...of('interestFrom')} type="date" label={m.filing_interest_from()} />
        </div>
      </details>
      {isOnly ? null : (
        <Button type="submit" name="intent" value={`remove-${at}`} size="sm">
          {m.filing_remove({ what: row.head || m.filing_claim_row({ number: at + 1 }) })}
        </Button>
      )}
    </fieldset>
  );
}
