import { expect, test } from 'vitest';
import { actionResult, overLine } from './connection-lost.ts';

const over = (thrown: unknown) => overLine(() => Promise.reject(thrown), Boolean);

test('a form that meets an outage of ours waits, as one that meets no line does', async () => {
  expect(await over({ status: 503 })).toEqual({ cut: true });
  expect(actionResult(await over(new Response(null, { status: 503 })))).toBeUndefined();
});

test('what was refused or went wrong is told at once', async () => {
  for (const status of [404, 409, 500]) await expect(over({ status })).rejects.toEqual({ status });
});
