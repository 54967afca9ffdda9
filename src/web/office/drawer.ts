import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The drawer that the rail is below 1024 px: what stands behind it is out of reach while it is open. */
export function useDrawer(behind: RefObject<HTMLDivElement | null>) {
  const rail = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (rail.current?.matches(':popover-open')) rail.current.hidePopover();
  }, [key]);
  useEffect(() => {
    // A phone that is turned may become wide enough for the rail.
    const wide = matchMedia('(min-width: 64rem)');
    const fold = () => {
      if (wide.matches && rail.current?.matches(':popover-open')) rail.current.hidePopover();
    };
    wide.addEventListener('change', fold);
    return () => wide.removeEventListener('change', fold);
  }, []);
  return {
    ref: rail,
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target === rail.current && behind.current)
        behind.current.inert = event.newState === 'open';
    },
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.newState === 'open')
        rail.current?.querySelector<HTMLElement>('.rl-close')?.focus({ preventScroll: true });
    },
  };
}
