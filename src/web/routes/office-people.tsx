import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { type GivenRole, givenRoles } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { erasureConfirmation, erasures } from '#modules/identity/contract/erasures.ts';
import {
  invitationEnd,
  invitationGift,
  invitations,
} from '#modules/identity/contract/invitations.ts';
import { people } from '#modules/identity/contract/people.ts';
import { People } from '#modules/identity/ui/people/list.tsx';
import { unlisted } from '#site/head.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_people() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const { searchParams } = new URL(asking.request.url);
  const search = searchParams.get('search')?.slice(0, 100) ?? '';
  const role = givenRoles.find((one) => one === searchParams.get('role'));
  const page = Math.max(
    1,
    Math.min(99_999, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1),
  );
  const looking = { search, page: String(page), ...(role ? { role } : {}) };
  const [found, open, asking_] = await Promise.all([
    loadFromApi(asking, people, looking),
    loadFromApi(asking, invitations, {}),
    loadFromApi(asking, erasures, {}),
  ]);
  return {
    found,
    asked: { search, role: role ?? '', page },
    invitations: open.invitations,
    erasures: asking_.erasures,
  };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => textIn(form, name);
  const act = text('act');
  const { attempt, status } = act.startsWith('withdraw ')
    ? await attempted(asking, act, invitationEnd, { id: text('id'), why: text('why') })
    : act.startsWith('erase ')
      ? await attempted(asking, act, erasureConfirmation, { id: text('id') })
      : await attempted(asking, 'invite', invitationGift, {
          email: text('email'),
          name: text('name'),
          why: text('why'),
          role: text('role') as GivenRole, // what is none, the contract refuses
        });
  return data(attempt, { status });
}

export default function OfficePeople() {
  return <People {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
