import { rememberCaret, restoreCaret } from './caret.ts';
import { forget, forgetAll, recall, saveDraftLocally, type Where } from './store.ts';
import { type FormValues, fillIn, isAnyTouched, isTouched, wordsIn } from './words.ts';

// One mechanism for React's pages and for those without React (web/plain.ts): it knows forms by `data-keep`, says nothing of
// its own, and shows what the page has ready (notes.tsx).

/** How often it is tried again by itself while a browser believes that it has a line, and has none. */
const AGAIN_AFTER = 5000;

let begun = false;
let last: { form: HTMLFormElement; by: HTMLElement | null } | null = null;
/** The form that was sent last where nothing of it is kept: what it does is never done later by itself, a signature least of all. */
let unkept: HTMLFormElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWaiting = false;
let isPressed = false;

/** The `data-keep` of a form: where its words are kept, and under which name. */
export function draftAttribute(where: Where, name: string): { 'data-keep': string } {
  return { 'data-keep': `${where}:${name}` };
}

function placeOf(form: HTMLFormElement): [Where, string] | null {
  const [, where, name] = /^(tab|device):(.+)$/.exec(form.dataset.keep ?? '') ?? [];
  return where && name ? [where as Where, name] : null; // the pattern knows no other
}

function keepWords(form: HTMLFormElement | null): void {
  const place = form && placeOf(form);
  if (place) saveDraftLocally(...place, wordsIn(form));
}

/** From now on every keystroke in such a form is kept, and a form that meets no line waits for one. */
export function startDraftKeeping(): void {
  if (begun) return;
  begun = true;
  forgetAll('old');
  for (const sign of ['input', 'change'])
    addEventListener(
      sign,
      ({ target }) => keepWords((target as HTMLInputElement).form ?? null),
      true,
    );
  addEventListener('submit', onSubmit, true);
  addEventListener('click', onClick, true);
  addEventListener('online', () => isWaiting && sendAgain());
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement; // nothing else fires it
  if (form.hasAttribute('data-keep-end')) forgetAll();
  unkept = placeOf(form) ? null : form;
  if (unkept) {
    // A form that has no such note asks for something, and does nothing.
    const isPost = show(unkept, 'off', false);
    if (isPost && !navigator.onLine) stop(event, cut);
    return;
  }
  keepWords(form);
  last = { form, by: event.submitter };
  rest();
  if (!navigator.onLine && !isPressed) stop(event, wait);
}

/** Nothing of it leaves while there is no line. */
function stop(event: SubmitEvent, say: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  say();
}

function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-keep-do]');
  const form = button?.closest('form');
  if (!button || !form) return;
  event.preventDefault();
  if (button.dataset.keepDo === 'send') sendAgain();
  else {
    forgetWords(form);
    form.reset();
  }
}

/** A form met no line: it stays as it is, says so, and goes when there is one; of one that is not kept it is said that nothing went. */
export function cut(): void {
  if (unkept) show(unkept, 'off', true);
  else wait();
}

function wait(): void {
  if (!last) return;
  show(last.form, 'cut', true);
  isWaiting = true;
  clearTimeout(timer);
  if (navigator.onLine) timer = setTimeout(probe, AGAIN_AFTER);
}

function probe(): void {
  fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }).then(
    () => isWaiting && sendAgain(),
    () => isWaiting && wait(),
  );
}

/** Only what was pressed and did not go, once; the form sends what it holds by now. */
function sendAgain(): void {
  rest();
  if (!last?.form.isConnected) return;
  isPressed = true; // a browser may believe that it has no line
  last.form.requestSubmit(last.by?.isConnected ? last.by : null);
  isPressed = false;
}

function rest(): void {
  isWaiting = false;
  clearTimeout(timer);
  if (last) show(last.form, 'cut', false);
}

/** What was typed in the form that was sent last is with us now; another one that still waits for a line goes on waiting. */
export function sent(): void {
  if (unkept) return;
  rest();
  if (last) forgetWords(last.form);
}

export function forgetWords(form: HTMLFormElement): void {
  const place = placeOf(form);
  if (place) forget(...place);
  show(form, 'back', false);
}

/** Puts back what was typed here and not sent; what was typed since the page came stays. */
export function putBack(form: HTMLFormElement | null): void {
  if (!form) rememberCaret(); // React says so before it takes a form away
  const place = form && placeOf(form);
  if (!place) return;
  const isNewer = isAnyTouched(form);
  const [kept, before] = [recall(...place) as FormValues | null, JSON.stringify(wordsIn(form))]; // `keepWords` kept it
  if (kept) fillIn(form, kept, (one) => !isTouched(one));
  const hasFilled = JSON.stringify(wordsIn(form)) !== before;
  const browserFilled = isNewer && JSON.stringify(kept) === before; // some put a field back themselves when a page is loaded again
  if (hasFilled || browserFilled) show(form, 'back', true);
  if (isNewer) keepWords(form);
  restoreCaret(form);
}

/** Whether the form has such a note. */
function show(form: HTMLFormElement, note: 'cut' | 'back' | 'off', isShown: boolean): boolean {
  const found = form.querySelector<HTMLElement>(`[data-keep-note=${note}]`);
  if (!found) return false;
  found.hidden = !isShown;
  if (isShown && note !== 'back') found.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Whether something failed because there was no line, and not because of what is at its other end. */
export function isCutOff(error: unknown): boolean {
  if (typeof document === 'undefined' || !(error instanceof Error)) return false; // on the server it is ours, whatever it is
  return (
    !navigator.onLine ||
    (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
  );
}
