// The script of a plain document (docs/decisions/0027, 0056): what is typed stays on the device, a form that meets no line
// waits on its page, and a large paper shows how far it is. Without it every form is a post to its page, as it always was.
import { cut, forgetWords, putBack, sent, startDraftKeeping } from '#ui/offline-drafts/autosave.ts';

function begin(): void {
  for (const form of document.forms) putBack(form);
}

function send(form: HTMLFormElement, by: HTMLElement | null): void {
  const asked = new XMLHttpRequest();
  const body = new FormData(form, by);
  const bar = form.querySelector('progress');
  form.ariaBusy = 'true';
  asked.open('POST', form.action);
  asked.setRequestHeader('accept', 'text/html');
  asked.upload.onprogress = ({ loaded, total }) => {
    if (!bar || ![...body.values()].some((one) => one instanceof File && one.size > 0)) return;
    bar.hidden = false;
    bar.value = loaded / total;
  };
  asked.onerror = () => {
    form.ariaBusy = null;
    if (bar) bar.hidden = true;
    cut();
  };
  asked.onload = () => answered(asked, form, body.get('intent') === 'keep');
  asked.send(body);
}

/** A post that led on has what was typed, and so has one that was asked to keep it; another may only be refused again. */
function answered(
  { status, responseURL, responseText }: XMLHttpRequest,
  form: HTMLFormElement,
  isKeeping: boolean,
): void {
  if (responseURL !== form.action) {
    sent();
    location.assign(responseURL);
    return;
  }
  if (isKeeping && status === 200) forgetWords(form);
  const page = new DOMParser().parseFromString(responseText, 'text/html');
  // A page without the form is left by the browser's way back, which leads to the form and to what was typed.
  if (page.forms.length === 0) history.pushState(null, '');
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
  begin();
  scrollTo(0, 0);
  document.querySelector<HTMLElement>('#trouble, main [role=status]:not([hidden])')?.focus();
}

startDraftKeeping();
begin();
addEventListener('popstate', () => location.reload());
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement; // nothing else fires it
  if (event.defaultPrevented || !form.dataset.keep) return;
  event.preventDefault();
  if (form.ariaBusy !== 'true') send(form, event.submitter);
});
