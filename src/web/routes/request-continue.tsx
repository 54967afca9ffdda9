import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { ContinuePage } from '#modules/filing/ui/start-page.tsx';
import { postContinue } from '#modules/filing/ui/starting.ts';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { secretAddress } from '../secret-address.ts';
import { ticketIn } from '../sign-in.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.filing_come_back() }));
}

export const headers = secretAddress;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

export function loader({ request }: LoaderFunctionArgs): { by: 'code' | 'link' } {
  return { by: tokenOf(request) === null ? 'code' : 'link' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const proof = { token: tokenOf(request), ticket: ticketIn(request), form: await formOf(request) };
  const outcome = await postContinue(context.get(apiContext), proof);
  return 'to' in outcome ? redirect(outcome.to, 303) : data(outcome.said, { status: outcome.status });
}

export default function RequestContinue() {
  return <ContinuePage by={useLoaderData<typeof loader>().by} said={useActionData<typeof action>()} />;
}
