import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { institutionEntry, memberEnd, newMember, oneInstitution } from '#modules/filing/contract/institutions.ts';
import { entryIn } from '#modules/filing/ui/institutions/entry.ts';
import { InstitutionPage } from '#modules/filing/ui/institutions/pages.tsx';
import { unlisted } from '#site/head.ts';
import { asked } from '../asked.ts';
import { attempted } from '../attempt.ts';
import { formOf } from '../form-of.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_institution() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { found: await asked(asking, oneInstitution, { id: String(asking.params.id) }) };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const id = String(asking.params.id);
  const act = String(form.get('act') ?? '');
  const { attempt, status } =
    act === 'join'
      ? await attempted(asking, act, newMember, { id, email: String(form.get('email') ?? '') })
      : act === 'end'
        ? await attempted(asking, act, memberEnd, { id, member: String(form.get('member') ?? '') })
        : await attempted(asking, 'save', institutionEntry, { id, ...entryIn(form) });
  return data(attempt, { status });
}

export default function OfficeInstitution() {
  return <InstitutionPage {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
