import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import {
  institutionEnd,
  memberEnd,
  newMember,
} from '#modules/filing/contract/institution-members.ts';
import { institutionEntry, oneInstitution } from '#modules/filing/contract/institutions.ts';
import { entryIn } from '#modules/filing/ui/institutions/entry.ts';
import { InstitutionPage } from '#modules/filing/ui/institutions/institution-page.tsx';
import { unlisted } from '#site/head.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_institution() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { found: await loadFromApi(asking, oneInstitution, { id: String(asking.params.id) }) };
}

type Asked = { asking: ActionFunctionArgs; id: string; form: FormData };

/** What each form of the page asks for. */
const acts = {
  join: ({ asking, id, form }: Asked) =>
    attempted(asking, 'join', newMember, { id, email: String(form.get('email') ?? '') }),
  end: ({ asking, id, form }: Asked) =>
    attempted(asking, 'end', memberEnd, { id, member: String(form.get('member') ?? '') }),
  close: ({ asking, id, form }: Asked) =>
    attempted(asking, 'close', institutionEnd, { id, isSure: form.get('sure') === 'yes' }),
  save: ({ asking, id, form }: Asked) =>
    attempted(asking, 'save', institutionEntry, { id, ...entryIn(form) }),
};

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const act = named(acts, String(form.get('act') ?? '')) ?? acts.save;
  const { attempt, status } = await act({ asking, id: String(asking.params.id), form });
  return data(attempt, { status });
}

export default function OfficeInstitution() {
  return (
    <InstitutionPage {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />
  );
}
