import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import { explain } from './validation-errors.ts';

const Shape = z.strictObject({
  paper: Id,
  name: line(20),
  figures: line(9).check(z.regex(/^[0-9]+$/)),
});

function said(sent: unknown): Record<string, string> {
  const { error } = z.safeParse(Shape, sent);
  const issues = (error?.issues ?? []).map((issue) => ({ ...issue, input: undefined }));
  return explain(issues, sent);
}

test('each pattern that does not fit is explained by what it asks, not by what another asks', () => {
  expect(said({ paper: '', name: 'Ben\u0000', figures: 'twelve' })).toEqual({
    paper: 'Nothing is chosen, or it is not on the list. Choose one.',
    name: 'Has characters that cannot be printed. Take them out.',
    figures: 'Not in the form that is asked for here.',
  });
});
