import { type RefObject, useEffect } from 'react';

/**
 * Lets the arrows walk from the field through the results and back, and Escape return to the field; Enter follows the link, as
 * everywhere. Only from the field and from a result: the page scrolls by the same keys.
 */
export function useResultKeys(
  page: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    const hear = (event: KeyboardEvent) => {
      const results = root.querySelectorAll<HTMLElement>('[data-result]');
      moveFocus(event, [...(field.current ? [field.current] : []), ...results]);
    };
    root.addEventListener('keydown', hear);
    return () => root.removeEventListener('keydown', hear);
  }, [page, field]);
}

function moveFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = nextFor(event.key, stops);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The field comes first. In it Escape empties it, as the browser does. */
function nextFor(key: string, stops: readonly HTMLElement[]): HTMLElement | undefined {
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (at < 0) return undefined;
  if (key === 'ArrowDown') return stops[at + 1];
  if (key === 'ArrowUp') return stops[at - 1];
  return key === 'Escape' && at > 0 ? stops[0] : undefined;
}
