import './sheet.css';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { inputsOf, isReady, missingInputs } from '../contract.ts';
import type { Inputs } from '../rules.ts';
import { AmountField } from './amount-field.tsx';
import { CurrencyChoice, ProcedureChoice, ServiceChoice } from './choices.tsx';
import type { CostEstimateResult } from './cost-estimate.ts';
import { CostToMe } from './cost-to-me.tsx';
import { EstimatePanel, RegistrationNote } from './estimate-panel.tsx';
import { Incomplete } from './incomplete.tsx';
import { ArbitratorsSlider, TribunalFeeSlider } from './sliders.tsx';

/** What a form without a script sent, read by the rules, with an amount that could not be read; its page is drawn with it. */
export type PostedCalculator = {
  inputs: Inputs;
  unread: string | null;
  told: CostEstimateResult | null;
};

const NOTHING_YET = inputsOf({});

/**
 * The controls hold what was chosen and the form is read whenever it changes, so what somebody typed before React came is
 * kept. The later questions wait for a service in CSS alone (fees.css): that works without a script too.
 */
export function FeeCalculator({ posted }: { posted?: PostedCalculator | undefined }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLElement>(null);
  const kept = posted?.inputs ?? NOTHING_YET;
  const [inputs, setInputs] = useState(kept);
  const [live, setLive] = useState(false);
  const [asked, setAsked] = useState(posted && isReady(kept) && posted.unread === null ? 1 : 0);
  const ready = isReady(inputs);

  useEffect(() => {
    if (form.current) setInputs(inputsIn(form.current));
    setLive(true);
  }, []);
  useEffect(() => {
    if (live && asked > 0) bringIntoView(panel.current);
  }, [live, asked]);

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read anew: a press from before React was awake is sent again before the first state is drawn.
    if (isReady(inputsIn(event.currentTarget))) setAsked((times) => times + 1);
  }

  return (
    <>
      <div className="fee">
        <form
          ref={form}
          className="fee-form"
          method="post"
          action={here('/munch-fee-calculator')}
          noValidate
          aria-label={m.fees_form()}
          data-live={live || undefined}
          onInput={(event) => setInputs(inputsIn(event.currentTarget))}
          onSubmit={calculate}
        >
          {posted && !isReady(kept) && posted.unread === null && !live ? (
            <Incomplete missing={missingInputs(kept)} at={(name) => `${id}-${name}`} />
          ) : null}
          <AmountField
            id={`${id}-amount`}
            kept={kept.amount}
            unread={posted?.unread ?? null}
            currency={inputs.currency}
          >
            <CurrencyChoice kept={kept.currency} />
          </AmountField>
          <ServiceChoice id={`${id}-serviceType`} kept={kept.serviceType} />
          <div className="fee-later">
            <ProcedureChoice id={`${id}-procedureType`} kept={kept.procedureType} />
            <div className="fee-block fee-two">
              <ArbitratorsSlider kept={kept.arbitrators} chosen={inputs.arbitrators} />
              <TribunalFeeSlider
                kept={kept.tribunalFee}
                chosen={inputs.tribunalFee}
                currency={inputs.currency}
              />
            </div>
          </div>
          <div className="fee-block fee-go" data-ready={ready || undefined}>
            <Tooltip text={m.fees_incomplete()}>
              <HandshakeButton
                type="submit"
                aria-disabled={(live && !ready) || undefined}
                aria-describedby={`${id}-wait`}
              >
                {m.fees_calculate()}
              </HandshakeButton>
            </Tooltip>
            <span id={`${id}-wait`} hidden>
              {ready || !live ? '' : m.fees_incomplete()}
            </span>
            {asked > 0 ? <p className="fld-hint">{m.fees_calculate_hint()}</p> : null}
          </div>
        </form>
        <div className="fee-result">
          <EstimatePanel
            ref={panel}
            inputs={asked > 0 ? inputs : null}
            answers={posted !== undefined}
          />
          {asked > 0 ? <RegistrationNote currency={inputs.currency} /> : null}
        </div>
      </div>
      {asked > 0 ? <CostToMe inputs={inputs} told={posted?.told ?? null} /> : null}
    </>
  );
}

function inputsIn(form: HTMLFormElement): Inputs {
  return inputsOf(Object.fromEntries(new FormData(form)));
}

/** On a phone the panel stands below the button: whoever pressed it is taken there. */
function bringIntoView(panel: HTMLElement | null): void {
  if (!panel || matchMedia('(min-width: 64rem)').matches) return;
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'start' });
}
