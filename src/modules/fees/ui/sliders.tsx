import { type ReactNode, useId } from 'react';
import type { Minor } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { Select } from '#ui/select.tsx';
import { ARBITRATORS, formatMoney, isEvenTribunal, TRIBUNAL_FEES } from '../contract.ts';
import type { Arbitrators, FeeCurrency } from '../rules.ts';
import { arbitratorsInWords } from './words.ts';

type ArbitratorsProps = { kept: Arbitrators; chosen: Arbitrators };

export function ArbitratorsSlider({ kept, chosen }: ArbitratorsProps) {
  const options = ARBITRATORS.map((count) => ({ value: count, label: arbitratorsInWords(count) }));
  return (
    <div className="fee-heads">
      <Slider
        name="arbitrators"
        label={m.fees_arbitrators()}
        shown={chosen}
        options={options}
        kept={kept}
        chosen={chosen}
      >
        <People chosen={chosen} />
      </Slider>
      <p className="fee-odd" role="status">
        {isEvenTribunal(chosen) ? m.fees_arbitrators_odd() : null}
      </p>
      <noscript>
        {isEvenTribunal(chosen) ? null : <p className="fee-odd">{m.fees_arbitrators_odd()}</p>}
      </noscript>
    </div>
  );
}

function People({ chosen }: Pick<ArbitratorsProps, 'chosen'>) {
  return (
    <div className="fee-people" aria-hidden="true">
      {ARBITRATORS.map((count) => (
        <svg
          key={count}
          viewBox="0 0 30 78"
          aria-hidden="true"
          data-on={count <= chosen || undefined}
        >
          <circle cx="15" cy="11" r="10" />
          <path d="M9.500 25h11c2 0 3.400 1.200 3.700 3.300L29 70c.4 4.500-2.600 8-7 8H8c-4.400 0-7.400-3.500-7-8L5.800 28.300C6.100 26.200 7.500 25 9.500 25Z" />
        </svg>
      ))}
    </div>
  );
}

type TribunalFeeProps = { kept: Minor; chosen: Minor; currency: FeeCurrency };

export function TribunalFeeSlider({ kept, chosen, currency }: TribunalFeeProps) {
  const place = TRIBUNAL_FEES.indexOf(chosen);
  const options = TRIBUNAL_FEES.map((fee, value) => ({ value, label: formatMoney(currency, fee) }));
  return (
    <div className="fee-tribunal">
      <Slider
        name="tribunalFee"
        label={m.fees_tribunal()}
        shown={formatMoney(currency, chosen)}
        options={options}
        kept={TRIBUNAL_FEES.indexOf(kept)}
        chosen={place}
      >
        <div className="fee-doors" aria-hidden="true">
          {options.map(({ value }) => (
            <i
              key={value}
              data-on={value < place ? 'passed' : value === place ? 'chosen' : undefined}
            />
          ))}
        </div>
      </Slider>
    </div>
  );
}

type SliderProps = {
  name: string;
  label: string;
  shown: ReactNode;
  options: readonly { value: number; label: string }[];
  kept: number;
  chosen: number;
  children: ReactNode;
};

/** A picture above a native slider. Without a script nothing could say what it stands at, so a list takes its place. */
function Slider({ name, label, shown, options, kept, chosen, children }: SliderProps) {
  const id = useId();
  return (
    <div className="fee-slider">
      <div className="fee-slider-head">
        <label className="t-s" htmlFor={id}>
          {label}
        </label>
        <b className="t-m tn" aria-hidden="true">
          {shown}
        </b>
      </div>
      <div className="fee-slider-live">
        {children}
        <div className="fee-track" aria-hidden="true">
          {options.slice(1).map(({ value }) => (
            <i key={value} data-on={value <= chosen || undefined} />
          ))}
        </div>
        <RangeInput id={id} name={name} options={options} kept={kept} chosen={chosen} />
      </div>
      <noscript>
        <Select name={name} defaultValue={kept} aria-label={label}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </noscript>
    </div>
  );
}

type RangeInputProps = {
  id: string;
  name: string;
  options: readonly { value: number; label: string }[];
  kept: number;
  chosen: number;
};

function RangeInput({ id, name, options, kept, chosen }: RangeInputProps) {
  return (
    <input
      id={id}
      type="range"
      className="fee-range"
      name={name}
      min={options[0]?.value}
      max={options.at(-1)?.value}
      step={1}
      defaultValue={kept}
      aria-valuetext={options.find(({ value }) => value === chosen)?.label}
    />
  );
}
