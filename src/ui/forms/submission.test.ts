import { expect, test } from 'vitest';
import type { Api, ApiResult } from '#kernel/client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import {
  errorAt,
  failedOf,
  isSent,
  ownOf,
  problemOf,
  refusedAt,
  type Submission,
  submissionOf,
  submit,
} from './submission.ts';
import { fileIn, filesIn, textIn, textsIn, valuesIn } from './values.ts';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const form = formOf({ intent: 'close', about: 'one', reason: 'Too late.' });
const refused = (status: number, message = 'No.', fields?: Record<string, string>) =>
  ({
    outcome: 'refused',
    status,
    error: { code: 'no', message, ...(fields ? { fields } : {}) },
  }) satisfies ApiResult<unknown>;

test('a form that was sent says so, and nothing of it comes back', () => {
  for (const answer of [{ outcome: 'done', data: 3 }, { outcome: 'empty' }] as const) {
    const came = submissionOf({ form, done: (data) => `Done: ${data}` }, answer);
    expect(came).toEqual({
      intent: 'close',
      about: 'one',
      outcome: 'sent',
      code: '',
      fields: {},
      values: {},
      message: answer.outcome === 'done' ? 'Done: 3' : 'Done: null',
      status: 200,
    });
    expect([isSent(came), problemOf(came)]).toEqual([true, undefined]);
  }
});

test.each<[string, ApiResult<unknown>, Partial<Submission>]>([
  [
    'validation errors',
    refused(422, 'No.', { reason: 'Why?' }),
    { outcome: 'invalid', status: 422 },
  ],
  ['a refusal', refused(409), { outcome: 'refused', status: 409, code: 'no' }],
  ['a refusal without words', refused(502, ''), { outcome: 'refused', message: 'It broke.' }],
  ['too many', refused(429, 'Wait.', { a: 'b' }), { outcome: 'slow_down', message: 'Wait.' }],
  [
    'no answer',
    { outcome: 'unanswered', cause: new Error('line') },
    { outcome: 'no_connection', message: 'It broke.', status: 503 },
  ],
])('after %s everything that was typed comes back', (_, answer, expected) => {
  const came = submissionOf({ form, done: () => 'Done.', failed: () => 'It broke.' }, answer);
  expect(came).toMatchObject(expected);
  expect(came.values).toEqual({ intent: 'close', about: 'one', reason: 'Too late.' });
  expect([isSent(came), problemOf(came)]).toEqual([false, came.message]);
});

test('what is refused before it is sent stands at its field, or over the form', () => {
  const at = refusedAt({ form }, 'Choose one.', { field: 'file' });
  expect(at).toMatchObject({ outcome: 'invalid', fields: { file: 'Choose one.' }, status: 422 });
  expect(refusedAt({ form }, 'No.', { status: 400 })).toMatchObject({
    outcome: 'refused',
    message: 'No.',
    fields: {},
    status: 400,
  });
});

test('a form asks its own endpoint with what was typed, once', async () => {
  const asked: unknown[] = [];
  const api = (async (...call: unknown[]) => {
    asked.push(call);
    return { outcome: 'done', data: {} };
  }) as unknown as Api;
  const endpoint = { path: '/api/x' } as Endpoint; // nothing else of it is asked here
  expect(await submit({ api, form }, endpoint, { id: 'x' })).toMatchObject({ outcome: 'sent' });
  expect(asked).toEqual([[endpoint, { id: 'x' }]]);
});

test('of several forms of a page the one that was sent is known by its name and what it is about', () => {
  const came = submissionOf({ form: formOf({ act: 'pay', about: '7' }) }, { outcome: 'empty' });
  expect([ownOf(came, 'pay'), ownOf(came, 'pay', '7')]).toEqual([came, came]);
  expect([ownOf(came, 'pay', '8'), ownOf(came, 'send'), ownOf(undefined, 'pay')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const failed = refusedAt({ form: formOf({ act: 'pay' }) }, 'No.', { field: 'sum' });
  expect([failedOf(came, 'pay'), failedOf(failed, 'pay'), failedOf(failed, 'send')]).toEqual([
    undefined,
    failed,
    undefined,
  ]);
  expect([errorAt(failed, 'pay', 'sum'), errorAt(failed, 'send', 'sum')]).toEqual([
    'No.',
    undefined,
  ]);
});

test('what a page keeps of a form is text, and no more than is asked for', () => {
  const sent = formOf({ name: 'Ada', password: 'secret' });
  sent.append('paper', new File(['%PDF-'], 'bill.pdf'));
  sent.append('ticked', 'a');
  sent.append('ticked', 'b');
  expect(valuesIn(sent, ['name', 'code'])).toEqual({ name: 'Ada' });
  expect(valuesIn(sent)).toEqual({ name: 'Ada', password: 'secret', ticked: 'b' });
  expect([textIn(sent, 'paper'), textIn(sent, 'none'), textsIn(sent, 'ticked')]).toEqual([
    '',
    '',
    ['a', 'b'],
  ]);
});

test('a file that was not chosen is none; one without a byte is, where it is refused by its name', () => {
  const sent = new FormData();
  sent.append('upload', new File([], ''));
  sent.append('upload', new File([], 'empty.pdf'));
  sent.append('upload', new File(['%PDF-'], 'bill.pdf'));
  expect(filesIn(sent, 'upload').map(({ name }) => name)).toEqual(['empty.pdf', 'bill.pdf']);
  expect([fileIn(sent, 'upload'), fileIn(sent, 'other')]).toEqual([null, null]);
});
