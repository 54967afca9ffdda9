import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { MailedLink, unsubscribe } from '#modules/enquiries/ui/mailed-link.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';

export function meta() {
  return unlisted(m.page_leave_title({ name: institution.name }));
}

/** Also the one-click address of RFC 8058: a mail program posts here without a cookie and reads the status alone. */
export async function action({ request, context }: ActionFunctionArgs) {
  const followed = await unsubscribe(context.get(apiContext), request);
  return data(followed, { status: followed.status });
}

export default function NewsletterUnsubscribe() {
  const words = {
    heading: m.page_leave_heading(),
    lead: m.page_leave_lead(),
    button: m.page_leave_button(),
    done: m.page_leave_done(),
    doneLead: m.page_leave_done_lead(),
  };
  return <MailedLink words={words} followed={useActionData<typeof action>()} />;
}
