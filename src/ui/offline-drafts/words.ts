/** What the controls of a form hold, by their names; what has a name twice keeps its order. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never: what a browser keeps better itself, what the page brought along, and what opens something. */
const NEVER: readonly string[] = [
  'password',
  'file',
  'hidden',
  'submit',
  'button',
  'reset',
  'image',
];
/** Nobody agrees to anything but by their own hand. */
const CONSENTS: readonly string[] = ['agrees', 'agreed'];

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLTextAreaElement ||
        one instanceof HTMLSelectElement) &&
      !(
        one.name === '' ||
        NEVER.includes(one.type) ||
        CONSENTS.includes(one.name) ||
        one.autocomplete === 'one-time-code'
      ),
  );
}

function isPicked(one: Control): one is HTMLInputElement {
  return one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio');
}

export function wordsIn(form: HTMLFormElement): FormValues {
  const words: Record<string, string[]> = {};
  for (const one of controlsOf(form)) {
    words[one.name] ??= [];
    if (!isPicked(one) || one.checked) words[one.name]?.push(one.value);
  }
  return words;
}

/** Puts words back into the controls of their names; `isOpen` says which controls may be written over. */
export function fillIn(
  form: HTMLFormElement,
  words: FormValues,
  isOpen: (one: Control) => boolean = () => true,
): void {
  const at = new Map<string, number>();
  for (const one of controlsOf(form)) {
    const held = words[one.name];
    const place = at.get(one.name) ?? 0;
    at.set(one.name, place + 1);
    if (!held || !isOpen(one)) continue;
    if (isPicked(one)) one.checked = held.includes(one.value);
    else if (held[place] !== undefined) one.value = held[place];
    // What is put back is seen, or it would be sent unseen.
    if (isTouched(one)) one.closest('details')?.setAttribute('open', '');
  }
}

/** Whether a control holds something else than the page came with. */
export function isTouched(one: Control): boolean {
  if (isPicked(one)) return one.checked !== one.defaultChecked;
  if (!(one instanceof HTMLSelectElement)) return one.value !== one.defaultValue;
  const first = [...one.options].find((option) => option.defaultSelected) ?? one.options[0];
  return one.value !== (first?.value ?? '');
}

export function isAnyTouched(form: HTMLFormElement): boolean {
  return controlsOf(form).some(isTouched);
}
