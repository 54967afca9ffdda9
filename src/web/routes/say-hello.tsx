import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { ContactForm } from '#modules/enquiries/ui/contact-form.tsx';
import { contact } from '#modules/enquiries/ui/form-definitions.ts';
import { type At, head } from '#site/head.ts';
import { post } from '#ui/forms/definition.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta(at: At) {
  return head(at, {
    title: m.page_hello_title({ name: institution.name }),
    description: m.page_hello_description(),
  });
}

/** Where the footer's form lands when it is sent without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await post(contact, context.get(apiContext), await formOf(request));
  return data(posted, { status: posted.status });
}

export default function SayHello() {
  return (
    <div className="wrap form-page">
      <ContactForm on="page" posted={useActionData<typeof action>()} />
    </div>
  );
}
