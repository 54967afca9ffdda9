import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import type { Fields } from '#ui/forms/values.ts';
import type { NoticeView } from '../../contract/notice.ts';
import { HEADS_MAX } from '../../contract/words.ts';
import type { NoticeContent } from './content.ts';
import { type ControlProps, describedBy, Mend } from './control.tsx';
import { idOf } from './page-parts.tsx';

const bases = {
  '': m.filing_interest_none,
  contract: m.filing_interest_contract,
  statute: m.filing_interest_statute,
  discretion: m.filing_interest_discretion,
} as const;

/** Rows of what for, how much and with what interest; one more is asked from the server, which gives the form back with it. */
export function Heads({ content, notice, fields, rows }: ControlProps) {
  const shown = Math.min(Math.max(rows, content.heads.length, 1), HEADS_MAX);
  return (
    <>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <fieldset key={at}>
          <HeadFields at={at} content={content} fields={fields} notice={notice} />
        </fieldset>
      ))}
      {shown < HEADS_MAX ? (
        <p>
          <input type="hidden" name="rows" value={shown} />
          <button type="submit" name="intent" value="row" className="second">
            {m.notice_more_head()}
          </button>
        </p>
      ) : null}
    </>
  );
}

function HeadFields({
  at,
  content,
  fields,
  notice,
}: Pick<ControlProps, 'content' | 'notice' | 'fields'> & { at: number }) {
  return (
    <>
      <legend>{at + 1}.</legend>
      <Cell
        at={at}
        name="head"
        label={m.notice_label_head()}
        value={content.heads[at]?.head ?? ''}
        fields={fields}
      />
      <Cell
        at={at}
        name="amount"
        label={m.notice_label_amount()}
        value={content.heads[at]?.amount ?? ''}
        fields={fields}
      />
      <Interest at={at} head={content.heads[at]} today={notice.today} fields={fields} />
    </>
  );
}

type InterestProps = {
  at: number;
  head: NoticeContent['heads'][number] | undefined;
  today: NoticeView['today'];
  fields: Fields;
};

/** The same footing as a claim may have; closed until somebody wants it, and open where there is something to mend. */
function Interest({ at, head, today, fields }: InterestProps) {
  const id = `f-heads-${at}-interestBasis`;
  const isWrong = Object.keys(fields).some((field) => field.startsWith(`heads.${at}.interest`));
  return (
    <details open={isWrong || Boolean(head?.interestBasis)}>
      <summary>{m.filing_interest()}</summary>
      <BasisField id={id} head={head} />
      <Cell
        at={at}
        name="interestRate"
        label={m.filing_interest_rate()}
        value={head?.interestRate ?? ''}
        fields={fields}
      />
      <Cell
        at={at}
        name="interestFrom"
        label={m.filing_interest_from()}
        value={head?.interestFrom ?? ''}
        fields={fields}
        max={today}
      />
    </details>
  );
}

function BasisField({
  id,
  head,
}: {
  id: string;
  head: NoticeContent['heads'][number] | undefined;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{m.filing_interest_basis()}</label>
      <select id={id} name="headBasis" defaultValue={head?.interestBasis ?? ''}>
        {Object.entries(bases).map(([value, label]) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </select>
    </div>
  );
}

const controls = {
  head: 'head',
  amount: 'headAmount',
  interestRate: 'headRate',
  interestFrom: 'headFrom',
} as const;

type CellProps = {
  at: number;
  name: keyof typeof controls;
  label: ReactNode;
  value: string;
  fields: Fields;
  max?: string;
};

function Cell({ at, name, label, value, fields, max }: CellProps) {
  const id = `f-${idOf(`heads.${at}.${name}`)}`;
  const correction = fields[`heads.${at}.${name}`];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={controls[name]}
        type={name === 'interestFrom' ? 'date' : 'text'}
        max={max}
        defaultValue={value}
        inputMode={name === 'amount' || name === 'interestRate' ? 'decimal' : undefined}
        aria-invalid={correction ? true : undefined}
        aria-describedby={describedBy(id, { hint: false, correction: Boolean(correction) })}
      />
      <Mend id={id}>{correction}</Mend>
    </div>
  );
}
