import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { myNeutral } from '#modules/panel/contract/neutral.ts';
import { actOnProfile } from '#modules/panel/ui/profile/form-actions.ts';
import { JoinForm, ProfileOf } from '#modules/panel/ui/profile/profile.tsx';
import { unlisted } from '#site/head.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.standing_profile_title({ name: institution.name }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, myNeutral, {});
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnProfile(context.get(apiContext), await formOf(request));
  return data(acted, { status: acted.status });
}

export default function AccountProfileOfNeutral() {
  const { neutral, mayJoin } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return (
    <div className="desk-stack">
      <PageHead title={m.standing_profile_heading()} />
      {neutral ? (
        <ProfileOf neutral={neutral} acted={acted} />
      ) : mayJoin ? (
        <JoinForm />
      ) : (
        <p>{m.standing_profile_none()}</p>
      )}
    </div>
  );
}
