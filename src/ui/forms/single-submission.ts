import { useRef, useState } from 'react';

/** Sends one thing at a time: what is pressed meanwhile is not sent. */
export function useOnce(): [boolean, (send: () => Promise<void>) => Promise<void>] {
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  async function once(send: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return [busy, once];
}

/** The key under which a form is sent: the same form again, after a line that broke, is the same submission. */
export function useKey(): (body: string) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    if (last.current.body !== body) last.current = { body, key: newKey() };
    return last.current.key;
  };
}

/** Only pages that came over TLS, or from this machine, may ask the browser for a UUID. */
function newKey(): string {
  return crypto.randomUUID?.() ?? '';
}

/** To the first control of a form that has one of these names. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = [...form.elements].find((one) => names.includes(one.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
}
