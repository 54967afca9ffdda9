import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormAnswer } from '../desk/form-answer.tsx';
import { SubmissionNotice } from '../desk/submission-notice.tsx';
import { focusAnswer, takeLeftFocus } from './answer-focus.ts';
import type { Submission } from './submission.ts';

type Standing = { at: string; takes?: boolean };

/** A page of such elements, in their order; what takes the focus is told apart by where it stands. */
function pageWith(elements: readonly Standing[]) {
  const document = { activeElement: null as unknown };
  const nodes = elements.map(({ at, takes = true }) => {
    const node = {
      at,
      role: at.includes('alert') ? 'alert' : null,
      tabIndex: 0,
      ownerDocument: document,
      focus: () => {
        if (takes) document.activeElement = node;
      },
    };
    return node;
  });
  const page = {
    querySelectorAll: (place: string) => nodes.filter(({ at }) => at === place),
  };
  return { page: page as unknown as ParentNode, document }; // nothing else of a page is asked here
}

const SUMMARY = '[data-answer]';
const WRONG = '[aria-invalid="true"]';
const ALERT = '[role="alert"]:not([data-keep-note])';

const focused = (elements: readonly Standing[], answer: unknown) => {
  const { page, document } = pageWith(elements);
  focusAnswer(page, answer);
  return (document.activeElement as Standing | null)?.at;
};

test.each([
  ['the summary of errors, where a form has one', [ALERT, WRONG, SUMMARY], SUMMARY],
  ['the first field that is wrong', [ALERT, WRONG], WRONG],
  ['the sentence of a form whose fields are all well', [ALERT], ALERT],
])('after a refusal the focus goes to %s', (_, places, expected) => {
  const elements = places.map((at) => ({ at }));
  expect(focused(elements, { outcome: 'invalid' })).toBe(expected);
});

test('what cannot take the focus is passed over', () => {
  const elements = [{ at: WRONG, takes: false }, { at: ALERT }];
  expect(focused(elements, { outcome: 'refused' })).toBe(ALERT);
});

test('a form that was sent moves the focus to nothing but its own answer', () => {
  expect(focused([{ at: WRONG }, { at: ALERT }], { outcome: 'sent' })).toBeUndefined();
  expect(focused([{ at: SUMMARY }], { outcome: 'sent' })).toBe(SUMMARY);
});

/** What stands over a form that came to this, as it is drawn. */
const drawn = (element: ReactElement) => renderToString(element);
const came = (outcome: 'sent' | 'refused') =>
  ({ intent: 'save', about: '', outcome, message: 'It was not saved.', fields: {} }) as Submission;

test.each([
  [
    'over its page',
    (of: Submission) => createElement(SubmissionNotice, { submission: of, done: 'Saved.' }),
  ],
  [
    'beside it',
    (of: Submission) => createElement(FormAnswer, { acted: of, intent: 'save', done: 'Saved.' }),
  ],
])(
  'the sentence that a form was sent takes the focus, %s, and a refusal waits for the field that is wrong',
  (_, over) => {
    const sent = drawn(over(came('sent')));
    expect(sent).toContain('Saved.');
    expect(sent).toMatch(/<div[^>]* role="status"[^>]* tabindex="-1"[^>]* data-answer=""/i);
    expect(sent).toContain('autofocus');
    const refused = drawn(over(came('refused')));
    expect(refused).toContain('It was not saved.');
    expect(refused).not.toMatch(/data-answer|autofocus/);
  },
);

test.each([
  ['takes the focus that its form left', true, true],
  ['leaves the focus where somebody has it', false, false],
])('the sentence of a form that is gone %s', (_, isLeft, takes) => {
  const body = {};
  const document = {
    activeElement: isLeft ? body : { at: 'a field of another form' },
    body,
    documentElement: { dataset: { live: 'yes' } },
  };
  let focuses = 0;
  takeLeftFocus({ ownerDocument: document, focus: () => focuses++ } as unknown as HTMLElement); // nothing else is asked of it
  expect(focuses).toBe(takes ? 1 : 0);
});

test('a sentence that took the focus is no stop of the keyboard', () => {
  const { page, document } = pageWith([{ at: ALERT }]);
  focusAnswer(page, 'an answer of its own');
  expect(document.activeElement).toMatchObject({ at: ALERT, tabIndex: -1 });
});
