import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Minor, moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { Input } from '#ui/field.tsx';
import { AMOUNT_LENGTH_MAX, amountTyped, formatUnits, retype } from '../contract.ts';
import type { FeeCurrency } from '../rules.ts';

type AmountFieldProps = {
  id: string;
  kept: Minor;
  /** What a form without a script sent and nobody could read. */
  unread: string | null;
  currency: FeeCurrency;
  children: ReactNode;
};

/** Digits, with their separators put in while they are typed; the currency stands beside them. */
export function AmountField({ id, kept, unread, currency, children }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed one after the other, words and all: the field itself shows the digits alone.
  const written = useRef({ typed: '', shown: '' });
  const [typed, setTyped] = useState(unread ?? '');
  // Typed before React came.
  useEffect(() => {
    if (input.current && unread === null)
      input.current.value = amountTyped(input.current.value, currency).text;
  }, [unread, currency]);
  const { text, how } = amountTyped(typed, currency);
  const sum = moneyInWords({ amount: BigInt(text.replaceAll(',', '') || '0') * 100n, currency });
  const [hint, said] = [`${id}-hint`, `${id}-said`];

  function follow(event: FormEvent<HTMLInputElement>) {
    written.current = separate(event, written.current, currency);
    // Half of a word is not refused: whoever types it is not done.
    setTyped(
      amountTyped(written.current.typed, currency).how === 'not_understood'
        ? ''
        : written.current.typed,
    );
  }
  const done = () => setTyped(written.current.typed || typed);

  return (
    <div className="fee-block">
      <label className="t-s" htmlFor={id}>
        {m.fees_amount()}
      </label>
      <div className="fee-sum">
        <Input
          ref={input}
          id={id}
          name="amount"
          className="fee-amount tn"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={AMOUNT_LENGTH_MAX}
          defaultValue={unread?.slice(0, AMOUNT_LENGTH_MAX) ?? (kept > 0n ? formatUnits(kept) : '')}
          aria-describedby={`${said} ${hint}`}
          aria-invalid={how === 'not_understood' || undefined}
          autoFocus={unread !== null}
          onInput={follow}
          onBlur={done}
          onKeyDown={({ key }) => key === 'Enter' && done()}
          required
        />
        {children}
      </div>
      <p className="fee-said" id={said} aria-live="polite" data-how={how}>
        {how === 'digits' ? null : sentences[how]({ typed: typed.slice(0, 40), sum })}
      </p>
      <p className="fld-hint" id={hint}>
        {m.fees_amount_hint()} {m.fees_amount_ways()}
      </p>
    </div>
  );
}

const sentences = {
  understood: m.fees_amount_understood,
  without_paise: m.fees_amount_without_paise,
  not_understood: m.fees_amount_not_understood,
};

type Written = { typed: string; shown: string };

/** What is added at the end goes on what was typed before it, so that `8 lakh` is seen whole; any other change begins anew. */
function separate(
  { currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>,
  before: Written,
  currency: FeeCurrency,
): Written {
  const [value, caret] = [input.value, input.selectionStart ?? input.value.length];
  const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  const isAdded =
    (how === 'insertText' || how === 'insertCompositionText') &&
    caret === value.length &&
    value.startsWith(before.shown);
  const typed = isAdded ? before.typed + value.slice(before.shown.length) : value;
  const { text } = amountTyped(typed, currency);
  // In the middle the caret stays behind its digit.
  const next =
    caret === value.length
      ? { text, caret: text.length }
      : retype(value, caret, how === 'deleteContentForward');
  if (next.text !== value) {
    input.value = next.text;
    input.setSelectionRange(next.caret, next.caret);
  }
  return { typed, shown: next.text };
}
