import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

// WCAG 2.2, 2.1.4: whoever speaks to the machine or trembles can turn keys of one letter off.
const KEPT = 'munch.keys';
const listeners = new Set<() => void>();

/** Whether keys of one letter do anything; on until somebody turns them off on this device. */
export function useKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn, () => true);
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'off');
  } catch {
    // Storage is forbidden or full: the keys stay as they are.
  }
  for (const listener of listeners) listener();
}

/** What a key does; `false` when it was not meant here and somebody else may take it. */
type Act = () => unknown;

/**
 * Listens for keys of one letter, or of two one after the other (`g q`). Never while somebody writes, chooses or has a
 * dialog open, and never with Ctrl, Alt or Meta, which are the browser's.
 */
export function useShortcuts(acts: Readonly<Record<string, Act>>): void {
  // The listener stays while the acts change: data that comes anew between two keys does not lose the first.
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    let first = '';
    let forget: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: KeyboardEvent) => {
      if (!mayHear(event)) return;
      const now = latest.current;
      const pair = `${first} ${event.key}`.trim();
      const act = now[pair] ?? now[event.key];
      clearTimeout(forget);
      first = '';
      if (act) {
        if (act() !== false) event.preventDefault();
      } else if (Object.keys(now).some((keys) => keys.startsWith(`${event.key} `))) {
        first = event.key;
        forget = setTimeout(() => {
          first = '';
        }, 1500);
      }
    };
    addEventListener('keydown', hear);
    return () => {
      clearTimeout(forget);
      removeEventListener('keydown', hear);
    };
  }, []);
}

const WRITES = 'input, textarea, select, [contenteditable], [popover], dialog';

/** A box is ticked with the space bar; a letter means nothing to it, and whoever ticked one with a mouse goes on by key. */
function isLetterOnABox({ target, key }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLInputElement &&
    target.type === 'checkbox' &&
    /^\p{L}$/u.test(key) &&
    !target.closest('[popover], dialog')
  );
}

function mayHear(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false;
  const { target } = event;
  if (target instanceof Element && target.closest(WRITES) && !isLetterOnABox(event)) return false;
  return areKeysOn() && !document.querySelector('dialog[open]');
}

function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
