type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where somebody was typing in a form that is being drawn anew. */
let caret: { field: Field; place: number; from: number | null; to: number | null } | null = null;

const isField = (one: unknown): one is Field =>
  one instanceof HTMLInputElement ||
  one instanceof HTMLTextAreaElement ||
  one instanceof HTMLSelectElement;

const namedLike = ({ name }: Field, form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((one) => one.name === name);

/** A form is about to go: what is being typed in is remembered, in case the same form comes again at once. */
export function rememberCaret(): void {
  const field = document.activeElement;
  if (!isField(field) || !field.form) return;
  const { selectionStart = null, selectionEnd = null } = field as Partial<HTMLTextAreaElement>; // a select has none
  const place = namedLike(field, field.form).indexOf(field);
  caret = { field, place, from: selectionStart, to: selectionEnd };
}

/** Puts the caret back where it stood in this form before it was drawn anew, unless something else has the focus by now. */
export function restoreCaret(form: HTMLFormElement): void {
  const [left, { activeElement, body }] = [caret, document];
  if (left?.field.form?.dataset.keep !== form.dataset.keep || left?.field.isConnected !== false)
    return;
  caret = null;
  const field = namedLike(left.field, form)[left.place];
  if (!field || (activeElement && activeElement !== body)) return;
  field.focus({ preventScroll: true });
  if (left.from !== null && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(left.from, left.to);
}
