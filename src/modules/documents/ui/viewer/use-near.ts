import { type RefObject, useEffect, useState } from 'react';

/** Whether something stands in sight of its scroller, or near it. */
export function useNear(of: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = of;
    if (!current) return undefined;
    const root = current.closest('[data-scroller]');
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.at(-1)?.isIntersecting ?? false),
      { root, rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [of, margin]);
  return isNear;
}
