import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { Language } from '#kernel/language.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import {
  addressChange,
  addressRequest,
  type NotificationChoice,
} from '#modules/identity/contract/account.ts';
import { noticeChoices, profile, profileChange } from '#modules/identity/contract/profile.ts';
import { security } from '#modules/identity/contract/second-factor.ts';
import { Profile } from '#modules/identity/ui/account/profile.tsx';
import { unlisted } from '#site/head.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.desk_account_profile() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const [own, { isFresh }] = await Promise.all([
    loadFromApi(asking, profile, {}),
    loadFromApi(asking, security, {}),
  ]);
  return { profile: own, fresh: isFresh };
}

/** What came of it, and the ticket of a code that is asked for next. */
type Done = { attempt: Submission; status: number; ticket: string | null };

const forms: Record<
  string,
  (asking: ActionFunctionArgs, text: (name: string) => string) => Promise<Done>
> = {
  async notices(asking, text) {
    // What is none of these, the contract refuses.
    const choice = (name: string) => text(name) as NotificationChoice;
    const chosen = {
      work: choice('work'),
      empanelment: choice('empanelment'),
      consultation: choice('consultation'),
    };
    return { ...(await attempted(asking, 'notices', noticeChoices, chosen)), ticket: null };
  },
  async address(asking, text) {
    const done = await attempted(asking, 'address', addressRequest, {
      address: text('address'),
      password: text('password') || null,
    });
    return { ...done, ticket: done.data?.ticket ?? null };
  },
  async confirm(asking, text) {
    const ticket = text('ticket');
    const done = await attempted(asking, 'confirm', addressChange, { ticket, code: text('code') });
    // A wrong code may be typed again; one that is over is asked for anew.
    return { ...done, ticket: done.status === 422 ? ticket : null };
  },
  async profile(asking, text) {
    const about = {
      name: text('name'),
      language: text('language') as Language,
      timeZone: text('timeZone'),
    };
    return { ...(await attempted(asking, 'profile', profileChange, about)), ticket: null };
  },
};

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => textIn(form, name);
  const send = named(forms, text('act')) ?? forms.profile;
  if (!send) throw data(null, { status: 400 });
  const { attempt, status, ticket } = await send(asking, text);
  return data({ said: attempt, ticket }, { status });
}

export default function AccountProfile() {
  const done = useActionData<typeof action>();
  return (
    <Profile {...useLoaderData<typeof loader>()} said={done?.said} ticket={done?.ticket ?? null} />
  );
}
