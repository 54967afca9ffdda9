import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import {
  otherSessionsEnd,
  passwordChange,
  sessionEnd,
  sessions,
} from '#modules/identity/contract/account.ts';
import { passkeyNaming, passkeyRemoval } from '#modules/identity/contract/passkey-changes.ts';
import { profile } from '#modules/identity/contract/profile.ts';
import {
  authenticatorRemoval,
  recoveryCodes,
  security,
} from '#modules/identity/contract/second-factor.ts';
import { SecurityPage } from '#modules/identity/ui/account/security.tsx';
import { unlisted } from '#site/head.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.account_security() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const [own, places, { timeZone }] = await Promise.all([
    loadFromApi(asking, security, {}),
    loadFromApi(asking, sessions, {}),
    loadFromApi(asking, profile, {}),
  ]);
  return { security: own, sessions: places.sessions, zone: timeZone };
}

type Came = { attempt: Submission; status: number; codes: string[] | null };

export async function action(asking: ActionFunctionArgs) {
  const { attempt, codes, status } = await carriedOut(asking, await formOf(asking.request));
  return data({ said: attempt, codes }, { status });
}

async function carriedOut(asking: ActionFunctionArgs, form: FormData): Promise<Came> {
  const text = (name: string) => textIn(form, name);
  const [act, id, password] = [text('act'), text('id'), text('password') || null];
  const without = async (
    attempt: Promise<{ attempt: Submission; status: number }>,
  ): Promise<Came> => ({ ...(await attempt), codes: null });
  if (act === 'codes') {
    const {
      attempt,
      data: made,
      status,
    } = await attempted(asking, act, recoveryCodes, { password });
    return { attempt, status, codes: made?.recoveryCodes ?? null };
  }
  if (act === 'password')
    return without(
      attempted(asking, act, passwordChange, {
        current: text('current') || null,
        password: text('password'),
      }),
    );
  if (act === 'app') return without(attempted(asking, act, authenticatorRemoval, { password }));
  if (act === 'sessions') return without(attempted(asking, act, otherSessionsEnd, { password }));
  if (act.startsWith('session '))
    return without(
      attempted(asking, act, sessionEnd, { id: act.slice('session '.length), password }),
    );
  if (act.startsWith('name '))
    return without(attempted(asking, act, passkeyNaming, { id, name: text('name') }));
  if (act.startsWith('passkey '))
    return without(attempted(asking, act, passkeyRemoval, { id, password }));
  throw data(null, { status: 400 });
}

export default function AccountSecurity() {
  const came = useActionData<typeof action>();
  return (
    <SecurityPage
      {...useLoaderData<typeof loader>()}
      said={came?.said}
      codes={came?.codes ?? null}
    />
  );
}
