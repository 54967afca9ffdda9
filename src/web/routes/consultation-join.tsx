import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { consultationVisit } from '#modules/enquiries/contract/visit.ts';
import { JoinPage } from '#modules/enquiries/ui/visit/join-page.tsx';
import { postVisit } from '#modules/enquiries/ui/visit/posts.ts';
import { unlisted } from '#site/head.ts';
import { asked } from '../asked.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.consult_join_title() }));
}

/** The address holds the token of a mail: what the page links to is told no more of it than the site's name. */
export function headers() {
  return { 'referrer-policy': 'strict-origin' };
}

export async function loader(asking: LoaderFunctionArgs) {
  const token = asking.params.token ?? '';
  return { token, visit: await asked(asking, consultationVisit, { token }) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { posted, status } = await postVisit(context.get(apiContext), params.token ?? '', await formOf(request));
  return data(posted, { status });
}

export default function ConsultationJoin() {
  const { token, visit } = useLoaderData<typeof loader>();
  return <JoinPage visit={visit} token={token} posted={useActionData<typeof action>()} />;
}
