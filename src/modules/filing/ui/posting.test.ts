import { expect, test } from 'vitest';
import type { Api } from '#kernel/client.ts';
import { filingDocument } from '../contract/drafts.ts';
import { postStep } from './posting.ts';

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
