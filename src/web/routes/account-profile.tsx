import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { Language } from '#kernel/language.ts';
import { type Choice, noticeChoices, profile, profileChange } from '#modules/identity/contract/account.ts';
import { Profile } from '#modules/identity/ui/account/profile.tsx';
import { asked } from '../asked.ts';
import { attempted } from '../attempt.ts';
import { formOf } from '../form-of.ts';

export async function loader(asking: LoaderFunctionArgs) {
  return { profile: await asked(asking, profile, {}) };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => String(form.get(name) ?? '');
  // What is none of these, the contract refuses.
  const choice = (name: string) => text(name) as Choice;
  const { attempt, status } =
    text('act') === 'notices'
      ? await attempted(asking, 'notices', noticeChoices, {
          work: choice('work'),
          empanelment: choice('empanelment'),
          consultation: choice('consultation'),
        })
      : await attempted(asking, 'profile', profileChange, {
          name: text('name'),
          language: text('language') as Language,
          timeZone: text('timeZone'),
        });
  return data(attempt, { status });
}

export default function AccountProfile() {
  return <Profile {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
