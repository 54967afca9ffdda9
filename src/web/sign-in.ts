import { data } from 'react-router';
import type { ApiResult } from '#kernel/client.ts';
import { refusedBy } from '#modules/identity/ui/refused-form.ts';
import { onward } from './redirects.ts';

/** Where somebody wanted to go before they were asked who they are. The server judges it. */
export function nextIn(request: Request): { next?: string } {
  const next = new URL(request.url).searchParams.get('next');
  return next ? { next } : {};
}

/** The proof that a page's address carries, beside what its form sent. */
export function proofIn(
  request: Request,
  form: FormData,
): { token: string } | { ticket: string; code: string } {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token) return { token };
  return { ticket: ticketIn(request), code: String(form.get('code') ?? '') };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ticket in a page's address; one that opens nothing where there is none, or where it was changed. */
export function ticketIn(request: Request): string {
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  return UUID.test(ticket) ? ticket : '00000000-0000-0000-0000-000000000000';
}

/** What somebody brings along, for the form's own page: whether a link was opened, or a code is to be typed. */
export function broughtIn(request: Request): 'link' | 'code' | null {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('token')) return 'link';
  return searchParams.get('ticket') ? 'code' : null;
}

/** On to where the answer says; 303, so that going back never sends a form again. A refusal is shown by the page itself. */
export function onwards<T extends { to: string }>(answer: ApiResult<T>, form: FormData) {
  if (answer.outcome === 'done') return onward(answer.data.to, 303);
  return shown(answer, form);
}

/** To the page on which the code is typed. */
export function toTicket(
  path: string,
  answer: ApiResult<{ ticket: string }>,
  form: FormData,
  { next }: { next?: string } = {},
) {
  if (answer.outcome !== 'done') return shown(answer, form);
  return onward(
    `${path}?ticket=${answer.data.ticket}${next ? `&next=${encodeURIComponent(next)}` : ''}`,
    303,
  );
}

export function shown(answer: Exclude<ApiResult<unknown>, { outcome: 'done' }>, form: FormData) {
  const refused = refusedBy(answer, form);
  return data(refused, { status: refused.status });
}
