import type { Fields } from '#ui/forms/values.ts';

/** The boxes of a challenge; all have one name. */
export const GROUND = 'grounds';

/** Which were ticked, as a refused form brings them back. */
export function groundsOf(values: Fields): string[] {
  return (values[GROUND] ?? '').split(' ').filter(Boolean);
}
