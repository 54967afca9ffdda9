import { maskAadhaar } from '../contract.ts';
import type { Values } from './paper.ts';

// The tab's own storage: a reload finds it, closing the tab ends it, and the next person at a shared machine does not.
const NAME = 'munch-panel-application';

export type Remembered = { step: number; values: Values };

export function remember({ step, values }: Remembered): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ step, values: maskedTexts(values) }));
  } catch {
    // Storage is full or forbidden: the form works all the same, a reload would lose it.
  }
}

export function recall(): Remembered | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return isRemembered(found) ? found : null;
  } catch {
    return null;
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // It was never kept.
  }
}

/** Puts values back into the controls of their names. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const element of form.elements) {
    const value = values[element.getAttribute('name') ?? ''];
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio'))
      element.checked = value !== undefined && [value].flat().includes(element.value);
    else if (element instanceof HTMLInputElement && element.type !== 'file' && element.type !== 'hidden') element.value = textOf(value);
    else if (element instanceof HTMLTextAreaElement) element.value = textOf(value);
    else if (element instanceof HTMLSelectElement && value !== undefined) element.value = textOf(value);
  }
}

function textOf(value: Values[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}

function maskedTexts(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && !name.endsWith('File') ? maskAadhaar(value) : value]),
  );
}

function isRemembered(found: unknown): found is Remembered {
  return typeof found === 'object' && found !== null && 'values' in found && 'step' in found && [0, 1, 2].includes(found.step as number);
}
