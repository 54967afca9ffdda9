import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { erasure, erasureRequest, erasureWithdrawal } from '#modules/identity/contract/my-data.ts';
import { profile } from '#modules/identity/contract/profile.ts';
import { security } from '#modules/identity/contract/second-factor.ts';
import { MyData } from '#modules/identity/ui/account/my-data.tsx';
import { unlisted } from '#site/head.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.mydata_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const [own, { isFresh }, { timeZone }] = await Promise.all([
    loadFromApi(asking, erasure, {}),
    loadFromApi(asking, security, {}),
    loadFromApi(asking, profile, {}),
  ]);
  return { erasure: own, fresh: isFresh, zone: timeZone };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const password = String(form.get('password') ?? '') || null;
  const { attempt, status } =
    form.get('act') === 'withdraw'
      ? await attempted(asking, 'withdraw', erasureWithdrawal, {})
      : await attempted(asking, 'erase', erasureRequest, { password });
  return data(attempt, { status });
}

export default function AccountData() {
  return <MyData {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
