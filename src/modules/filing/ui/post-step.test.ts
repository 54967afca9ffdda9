import { expect, test } from 'vitest';
import type { Api } from '#kernel/client.ts';
import { filingDraft } from '../contract/draft-reading.ts';
import { filingDocument } from '../contract/drafts.ts';
import { postStep } from './post-step.ts';
import { postSign } from './sign-action.ts';

/** A house that takes what is not empty, and keeps every step. */
const house = (async (endpoint: unknown, _: unknown, __: unknown, file?: File) => {
  if (endpoint !== filingDocument) return { outcome: 'done', data: {} };
  if (file?.size) return { outcome: 'done', data: { token: 'a-token', size: file.size } };
  return {
    outcome: 'refused',
    status: 422,
    error: { code: 'document_empty', message: 'This file is empty.' },
  };
}) as unknown as Api; // only what posting a step asks

const post = (...files: File[]) => {
  const form = new FormData();
  form.set('intent', 'save');
  for (const file of files) form.append('upload', file);
  return postStep(house, { id: 'one', step: 'documents', form });
};

test('a file without a byte is told by its name and stops none of the others; no file at all is nothing to tell', async () => {
  const sent = await post(new File([], 'empty.pdf'), new File(['%PDF-'], 'bill.pdf'));
  expect(sent).toMatchObject({
    status: 422,
    outcome: 'invalid',
    isKept: true,
    focus: null,
    fields: { upload: 'empty.pdf: This file is empty.' },
  });
  expect('answers' in sent && sent.answers.documents?.files.map(({ name }) => name)).toEqual([
    'bill.pdf',
  ]);
  expect(await post(new File([], ''))).toMatchObject({ outcome: 'sent', fields: {} });
});

test('what is missing is said in the order of the controls, whichever rule found it first', async () => {
  const problem = (field: string, code: string) => ({ step: 'you', field, code });
  const problems = [
    problem('address', 'address_missing'),
    problem('parties.0.state', 'state_missing'),
    problem('parties.0.name', 'name_missing'),
  ];
  const api = (async (endpoint: unknown) => ({
    outcome: 'done',
    data: endpoint === filingDraft ? { problems, limitation: { state: 'unknown' } } : {},
  })) as unknown as Api; // only what posting a step asks
  const form = new FormData();
  form.set('intent', 'next');
  for (const name of ['address', 'parties.0.name', 'parties.0.email', 'parties.0.state'])
    form.set(name, '');
  const sent = await postStep(api, { id: 'one', step: 'you', form });
  expect('fields' in sent && Object.keys(sent.fields)).toEqual([
    'address',
    'parties.0.name',
    'parties.0.state',
  ]);
});

test('all that a signature lacks is said at once, and nothing is sent', async () => {
  const asked: unknown[] = [];
  const api = (async (endpoint: unknown) => {
    asked.push(endpoint);
    return { outcome: 'done', data: {} };
  }) as unknown as Api;
  const form = new FormData();
  form.set('intent', 'sign');
  form.set('name', ' ');
  form.set('capacity', '');
  const signing = { id: 'one', ticket: null, form };
  const came = await postSign(api, signing);
  expect('fields' in came && Object.keys(came.fields)).toEqual(['name', 'capacity', 'agrees']);
  expect(asked).toEqual([]);
  // Where no capacity is asked for, none is missing.
  form.delete('capacity');
  form.set('name', 'Ada');
  form.set('agrees', 'yes');
  expect(await postSign(api, signing)).toEqual({ to: 'receipt' });
});
