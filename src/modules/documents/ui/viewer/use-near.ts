import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something stands in sight of its scroller, or near it. Until it has its place (`isPlaced`) it is not asked: things without a
 * size all lie on one spot, and all would be near.
 */
export function useNear(
  of: RefObject<HTMLElement | null>,
  margin: string,
  isPlaced = true,
): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = of;
    if (!current || !isPlaced) return undefined;
    const root = current.closest('[data-scroller]');
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.at(-1)?.isIntersecting ?? false),
      { root, rootMargin: margin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [of, margin, isPlaced]);
  return isNear;
}
