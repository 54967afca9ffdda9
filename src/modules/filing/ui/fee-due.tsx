import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { transferInWords } from '#modules/fees/contract/transfer-words.ts';
import { Button } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { DraftView } from './step-page.tsx';

export type Fee = NonNullable<DraftView['fee']>;

type FeeDueProps = {
  id: string;
  fee: Fee | null;
  problem: string | null;
};

/** What is to be paid now, and every way in which it can be. */
export function FeeDue({ id, fee, problem }: FeeDueProps) {
  if (!fee) return <p className="gr-box">{m.filing_fee_none()}</p>;
  const paper = `/api/filing/drafts/${id}/invoice?language=${language()}`;
  return (
    <section className="gr-fee">
      <h2 className="t-m">{m.filing_fee_title()}</h2>
      {fee.due > 0 ? (
        <Due fee={fee} problem={problem} />
      ) : (
        <p>{fee.state === 'paid' ? m.filing_fee_paid() : m.filing_fee_settled()}</p>
      )}
      <p>
        <a className="lnk" href={paper} target="_blank" rel="noopener">
          {m.filing_fee_paper({ number: fee.number })}
        </a>
      </p>
    </section>
  );
}

function Due({ fee, problem }: { fee: Fee; problem: string | null }) {
  return (
    <>
      <p>
        <strong>
          {m.filing_fee_due({ sum: moneyInWords(inRupees(fee.due)), day: dayInWords(fee.dueOn) })}
        </strong>
      </p>
      {fee.isPayableOnline ? (
        <PostForm>
          {problem ? (
            <p className="gr-box" role="alert">
              {problem}
            </p>
          ) : null}
          <Button type="submit" look="solid">
            {m.costs_pay_online({ sum: moneyInWords(inRupees(fee.due)) })}
          </Button>
          <p className="t2">{m.costs_pay_online_words()}</p>
        </PostForm>
      ) : null}
      <p>
        {transferInWords(
          { isPayableOnline: fee.isPayableOnline, isPayableByUpi: fee.upi !== null },
          true,
        )}
      </p>
      <dl className="gr-part">
        <div>
          <dt>{m.filing_fee_reference()}</dt>
          <dd className="tn">
            <strong>{fee.reference}</strong>
          </dd>
        </div>
        {fee.account.length > 0 ? (
          <div>
            <dt>{m.filing_fee_account()}</dt>
            <dd className="tn">{fee.account.join(', ')}</dd>
          </div>
        ) : null}
      </dl>
      {fee.upi ? <Upi fee={fee} upi={fee.upi} /> : null}
      <p>{m.fee_waiver()}</p>
    </>
  );
}

type UpiProps = {
  fee: Fee;
  upi: NonNullable<Fee['upi']>;
};

/** On a phone the link opens the app; on a screen the code is scanned with one. */
function Upi({ fee: { due, reference }, upi: { address, qr } }: UpiProps) {
  const label = m.fee_upi_qr({ sum: moneyInWords(inRupees(due)), reference });
  return (
    <>
      <p>
        <a className="lnk" href={address}>
          {m.fee_upi()}
        </a>
      </p>
      <svg
        width="200"
        height="200"
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        role="img"
        aria-label={label}
      >
        <path fill="#fff" d={`M-4 -4h${qr.size + 8}v${qr.size + 8}h-${qr.size + 8}z`} />
        <path fill="#000" d={qr.path} />
      </svg>
    </>
  );
}
