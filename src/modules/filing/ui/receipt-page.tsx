import './sheet.css';
import { useEffect, useState } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { beginnings } from '../contract/request-kind-words.ts';
import { FeeDue } from './fee-due.tsx';
import { type DraftView, momentOf } from './step-page.tsx';

type Props = Pick<DraftView, 'id' | 'footing' | 'fee' | 'address'> & {
  receipt: NonNullable<DraftView['receipt']>;
  problem: string | null;
};

/** The proof of filing: when, what, and the hash by which it is known again. For paper too. */
export function ReceiptPage({ id, footing, receipt, fee, address, problem }: Props) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <div className="wrap gr gr-receipt">
      <div className="gr-body">
        <h1 className="d-m">{m.filing_receipt_title()}</h1>
        <p className="b-l gr-lead">
          {address ? m.filing_receipt_lead({ email: address }) : m.filing_receipt_lead_none()}
        </p>
        <dl className="gr-part">
          <div>
            <dt>{m.filing_receipt_reference()}</dt>
            <dd className="tn">
              <strong>{receipt.reference}</strong>
            </dd>
          </div>
          <div>
            <dt>{m.filing_title()}</dt>
            <dd dir="auto">{receipt.title}</dd>
          </div>
          <div>
            <dt>{m.filing_receipt_at()}</dt>
            <dd>
              <time dateTime={receipt.filedAt}>{momentOf(receipt.filedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{m.filing_receipt_signed()}</dt>
            <dd dir="auto">
              {[receipt.signedName, receipt.signedCapacity].filter(Boolean).join(', ')}
            </dd>
          </div>
          <div>
            <dt>{m.filing_receipt_hash()}</dt>
            <dd className="gr-hash">{receipt.hash}</dd>
          </div>
        </dl>
        {receipt.isUrgent ? <p className="gr-box">{m.filing_receipt_urgent()}</p> : null}
        <FeeDue id={id} fee={fee} problem={problem} />
        <h2 className="t-m">{m.filing_receipt_next()}</h2>
        <ol className="gr-next">
          {fee && fee.due > 0 ? <li>{m.filing_receipt_next_fee()}</li> : null}
          <li>{m.filing_receipt_next_scrutiny()}</li>
          <li>{m.filing_receipt_next_notice()}</li>
        </ol>
        <p className="t2">{beginnings[footing]()}</p>
        <p className="t2">{m.filing_receipt_account()}</p>
        <p className="gr-ways">
          <Link to={`/cases/${receipt.disputeId}`} className="btn2">
            {m.filing_receipt_case()}
          </Link>
          <Link to="/sign-up" className="btn2 btn2-ghost">
            {m.mail_filing_receipt_account()}
          </Link>
        </p>
        {live ? (
          <Button className="gr-print" onClick={() => window.print()}>
            {m.filing_receipt_print()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
