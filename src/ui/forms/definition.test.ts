import { expect, test } from 'vitest';
import type { Api, ApiResult } from '#kernel/client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { type FormDefinition, post, send } from './definition.ts';

const definition: FormDefinition = {
  endpoint: { path: '/api/letters' } as Endpoint, // nothing else of it is asked here
  labels: { email: () => 'E-mail' },
  read: (form) => ({ email: form.get('email'), agrees: form.has('agrees') }),
  check: ({ email }) =>
    email ? null : { message: 'Fill in.', fields: { email: 'An address is missing.' } },
  body: ({ agrees: _, ...sent }) => sent,
  done: () => 'Thank you.',
  next: (reference) => [`We answer ${reference}.`],
  failed: () => 'It failed.',
  empty: () => 'It said nothing.',
};

const typed = (email: string) => {
  const form = new FormData();
  form.set('email', email);
  return form;
};

function answering(answer: ApiResult<unknown>) {
  const asked: unknown[][] = [];
  const api = (async (...call: unknown[]) => {
    asked.push(call.slice(1));
    return answer;
  }) as unknown as Api;
  return { api, asked };
}

test('a form that breaks a rule is not sent, and says so at its field', async () => {
  const { api, asked } = answering({ outcome: 'empty' });
  expect(await send(definition, { api, form: typed('') })).toMatchObject({
    submission: { outcome: 'invalid', status: 422, fields: { email: 'An address is missing.' } },
    toast: 'Fill in.',
  });
  expect(asked).toEqual([]);
});

test('what is sent is the body alone, under the key of the form', async () => {
  const { api, asked } = answering({ outcome: 'done', data: { reference: 'M-1' } });
  const sent = await send(definition, { api, form: typed('ada@example.org'), key: 'k' });
  expect(asked).toEqual([[{ email: 'ada@example.org' }, { 'idempotency-key': 'k' }]]);
  expect(sent).toMatchObject({
    submission: { outcome: 'sent', message: 'Thank you.', next: ['We answer M-1.'], values: {} },
    toast: 'Thank you.',
  });
});

test('an answer without data is a success only where the call alone matters', async () => {
  const { api } = answering({ outcome: 'empty' });
  expect(await post(definition, api, typed('a@b.c'))).toMatchObject({
    outcome: 'refused',
    message: 'It said nothing.',
    status: 502,
  });
  expect(await post({ ...definition, empty: null }, api, typed('a@b.c'))).toMatchObject({
    outcome: 'sent',
  });
});

test('a page says why a form was refused, a toast the sentence of the form; fields of no control are left out', async () => {
  const error = { code: 'no', message: 'Not this one.', fields: { email: 'No.', hidden: 'No.' } };
  const { api } = answering({ outcome: 'refused', status: 409, error });
  const { submission, toast, cause } = await send(definition, { api, form: typed('a@b.c') });
  expect(submission).toMatchObject({ message: 'Not this one.', values: { email: 'a@b.c' } });
  expect([submission.fields, toast, cause]).toEqual([{ email: 'No.' }, 'It failed.', error]);
});

test('where the house failed, or did not answer, both say the sentence of the form', async () => {
  const line = new TypeError('Failed to fetch');
  const error = { code: 'accident', message: 'Something of ours.' };
  for (const [answer, outcome] of [
    [{ outcome: 'refused', status: 500, error }, 'refused'],
    [{ outcome: 'unanswered', cause: line }, 'no_connection'],
  ] as const) {
    const { api } = answering(answer);
    const { submission, toast } = await send(definition, { api, form: typed('a@b.c') });
    expect(submission).toMatchObject({ outcome, message: 'It failed.' });
    expect(toast).toBe('It failed.');
  }
});
