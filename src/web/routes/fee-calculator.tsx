import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { inputsOf, isReady, unreadAmount } from '#modules/fees/contract.ts';
import { FeeCalculator } from '#modules/fees/ui/calculator.tsx';
import { askCosts } from '#modules/fees/ui/cost-estimate.ts';
import { type At, head } from '#site/head.ts';
import { Voice } from '#site/voice.tsx';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.site_calculator() }),
    description: m.fees_description(),
  });
}

/** The calculator as a browser without JavaScript sends it: the same rules, the same page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = Object.fromEntries(await formOf(request));
  const [inputs, unread] = [inputsOf(typed), unreadAmount(typed)];
  const isRead = isReady(inputs) && unread === null;
  const told = isRead ? await askCosts(context.get(apiContext), inputs) : null;
  return data({ inputs, unread, told }, { status: isRead ? 200 : 422 });
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
