import type { IconName } from '#ui/desk/icon.tsx';
import type { EntryState } from '../rules/entries.ts';

export const stateIcons: Record<EntryState, IconName> = {
  running: 'clock',
  held: 'pause',
  met: 'check',
  missed: 'x',
};
