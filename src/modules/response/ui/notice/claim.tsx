import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { interestInWords } from '#modules/disputes/contract/interest-words.ts';
import { limitationLines } from '#modules/disputes/contract/limitation-words.ts';
import {
  actingLines,
  requestedTermsLines,
  signedLines,
} from '#modules/disputes/contract/terms-words.ts';
import type { NoticeView } from '../../contract/notice.ts';
import { Lines } from './page-parts.tsx';
import { Part, type Seen } from './part.tsx';

export function Said({
  notice: { title, facts, claims, currency, sum, relief, agreement, limitation },
}: Pick<Seen, 'notice'>) {
  return (
    <Part id="said" title={m.notice_they_say()}>
      <p className="note">{m.notice_they_say_note()}</p>
      <h3 dir="auto">{title}</h3>
      <p className="words" dir="auto">
        {facts}
      </p>
      <h3>{m.notice_they_claim()}</h3>
      <ClaimTable claims={claims} currency={currency} sum={sum} />
      {relief ? <Relief relief={relief} /> : null}
      <InTime limitation={limitation} />
      {agreement ? <AgreementClause agreement={agreement} /> : null}
    </Part>
  );
}

function ClaimTable({
  claims,
  currency,
  sum,
}: Pick<Seen['notice'], 'claims' | 'currency' | 'sum'>) {
  return (
    <dl className="claims">
      {claims.map(({ head, amount, interestBasis, interestRate, interestFrom }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two heads may have one name
        <div key={`${at}-${head}`}>
          <dt dir="auto">{head}</dt>
          <dd>
            {moneyInWords({ amount, currency })}
            {interestBasis === ''
              ? null
              : `, ${interestInWords({ interestBasis, interestRate, interestFrom })}`}
          </dd>
        </div>
      ))}
      {claims.length > 1 ? (
        <div className="total">
          <dt>{m.notice_total()}</dt>
          <dd>{moneyInWords({ amount: sum, currency })}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Relief({ relief }: { relief: string }) {
  return (
    <>
      <h3>{m.case_relief()}</h3>
      <p className="words" dir="auto">
        {relief}
      </p>
    </>
  );
}

function AgreementClause({ agreement }: { agreement: NonNullable<NoticeView['agreement']> }) {
  return (
    <>
      <h3>{m.notice_agreement()}</h3>
      <blockquote dir="auto">{agreement.clause}</blockquote>
      <AgreementOf agreement={agreement} />
    </>
  );
}

/** When the request was signed and by whom, and the fingerprint that stands on the paper too. */
export function Signed({ notice: { filedOn, terms, filingHash } }: Pick<Seen, 'notice'>) {
  return (
    <Part id="signed" title={m.request_paper_title()}>
      <Lines
        all={[
          { label: m.request_paper_filed(), value: dayInWords(filedOn) },
          ...signedLines(terms),
          ...actingLines(terms),
          ...requestedTermsLines(terms),
          { label: m.request_paper_hash(), value: filingHash },
        ]}
      />
    </Part>
  );
}

/** Where the clause stands; each of these only where it was told. */
function AgreementOf({
  agreement: { page, agreedOn, version },
}: {
  agreement: NonNullable<NoticeView['agreement']>;
}) {
  const all = [
    ...(page ? [{ label: m.request_paper_page(), value: page }] : []),
    ...(agreedOn ? [{ label: m.request_paper_agreed_on(), value: dayInWords(agreedOn) }] : []),
    ...(version ? [{ label: m.request_paper_version(), value: version }] : []),
  ];
  return all.length === 0 ? null : <Lines all={all} />;
}

/** What limitation is counted by stands beside the claimant's words, never in them. */
function InTime({ limitation }: Pick<NoticeView, 'limitation'>) {
  const lines = limitationLines(limitation);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{m.case_limitation()}</h3>
      <dl className="claims">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
