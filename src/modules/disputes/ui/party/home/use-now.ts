import { useEffect, useState } from 'react';

const EVERY = 20_000;

/**
 * The moment, beginning with that of the page: the server's clock goes on with what this browser has measured since, so that a
 * phone with a wrong clock counts right, and what the server drew is what the browser draws first.
 */
export function useNow(asOf: string): number {
  const [now, setNow] = useState(() => Date.parse(asOf));
  useEffect(() => {
    const [given, begun] = [Date.parse(asOf), performance.now()];
    setNow(given);
    const timer = setInterval(() => setNow(given + performance.now() - begun), EVERY);
    return () => clearInterval(timer);
  }, [asOf]);
  return now;
}

/** Whether the browser has lost its line; never at first, because the page has just come over it. */
export function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const look = () => setIsOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isOffline;
}
