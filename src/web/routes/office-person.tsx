import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { GivenRole } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { personRoles } from '#modules/identity/contract/people.ts';
import {
  lostFactorRemoval,
  personSessionsEnd,
  roleEnd,
  roleGift,
} from '#modules/identity/contract/roles.ts';
import { PersonRoles } from '#modules/identity/ui/people/person.tsx';
import { unlisted } from '#site/head.ts';
import { isSent } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_people() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { person: await loadFromApi(asking, personRoles, { id: String(asking.params.id) }) };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => textIn(form, name);
  const [id, act, why] = [String(asking.params.id), text('act'), text('why')];
  const role = text('role') as GivenRole; // what is none, the contract refuses
  const { attempt, status } = act.startsWith('end ')
    ? await attempted(asking, act, roleEnd, { id, role, why })
    : act === 'sessions'
      ? await attempted(asking, act, personSessionsEnd, { id, why })
      : act === 'factor'
        ? await attempted(asking, act, lostFactorRemoval, { id, why })
        : await attempted(asking, 'give', roleGift, { id, role, why });
  return data(
    { ...attempt, intent: isSent(attempt) && act.startsWith('end ') ? 'end' : attempt.intent },
    { status },
  );
}

export default function OfficePerson() {
  return <PersonRoles {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
