import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ApiResult } from '#kernel/client.ts';
import { apiContext } from './context.ts';
import { action, loader, shouldRevalidate } from './routes/request-step.tsx';

const taken: ApiResult<never> = {
  outcome: 'refused',
  status: 410,
  error: { code: 'draft_taken', message: 'It goes on elsewhere.' },
};

/** The claim of a request that another browser took over while this one was typing. */
function asked(body?: URLSearchParams) {
  const context = new RouterContextProvider();
  context.set(apiContext, async () => taken);
  const url = new URL('http://munch.example/request-for-arbitration/start/claim?draft=one');
  const request = new Request(url, body ? { method: 'POST', body } : {});
  return { request, url, context, params: { step: 'claim' } } as unknown as ActionFunctionArgs; // a page of ours reads nothing else
}

test('a step that meets a takeover hands back what was typed, with script and without, and asks for nothing of the other browser', async () => {
  const args = asked(new URLSearchParams({ title: 'A loan', facts: 'In May she borrowed.' }));
  const acted = await action(args);
  if (acted instanceof Response) throw new Error('The words went with a redirect.');
  expect(acted.init?.status).toBe(410);
  expect(acted.data.posted).toMatchObject({
    answers: { claim: { facts: 'In May she borrowed.' } },
    code: 'draft_taken',
    message: 'It goes on elsewhere.',
    isKept: false,
  });
  // Without script the page is drawn in the same request.
  expect(await loader(args)).toMatchObject({ view: null });
  expect(shouldRevalidate({ actionResult: acted.data })).toBe(false);
  expect(shouldRevalidate({})).toBe(true);
});

test('who only comes back to it is led to the start', async () => {
  await expect(loader(asked())).rejects.toMatchObject({ status: 302 });
});

test('the step of the costs that was is led to the review, opened or sent', async () => {
  for (const body of [undefined, new URLSearchParams({ intent: 'next' })]) {
    const args = { ...asked(body), params: { step: 'costs' } } as unknown as ActionFunctionArgs;
    const led: Response = await (body ? action(args) : loader(args)).then(
      () => Promise.reject(new Error('It was led nowhere.')),
      (answer) => answer,
    );
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/request-for-arbitration/start/review?draft=one',
    ]);
  }
});
