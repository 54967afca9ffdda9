import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { enquiryQueue, subscriberList } from '#modules/enquiries/contract/queue.ts';
import { doWith } from '#modules/enquiries/ui/office/form-actions.ts';
import { QueueScreen } from '#modules/enquiries/ui/office/queue.tsx';
import { SubscribersScreen } from '#modules/enquiries/ui/office/subscribers.tsx';
import { QueueNews } from '#modules/notifications/ui/queue-news.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi as ask } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_enquiries_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const asked = askedIn(asking.request);
  if (asked.tab === 'subscribers') {
    const { q, sub: state, after } = asked;
    // The contract refuses what is none of its words.
    const input = given({ q, state, after }) as Parameters<typeof ask<typeof subscriberList>>[2];
    return { asked, list: await ask(asking, subscriberList, input), queue: null };
  }
  const { tab: _tab, sub: _sub, ...filter } = asked;
  return {
    asked,
    list: null,
    queue: await ask(
      asking,
      enquiryQueue,
      filter as Parameters<typeof ask<typeof enquiryQueue>>[2],
    ),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const kind = form.get('kind') === 'consultation' ? 'consultation' : 'contact';
  const verdict = await doWith(
    context.get(apiContext),
    { kind, id: String(form.get('id') ?? '') },
    form,
  );
  return data(verdict, { status: verdict.status });
}

/** After a refusal too: what refused it may be that somebody was faster, and then the page shows what they did. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeEnquiries() {
  const { asked, list, queue } = useLoaderData<typeof loader>();
  const verdict = useActionData<typeof action>();
  if (list) return <SubscribersScreen list={list} asked={asked} />;
  return (
    <>
      <QueueNews queue="enquiries" />
      <QueueScreen queue={queue} asked={asked} verdict={verdict} />
    </>
  );
}

/** What the address asks for; a form by GET sends its empty fields too. */
function askedIn(request: Request): Record<string, string> {
  return given(Object.fromEntries(new URL(request.url).searchParams));
}

function given(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])),
  );
}
