import { latinDigits } from '#kernel/digits.ts';

/** What stands at the controls of a form, by their names: errors under them, or what was typed in them. */
export type Fields = Readonly<Record<string, string>>;

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function textsIn(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string');
}

/** Everything that was typed, or what was typed at `names` alone: a page never comes back with a password. */
export function valuesIn(form: FormData, names?: readonly string[]): Fields {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && (names?.includes(entry[0]) ?? true),
    ),
  );
}

/** The file that was chosen; null for none, and for one without a byte. */
export function fileIn(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}

/** All files that were chosen, those without a byte among them: they are refused by their names. */
export function filesIn(form: FormData, name: string): File[] {
  // Without a choice a browser sends a file that has no name.
  return form
    .getAll(name)
    .filter((file) => file instanceof File && (file.size > 0 || file.name !== ''))
    .map((file) => file as File); // the filter knows no other
}

/** A count as people type it, in the digits of any of our scripts; null where it is none. */
export function countIn(form: FormData, name: string): number | null {
  const typed = latinDigits(textIn(form, name)).trim();
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}
