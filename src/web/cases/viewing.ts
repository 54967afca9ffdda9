import type { LoaderFunctionArgs } from 'react-router';
import { paperWords } from '#modules/documents/contract/viewer.ts';
import type { OnePaper } from '#modules/documents/ui/shapes.ts';
import { apiContext } from '../context.ts';

/** The words of a text, a mail, a Word document or a sheet, or why there are none to show. */
export async function wordsOfPaper(
  { context }: LoaderFunctionArgs,
  dispute: string,
  { id, shownAs }: OnePaper,
) {
  if (shownAs !== 'words') return null;
  const answer = await context.get(apiContext)(paperWords, { id: dispute, paper: id });
  if (answer.outcome === 'done') return { words: answer.data };
  if (answer.outcome === 'refused') return { problem: answer.error.message };
  if (answer.outcome === 'unanswered') throw answer.cause;
  return null;
}
