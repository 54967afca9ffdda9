import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

/** Whether there is room for a column beside the list; the server, and a page without a script, have none. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
