// The only script that runs before the first paint is over (under 1 kB). It brings React when the browser is idle or at
// the first touch, key or focus. A form sent in between is held and sent again by React, or by itself if React cannot come.
const boot = (document.currentScript as HTMLScriptElement | null)?.dataset.boot ?? '';
let held: { form: HTMLFormElement; by: HTMLElement | null } | null = null;
let asked = false;

const root = document.documentElement;
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'];

function hydrate(): void {
  if (asked) return;
  asked = true;
  for (const sign of signs) removeEventListener(sign, hydrate, true);
  import(/* @vite-ignore */ boot).catch(() => {
    root.dataset.live = 'no';
    held?.form.submit();
  });
}

for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true });

addEventListener(
  'submit',
  (event) => {
    if (root.dataset.live) return;
    event.preventDefault();
    held = { form: event.target as HTMLFormElement, by: (event as SubmitEvent).submitter };
    hydrate();
  },
  true,
);

// The same page in another language keeps its question and its place for whoever presses before React is here, too.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('.langs a');
    if (!link || root.dataset.live === 'yes') return;
    link.search = location.search;
    if (location.hash) link.hash = location.hash;
  },
  true,
);

addEventListener('munch:live', () => {
  held?.form.requestSubmit(held.by);
  held = null;
});

addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(hydrate));
