import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Submission } from '#ui/forms/submission.ts';
import { TaxPlaces } from './tax-place.tsx';
import type { PartyDisputeView } from './types.ts';

const place = { state: '27', gstin: null, isTold: false };
type Place = typeof place | { state: null; gstin: null; isTold: false } | null;

function drawn(taxPlace: Place, attempt?: Submission, hasDue = false): string {
  // The card reads nothing of a dispute but its parties.
  const dispute = {
    parties: [{ id: 'p1', name: '<b>Ben</b>', taxPlace }],
  } as unknown as PartyDisputeView;
  const router = createMemoryRouter([
    { path: '/', element: <TaxPlaces {...{ dispute, attempt, hasDue }} /> },
  ]);
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '');
}

test('a party is asked to confirm what her address says, in a form that needs no script and is open when she has a bill', () => {
  const html = drawn(place, undefined, true);
  expect(html).toContain(
    '&lt;b&gt;Ben&lt;/b&gt;: Maharashtra, by the PIN code of the address in the case.',
  );
  expect(html).toContain('<details class="ds-fold" open="">');
  expect(html).toMatch(/<option value="27" selected="">Maharashtra/);
  expect(drawn(place)).toContain('<details class="ds-fold">');
});

test('what she typed stays when it is refused, beside what to mend', () => {
  const fields = { gstin: 'This is not a GSTIN.' };
  const values = { state: '29', gstin: '29AAGCB7383J1Z5' };
  const html = drawn(place, {
    intent: 'place-p1',
    about: '',
    outcome: 'invalid',
    code: 'gstin_invalid',
    status: 422,
    message: 'This is not a GSTIN.',
    fields,
    values,
  });
  expect(html).toMatch(/<option value="29" selected="">Karnataka/);
  expect(html).toContain('value="29AAGCB7383J1Z5"');
  expect(html).toContain('aria-invalid="true"');
});

test('where nobody knows the state that is said, and who reads for no party is asked nothing', () => {
  expect(drawn({ state: null, gstin: null, isTold: false })).toContain(
    'we do not know the state yet',
  );
  expect(drawn(null)).toBe('');
});
