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
import { myCalendar } from '#modules/calendar/contract/calendar.ts';
import { neutralStatement } from '#modules/fees/contract/neutral-fees.ts';
import { StatementSums } from '#modules/fees/ui/statement.tsx';
import { myShownProfile } from '#modules/panel/contract/neutrals.ts';
import { OwnShown } from '#modules/panel/ui/own-shown.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.desk_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const [desk, statement, calendar, shown] = await Promise.all([
    loadFromApi(asking, neutralDesk, {}),
    loadFromApi(asking, neutralStatement, {}),
    loadFromApi(asking, myCalendar, {}),
    shownTo(asking),
  ]);
  return { desk, statement, calendar, shown };
}

/** Whoever is asked or sits without a role on the panel has no profile, and the desk all the same. */
async function shownTo({ context }: LoaderFunctionArgs) {
  const read = await context.get(apiContext)(myShownProfile, {});
  return read.outcome === 'done' ? read.data : null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnDesk(context.get(apiContext), await formOf(request));
  return data(acted, { status: acted.status });
}

/** What waits for a neutral. */
export default function AccountDesk() {
  const { desk, statement, calendar, shown } = useLoaderData<typeof loader>();
  return (
    <NeutralDeskPage
      desk={desk}
      acted={useActionData<typeof action>()}
      calendar={calendar}
      side={
        <>
          {shown ? <OwnShown shown={shown} /> : null}
          <StatementSums statement={statement} />
        </>
      }
    />
  );
}
