import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { inputsOf, isReady } from '#modules/fees/contract.ts';
import { FeeCalculator } from '#modules/fees/ui/calculator.tsx';
import { type At, head } from '#site/head.ts';
import { Voice } from '#site/voice.tsx';
import { formOf } from '../form-of.ts';

export function meta(at: At) {
  return head(at, { title: m.site_title({ page: m.site_calculator() }), description: m.fees_description() });
}

/** The calculator as a browser without JavaScript sends it: the same rules, the same page. */
export async function action({ request }: ActionFunctionArgs) {
  const inputs = inputsOf(Object.fromEntries(await formOf(request)));
  return data({ inputs }, { status: isReady(inputs) ? 200 : 422 });
}

export default function FeeCalculatorPage() {
  return (
    <div className="wrap">
      <div className="fee-head">
        <h1 className="d-l">
          <Voice>{m.fees_heading()}</Voice>
        </h1>
        <p className="b-l t2">{m.fees_lead()}</p>
      </div>
      <FeeCalculator posted={useActionData<typeof action>()} />
    </div>
  );
}
