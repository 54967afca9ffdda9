import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { nonceContext } from './context.ts';
import handleRequest from './entry.server.tsx';

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  ServerRouter: () => <p>A page.</p>,
}));

test('a page does not hear its request, or a request that made another of itself would never be forgotten', async () => {
  const request = new Request('http://munch.example/login', {
    method: 'POST',
    body: 'a=b',
    signal: new AbortController().signal,
  });
  const context = new RouterContextProvider();
  context.set(nonceContext, 'a-nonce');
  const heard = vi.spyOn(request.signal, 'addEventListener');
  const page = await handleRequest(request, 422, new Headers(), {} as EntryContext, context); // the page above reads nothing of it
  expect([page.status, await page.text()]).toEqual([422, '<p>A page.</p>']);
  expect(heard).not.toHaveBeenCalled();
});
