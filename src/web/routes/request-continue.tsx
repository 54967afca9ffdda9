import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { filingOffers } from '#modules/filing/contract/takeovers.ts';
import { ChoosePage } from '#modules/filing/ui/choose-page.tsx';
import { postChoice, postContinue } from '#modules/filing/ui/start-actions.ts';
import { ContinuePage } from '#modules/filing/ui/start-page.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { onward } from '../redirects.ts';
import { secretAddress } from '../secret-address.ts';
import { ticketIn } from '../sign-in.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.filing_come_back() }));
}

export const headers = secretAddress;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token');

/** A link waits for somebody to press; a ticket asks for its code, or is proved and shows what there is to choose. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (tokenOf(request) !== null) return { by: 'link' as const };
  const offers = await context.get(apiContext)(filingOffers, { ticket: ticketIn(request) });
  return offers.outcome === 'done'
    ? { by: 'choice' as const, offers: offers.data }
    : { by: 'code' as const };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const [token, ticket, form] = [tokenOf(request), ticketIn(request), await formOf(request)];
  const api = context.get(apiContext);
  const outcome = form.has('draft')
    ? await postChoice(api, { ticket, form })
    : await postContinue(api, { token, ticket, form });
  return 'to' in outcome ? onward(outcome.to, 303) : data(outcome, { status: outcome.status });
}

export default function RequestContinue() {
  const loaded = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>();
  return loaded.by === 'choice' ? (
    <ChoosePage offers={loaded.offers} said={said} />
  ) : (
    <ContinuePage by={loaded.by} said={said} />
  );
}
