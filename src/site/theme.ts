import { useSyncExternalStore } from 'react';
import { THEME_KEY, type Theme } from '#kernel/theme.ts';

const listeners = new Set<() => void>();

/** What the visitor chose; on the server and until React has taken the page over, `system`. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shown, () => 'system');
}

/** Shows a theme, in every switch of the page, and keeps it for the next page and the next visit. */
export function choose(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden or full: the choice holds for this page.
  }
}

// The attribute that the styles read is the truth; the script of kernel/theme.ts may have set it long before React came.
function shown(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme === 'system' ? 'auto' : theme;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]');
  if (light) light.media = mediaOf('light', theme);
  if (dark) dark.media = mediaOf('dark', theme);
  for (const listener of listeners) listener();
}

function mediaOf(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`;
  return scheme === theme ? 'all' : 'not all';
}

// Another tab chose, or the page comes back out of the browser's memory after a choice was made elsewhere.
function again(event: StorageEvent | PageTransitionEvent): void {
  if (
    event instanceof StorageEvent ? event.key !== THEME_KEY && event.key !== null : !event.persisted
  )
    return;
  const kept = localStorage.getItem(THEME_KEY);
  show(kept === 'light' || kept === 'dark' ? kept : 'system');
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', again);
    addEventListener('pageshow', again);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', again);
    removeEventListener('pageshow', again);
  };
}
