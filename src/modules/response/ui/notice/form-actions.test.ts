import { expect, test } from 'vitest';
import type { Api } from '#kernel/client.ts';
import { noticeAnswer, noticeCodes, noticeDraftOpening } from '../../contract.ts';
import { EMPTY } from './content.ts';
import { actOnChoice } from './form-actions.ts';
import { actOnProof } from './proof-actions.ts';

const READ = '2026-11-20T09:30:00.000Z';
const notice = {
  today: '2026-11-20',
  isVerified: true,
  you: { isOrganisation: false },
  currency: 'INR',
} as Parameters<typeof actOnChoice>[1]['notice'];

/** What was sent when a review of the words of `read` was, while the draft is that of `savedAt`. */
async function sending({ read, savedAt }: { read: string | null; savedAt: string }) {
  const sent: unknown[] = [];
  const api = (async (endpoint: unknown, input: unknown) => {
    if (endpoint === noticeDraftOpening)
      return {
        outcome: 'done',
        data: {
          content: { ...EMPTY, words: 'Words of the other window' },
          savedAt,
          lines: [],
          costs: [],
        },
      };
    if (endpoint === noticeAnswer) sent.push(input);
    return { outcome: 'done', data: { id: 'one' } };
  }) as unknown as Api;
  const form = new FormData();
  form.set('intent', 'send-draft');
  if (read !== null) form.set('read', read);
  return { acted: await actOnChoice(api, { code: 'ABCD', kind: 'answer', notice }, form), sent };
}

test('what was read over is sent', async () => {
  const { acted, sent } = await sending({ read: READ, savedAt: READ });
  expect(acted).toEqual({ goTo: '/sent/one' });
  expect(sent).toHaveLength(1);
});

test('what another window changed since is read once more, and not sent', async () => {
  for (const read of [READ, '', null]) {
    const { acted, sent } = await sending({ read, savedAt: '2026-11-20T09:31:00.000Z' });
    expect(sent).toEqual([]);
    expect(acted).toMatchObject({
      status: 409,
      outcome: 'refused',
      message: expect.stringContaining('another window'),
    });
  }
});

test('a code that was sent leads to an address that asks for it, however often it is loaded', async () => {
  const asked: unknown[] = [];
  const api = (async (endpoint: unknown) => {
    asked.push(endpoint);
    return { outcome: 'done', data: { to: 'b…@example.org' } };
  }) as unknown as Api;
  const form = new FormData();
  form.set('intent', 'send');
  form.set('then', 'answer');
  form.set('contact', 'c1');
  expect(await actOnProof(api, 'ABCD', form)).toEqual({ goTo: '/verify?then=answer&sent=c1' });
  expect(asked).toEqual([noticeCodes]);
});
