import {
  forget as forgetFrom,
  recall as recallFrom,
  saveDraftLocally,
} from '#ui/offline-drafts/store.ts';
import { fillIn as fill } from '#ui/offline-drafts/words.ts';
import { maskAadhaar } from '../contract.ts';
import type { Values } from './application-values.ts';

// In the tab alone: anybody may open this form, and the next person at a shared machine finds nothing.
const NAME = 'panel-application';

export type SavedApplicationForm = { step: number; values: Values };

export function remember({ step, values }: SavedApplicationForm): void {
  saveDraftLocally('tab', NAME, { step, values: maskedTexts(values) });
}

export function recall(): SavedApplicationForm | null {
  const found = recallFrom('tab', NAME);
  return isRemembered(found) ? found : null;
}

export function forget(): void {
  forgetFrom('tab', NAME);
}

/** Puts values back into the controls of their names. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  fill(
    form,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value].flat()])),
  );
}

function maskedTexts(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !name.endsWith('File') ? maskAadhaar(value) : value,
    ]),
  );
}

function isRemembered(found: unknown): found is SavedApplicationForm {
  return (
    typeof found === 'object' &&
    found !== null &&
    'values' in found &&
    'step' in found &&
    [0, 1, 2].includes(found.step as number)
  );
}
