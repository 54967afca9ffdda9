import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { StandstillPage } from './standstill.tsx';
import type { StandstillView } from './standstill-action.ts';

// The forms are posted as they stand, without a script.
const one: StandstillView['standstills'][number] = {
  ...{ id: 's1', state: 'open', until: '2026-12-10', body: 'Nothing <b> stands still.' },
  ...{ hash: 'ab12', proposedAt: '2026-11-20T06:30:00.000Z', documentId: null },
  parties: [
    { id: 'ada', name: 'Ada', signedAs: 'Ada K.' },
    { id: 'ben', name: 'Ben', signedAs: null },
  ],
  ...{ maySign: true, mayRefuse: true, mayEnd: false },
};
function pageOf(change: Partial<StandstillView>): string {
  const view: StandstillView = {
    ...{ reference: 'MUNCH-1', as: 'respondent', today: '2026-11-20', latest: '2027-01-19' },
    ...{ mayPropose: false, standstills: [], ...change },
  };
  const element = <StandstillPage disputeId="d1" view={view} sent={undefined} />;
  return renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  ).replaceAll('<!-- -->', '');
}
const intents = (page: string) =>
  [...page.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent);

test('whoever may sign reads the text first, signs it by a name and a box, or refuses it', () => {
  const page = pageOf({ standstills: [one] });
  expect(intents(page)).toEqual(['sign', 'refuse']);
  expect(page).toContain('Nothing &lt;b&gt; stands still.');
  expect(page).toMatch(/Ada: signed by Ada K\..*Ben: not signed/);
  expect(page).toMatch(/name="agreed"[^>]*value="yes"|value="yes"[^>]*name="agreed"/);
});

test('one that holds is ended by a name, and nothing else is asked', () => {
  const holds = { ...one, state: 'holds', maySign: false, mayRefuse: false, mayEnd: true } as const;
  const page = pageOf({ standstills: [holds] });
  expect(intents(page)).toEqual(['end']);
  expect(page).toContain('Limits are held');
  expect(page).not.toContain('name="agreed"');
});

test('another is proposed with a day up to the latest that may be named', () => {
  const page = pageOf({ mayPropose: true });
  expect(intents(page)).toEqual(['propose']);
  expect(page).toMatch(/type="date"[^>]*name="until"|name="until"[^>]*type="date"/);
  expect(page).toContain('max="2027-01-19"');
  expect(pageOf({})).toContain('There is no standstill.');
});
