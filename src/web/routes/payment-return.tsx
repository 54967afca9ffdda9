import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { payReturn } from '#modules/fees/contract/razorpay.ts';
import { unlisted } from '#site/head.ts';
import { Link } from '#ui/link.tsx';
import { loadFromApi } from '../page-request.ts';
import { SignInFrame } from '../sign-in-frame.tsx';

export function meta() {
  return unlisted(m.site_title({ page: m.pay_return_title() }));
}

/** The address holds what Razorpay signed: what the page links to is told no more of it than the site's name. */
export function headers() {
  return { 'referrer-policy': 'strict-origin' };
}

/** Where Razorpay sends whoever was on its page, with what it says of the payment. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const said = (name: string) => url.searchParams.get(`razorpay_${name}`) ?? '';
  const returned = {
    linkId: said('payment_link_id'),
    reference: said('payment_link_reference_id'),
    status: said('payment_link_status'),
    paymentId: said('payment_id'),
    signature: said('signature'),
  };
  return {
    ...(await loadFromApi({ url, context }, payReturn, returned)),
    again: `${url.pathname}${url.search}`,
  };
}

const words = {
  paid: m.pay_return_paid,
  confirming: m.pay_return_confirming,
  open: m.pay_return_open,
};

export default function PaymentReturn() {
  const { state, number, amount, back, again } = useLoaderData<typeof loader>();
  const sum = moneyInWords(inRupees(amount));
  return (
    <SignInFrame heading={m.pay_return_title()} lead={words[state]({ number, sum })}>
      {state === 'confirming' ? (
        <p>
          <a className="lnk" href={again}>
            {m.pay_return_again()}
          </a>
        </p>
      ) : null}
      <p>
        <Link to={back} className="btn2">
          {m.pay_return_back()}
        </Link>
      </p>
    </SignInFrame>
  );
}
