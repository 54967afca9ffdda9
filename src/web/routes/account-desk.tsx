import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { neutralDesk } from '#modules/appointments/contract/desk.ts';
import { NeutralDeskPage } from '#modules/appointments/ui/neutral/desk.tsx';
import { actOnDesk } from '#modules/appointments/ui/neutral/desk-actions.ts';
import { neutralStatement } from '#modules/fees/contract/neutral-fees.ts';
import { StatementSums } from '#modules/fees/ui/statement.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.desk_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const [desk, statement] = await Promise.all([
    loadFromApi(asking, neutralDesk, {}),
    loadFromApi(asking, neutralStatement, {}),
  ]);
  return { desk, statement };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnDesk(context.get(apiContext), await formOf(request));
  return data(acted, { status: acted.status });
}

/** What waits for a neutral. */
export default function AccountDesk() {
  const { desk, statement } = useLoaderData<typeof loader>();
  return (
    <NeutralDeskPage
      desk={desk}
      acted={useActionData<typeof action>()}
      side={<StatementSums statement={statement} />}
    />
  );
}
