import { isSent, type Submission } from './submission.ts';

// What speaks for a whole form stands first where there is one; then the first control that is wrong; then the sentence of a
// form, or of a page, whose fields are all well. A form that waits for a line says so itself (ui/offline-drafts).
const PLACES = ['[data-answer]', '[aria-invalid="true"]', '[role="alert"]:not([data-keep-note])'];

/** Puts the focus where the answer to a form begins. What cannot take it, behind a dialog or folded away, is passed over. */
export function focusAnswer(page: ParentNode, answer: unknown): void {
  const places = isSentAnswer(answer) ? PLACES.slice(0, 1) : PLACES;
  const found = places.flatMap((place) => [...page.querySelectorAll<HTMLElement>(place)]);
  found.some(takesFocus);
}

/** The sentence of a form that is gone with its success takes the focus that the form left; one that is somewhere stays there. */
export function takeLeftFocus(sentence: HTMLElement): void {
  const { activeElement, body, documentElement } = sentence.ownerDocument;
  const isLeft = activeElement === null || activeElement === body;
  if (isLeft && documentElement.dataset.live === 'yes') sentence.focus();
}

function takesFocus(one: HTMLElement): boolean {
  // A sentence is no control: it takes the focus only if it is told that it may.
  if (one.role === 'alert') one.tabIndex = -1;
  one.focus();
  return one.ownerDocument.activeElement === one;
}

/** A page's action answers with a submission, with more than one, or with something of its own. */
function isSentAnswer(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && isSent(answer as Submission); // only its outcome is asked for
}
