import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { confirm, MailedLink } from '#modules/enquiries/ui/mailed-link.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';

export function meta() {
  return unlisted(m.page_confirm_title({ name: institution.name }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const followed = await confirm(context.get(apiContext), request);
  return data(followed, { status: followed.status });
}

export default function NewsletterConfirm() {
  const words = {
    heading: m.page_confirm_heading(),
    lead: m.page_confirm_lead(),
    button: m.page_confirm_button(),
    done: m.page_confirm_done(),
    doneLead: m.page_confirm_done_lead(),
  };
  return <MailedLink words={words} followed={useActionData<typeof action>()} />;
}
