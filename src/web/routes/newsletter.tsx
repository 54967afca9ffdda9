import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { newsletter } from '#modules/enquiries/ui/form-definitions.ts';
import { NewsletterForm } from '#modules/enquiries/ui/newsletter-form.tsx';
import { type At, head } from '#site/head.ts';
import picture from '#site/pictures/login.webp?url';
import { post } from '#ui/forms/definition.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta(at: At) {
  return head(at, {
    title: m.page_newsletter_title({ name: institution.name }),
    description: m.newsletter_lead(),
  });
}

/** Where the footer's form lands when it is sent without JavaScript. */
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await post(newsletter, context.get(apiContext), await formOf(request));
  return data(posted, { status: posted.status });
}

export default function Newsletter() {
  return (
    <div className="wrap form-page letters">
      <NewsletterForm on="page" posted={useActionData<typeof action>()} />
      <img
        className="letters-door"
        src={picture}
        alt=""
        width="1000"
        height="1200"
        loading="lazy"
      />
    </div>
  );
}
