import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { speaking } from '#platform/language.ts';
import type { DraftView } from '../step-page.tsx';
import { AgreementStep } from './agreement-step.tsx';
import { OthersStep, YouStep } from './parties-steps.tsx';

// The steps read no more of a request that was just begun.
const view = {
  id: 'one',
  version: 1,
  answers: {},
  triage: { process: 'mediation', track: 'online' },
  problems: [],
} as unknown as DraftView;

test.each(languages)('who files in %s is offered letters, and a case, in that language', (one) => {
  for (const Step of [YouStep, OthersStep, AgreementStep])
    speaking(one, () => {
      const router = createMemoryRouter([
        { path: '/', element: <Step view={view} posted={undefined} /> },
      ]);
      expect(renderToString(<RouterProvider router={router} />), Step.name).toContain(
        `<option value="${one}" selected="">`,
      );
    });
});
