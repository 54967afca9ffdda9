import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LetIn } from './let-in.tsx';

test('that a letter of authority is here follows the full stop of what came of the invitation', () => {
  const lea = {
    id: 'i1',
    name: 'Lea',
    email: 'lea@example.org',
    as: 'lawyer',
    reads: ['papers'],
    writes: [],
    state: 'sent',
    until: '2026-12-01T00:00:00.000Z',
    hasAuthority: true,
  };
  const people = { mayInviteFor: [], invitations: [lea], ownInvitation: null };
  const element = <LetIn people={people as never} attempt={undefined} />;
  const page = renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  ).replaceAll('<!-- -->', '');
  expect(page).toContain('1 December 2026.<br/>Letter of authority is here');
});
