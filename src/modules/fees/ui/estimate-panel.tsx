import { type Ref, useId } from 'react';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { estimate, formatMoney, formatUnits, REGISTRATION_FEE } from '../contract.ts';
import type { FeeCurrency, FeeEstimate, Inputs } from '../rules.ts';
import { arbitratorsInWords } from './words.ts';

type PanelProps = {
  ref: Ref<HTMLElement>;
  /** Null until Calculate is pressed: the door is there, and dark. */
  inputs: Inputs | null;
  /** The page is the answer to a post, so it begins here. */
  answers: boolean;
};

export function EstimatePanel({ ref, inputs, answers }: PanelProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      className="fee-dome"
      data-lit={inputs !== null || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
      autoFocus={answers && inputs !== null}
    >
      <div className="fee-total" aria-live="polite" aria-atomic="true">
        <h2 id={id}>{inputs ? m.fees_total_label() : m.fees_waiting()}</h2>
        {inputs ? <Total inputs={inputs} /> : <p>{m.fees_waiting_line()}</p>}
      </div>
      {inputs ? <Details inputs={inputs} /> : null}
    </section>
  );
}

function Total({ inputs }: { inputs: Inputs }) {
  const { total, fees } = estimate(inputs);
  const shown = formatUnits(total);
  return (
    <>
      <p className="fee-big tn" data-long={lengthOf(shown)}>
        <small>{inputs.currency} </small>
        {shown}
      </p>
      <p>{m.fees_part({ fees: formatMoney(inputs.currency, fees) })}</p>
      <p>{m.fees_indicative()}</p>
    </>
  );
}

function Details({ inputs }: { inputs: Inputs }) {
  const sums = estimate(inputs);
  const rows = feeRows(sums, inputs);
  return (
    <details className="fee-details" open>
      <summary>
        {m.fees_details()}
        <Icon name="caret-down" />
      </summary>
      <dl>
        {rows.map(([label, sum]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tn">{formatMoney(inputs.currency, sum)}</dd>
          </div>
        ))}
      </dl>
      <p className="fee-schedule">{m.fees_schedule()}</p>
    </details>
  );
}

function feeRows(sums: FeeEstimate, inputs: Inputs) {
  return [
    [m.fees_amount(), sums.amount],
    [m.fees_registration(), sums.registrationFee],
    [m.fees_admin(), sums.adminFee],
    [
      m.fees_tribunal_for({ arbitrators: arbitratorsInWords(inputs.arbitrators) }),
      sums.tribunalFee,
    ],
    [m.fees_alone(), sums.fees],
    [m.fees_total(), sums.total],
  ] as const;
}

/** Spec section 9, with the chosen currency's label. */
export function RegistrationNote({ currency }: { currency: FeeCurrency }) {
  const fee = formatMoney(currency, REGISTRATION_FEE);
  const [before, after] = m.fees_registration_note({ fee }).split(fee);
  return (
    <div className="fee-note" role="note">
      <Icon name="receipt" />
      <p>
        {before}
        <b className="tn">{fee}</b>
        {after}
      </p>
    </div>
  );
}

/** How small a sum must be drawn to stay in the door on one line. */
function lengthOf(shown: string): string | undefined {
  if (shown.length > 18) return 'huge';
  if (shown.length > 13) return 'long';
  return shown.length > 9 ? 'wide' : undefined;
}
