import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiContext } from './context.ts';
import { action as accountNotices } from './routes/account-notices.tsx';
import { action as profile } from './routes/account-profile.tsx';
import { action as onCase } from './routes/case.tsx';
import { action as joining } from './routes/consultation-join.tsx';
import { action as visit } from './routes/consultation-visit.tsx';
import { loader as sent } from './routes/notice-sent.tsx';
import { action as leave } from './routes/notice-verify.tsx';
import { action as bounces } from './routes/office-bounces.tsx';
import { action as consultation } from './routes/office-consultation.tsx';
import { action as money } from './routes/office-dispute-money.tsx';
import { action as officeNotices } from './routes/office-notices.tsx';
import { action as service } from './routes/office-service.tsx';

const ID = '01a16d12-0560-7f3e-a790-92dd5a646c75';

type Asked = { body?: BodyInit; type?: string; params?: Record<string, string> };

/** What a page answers, thrown or not, when the API refuses everything with 422 and knows each of its ways by nothing else. */
async function statusOf(
  page: (args: ActionFunctionArgs) => unknown,
  { body, type, params = { id: ID, token: 'x' } }: Asked,
) {
  const context = new RouterContextProvider();
  const error = { code: 'invalid_fields', message: 'No.' };
  context.set(apiContext, async () => ({ outcome: 'refused', status: 422, error }));
  const url = new URL('http://munch.example/page');
  const headers = type ? { 'content-type': type } : {};
  const request = new Request(url, body === undefined ? {} : { method: 'POST', body, headers });
  const args = { request, url, context, params } as unknown as ActionFunctionArgs; // a page of ours reads nothing else
  const came: unknown = await Promise.resolve(page(args)).catch((thrown: unknown) => thrown);
  if (came instanceof Response) return came.status;
  if (came instanceof Error) throw came;
  return (came as { init?: { status?: number } }).init?.status ?? 200;
}

test.each([
  ...[onCase, visit, joining, consultation].map((page) => [page, 'act', 400] as const),
  ...[service, money].map((page) => [page, 'intent', 422] as const),
  [profile, 'act', 422] as const,
])(
  'a form that is named as what every object inherits is one that nobody knows',
  async (page, field, status) => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nobody-knows'])
      expect([
        name,
        await statusOf(page, { body: new URLSearchParams({ [field]: name }) }),
      ]).toEqual([name, status]);
  },
);

test.each([accountNotices, officeNotices, bounces])(
  'a body that no form would send is the sender’s slip',
  async (page) => {
    expect(await statusOf(page, { body: '{}', type: 'application/json' })).toBe(400);
    expect(
      await statusOf(page, { body: '--x\r\nnope', type: 'multipart/form-data; boundary=x' }),
    ).toBe(400);
  },
);

test('a code with signs that no address can hold still leads to its notice', async () => {
  for (const code of ['\u0000', 'A\nB', 'ａ', '../x']) {
    expect(await statusOf(sent, { params: { code, id: '\u0000' } })).toBe(302);
    expect(
      await statusOf(leave, { body: new URLSearchParams({ intent: 'leave' }), params: { code } }),
    ).toBe(302);
  }
});
