import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages/all.ts';
import { Input } from '#ui/field.tsx';
import { AMOUNT_LENGTH_MAX, formatUnits, formatWholeAmount, retype } from '../contract.ts';
import type { Minor } from '../rules.ts';

type AmountFieldProps = { id: string; kept: Minor; children: ReactNode };

/** Digits, with their separators put in while they are typed; the currency stands beside them. */
export function AmountField({ id, kept, children }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Typed before React came.
  useEffect(() => {
    if (input.current) input.current.value = formatWholeAmount(input.current.value);
  }, []);
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
          defaultValue={kept > 0n ? formatUnits(kept) : ''}
          aria-describedby={`${id}-hint`}
          onInput={separate}
          required
        />
        {children}
      </div>
      <p className="fld-hint" id={`${id}-hint`}>
        {m.fees_amount_hint()}
      </p>
    </div>
  );
}

function separate({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
  const came = how === 'insertFromPaste' || how === 'insertFromDrop' ? formatWholeAmount(input.value) : input.value;
  const { text, caret } = retype(came, input.selectionStart ?? came.length, how === 'deleteContentForward');
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
