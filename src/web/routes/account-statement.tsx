import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { neutralStatement } from '#modules/fees/contract/neutral-fees.ts';
import { actOnStatement } from '#modules/fees/ui/neutral-fee-actions.ts';
import { StatementPage } from '#modules/fees/ui/statement.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.earned_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, neutralStatement, {});
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnStatement(context.get(apiContext), await formOf(request));
  return data(acted, { status: acted.status });
}

/** What a neutral has earned, and where it is paid. */
export default function AccountStatement() {
  return (
    <StatementPage
      statement={useLoaderData<typeof loader>()}
      acted={useActionData<typeof action>()}
    />
  );
}
