import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import {
  enrolment,
  enrolmentEnd,
  security,
  verification,
} from '#modules/identity/contract/second-factor.ts';
import { type Enrolment, SecondFactor } from '#modules/identity/ui/account/second-factor.tsx';
import { unlisted } from '#site/head.ts';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onwardDocument } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.factor_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const { searchParams } = new URL(asking.request.url);
  return {
    security: await loadFromApi(asking, security, {}),
    next: ownPath(searchParams.get('next')),
    renew: searchParams.has('renew'),
  };
}

type Came = { said: Submission; enrolment: Enrolment | null; codes: string[] | null };

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => textIn(form, name);
  if (text('act') === 'begin') {
    const {
      attempt: said,
      data: begun,
      status,
    } = await attempted(asking, 'begin', enrolment, { password: text('password') || null });
    return data<Came>({ said, enrolment: begun, codes: null }, { status });
  }
  if (text('act') === 'confirm') {
    const {
      attempt: said,
      data: made,
      status,
    } = await attempted(asking, 'confirm', enrolmentEnd, { code: text('code') });
    return data<Came>(
      {
        said,
        enrolment: isSent(said) ? null : shownBefore(text('shown')),
        codes: made?.recoveryCodes ?? null,
      },
      { status },
    );
  }
  const next = new URL(asking.request.url).searchParams.get('next');
  const {
    attempt: said,
    data: given,
    status,
  } = await attempted(asking, 'verify', verification, { code: text('code'), next });
  // The whole page anew: what the browser kept of the one before did not know the second factor.
  if (given) return onwardDocument(given.next);
  return data<Came>({ said, enrolment: null, codes: null }, { status });
}

/** What the page showed already comes back with its form, so that a mistyped code does not begin anew. */
function shownBefore(text: string): Enrolment | null {
  try {
    return JSON.parse(text) as Enrolment; // only ever shown to whoever sent it
  } catch {
    return null;
  }
}

/** For the link after the recovery codes; the server judges the address that it sends anybody to by itself. */
function ownPath(next: string | null): string | null {
  return next && /^\/(?![/\\])[\w\-./?=&%]*$/.test(next) ? withoutLanguage(next) : null;
}

export default function AccountSecondFactor() {
  const came = useActionData<typeof action>();
  return (
    <SecondFactor
      {...useLoaderData<typeof loader>()}
      said={came?.said}
      enrolment={came?.enrolment ?? null}
      codes={came?.codes ?? null}
    />
  );
}
