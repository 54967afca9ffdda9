import type { Params } from 'react-router';
import type { OutputOf } from '#kernel/endpoint.ts';
import { noticeOf } from '#modules/response/contract/notice.ts';
import { apiContext } from './context.ts';
import type { PageRequest } from './page-request.ts';

export type LoadedNotice =
  | { notice: OutputOf<typeof noticeOf>; problem: null }
  | { notice: null; problem: string; status: number };

/** The notice of an address, or what to say instead of it: an unknown code and one that is over look the same. */
export async function noticeAt(
  { context }: Pick<PageRequest, 'context'>,
  params: Params,
): Promise<LoadedNotice> {
  const answer = await context.get(apiContext)(noticeOf, {
    code: (params.code ?? '').slice(0, 20),
  });
  if (answer.outcome === 'done') return { notice: answer.data, problem: null };
  if (answer.outcome === 'refused')
    return { notice: null, problem: answer.error.message, status: answer.status };
  throw answer.outcome === 'unanswered' ? answer.cause : new Error('A notice has nothing in it.');
}

/** The address of a notice, or of one of its pages. What was typed may hold signs that no address can. */
export function noticePath(code: string | undefined, rest = ''): string {
  return `/n/${encodeURIComponent(code ?? '')}${rest}`;
}

/** No script, no face, one small sheet (web/root.tsx). */
export const plainPage = { frame: 'own', document: 'plain' };
