import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { Field, Input } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

type PasswordFieldProps = {
  id: string;
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  placeholder?: string;
  /** `new-password` where one is chosen, so that a password manager offers to make it. */
  autoComplete: 'current-password' | 'new-password';
  onInput?: () => void;
};

/**
 * Masked, with a switch to show it: the same name pressed or not, as `aria-pressed` asks. Without JavaScript the switch
 * could do nothing, so it only comes with it. Whatever the browser or a password manager pastes is taken.
 */
export function PasswordField({
  id,
  ref,
  label,
  hint,
  error,
  placeholder,
  autoComplete,
  onInput,
}: PasswordFieldProps) {
  const [live, setLive] = useState(false);
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => setLive(true), []);
  const input = () => field.current?.querySelector('input') ?? null;

  function turn() {
    const { selectionStart: start = null, selectionEnd: end = null } = input() ?? {};
    setShown(!shown);
    // Some browsers send the caret to the front when the type changes; wait until it has.
    requestAnimationFrame(() => {
      if (document.activeElement === input()) input()?.setSelectionRange(start, end);
    });
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <div className="lg-password" ref={field}>
        <Input
          ref={ref}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          required
          onInput={onInput}
        />
        {live ? (
          <button
            type="button"
            className="lg-show"
            aria-label={m.login_show()}
            aria-pressed={shown}
            aria-controls={id}
            // A pointer leaves the focus, and with it the caret, where it is.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={turn}
          >
            <Icon name="eye" />
          </button>
        ) : null}
      </div>
    </Field>
  );
}
