import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** A page changed without a load begins at its content, also for the keyboard and the ear. */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another arrival.
  useEffect(() => {
    // Root marks the document once it is awake; before that the browser itself has just loaded this page.
    if (document.documentElement.dataset.live === 'yes')
      main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
