import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { ApplicationForm } from '#modules/panel/ui/application-form.tsx';
import { post } from '#modules/panel/ui/submit-application.ts';
import { type At, head } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta(at: At) {
  return head(at, {
    title: m.empanel_page_title({ name: institution.name }),
    description: m.empanel_page_description(),
  });
}

/** The whole form as a browser without JavaScript sends it, with its files; and what a mailed link leads back to. */
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await post(context.get(apiContext), await formOf(request));
  return data(posted, { status: posted.status });
}

export default function ApplicationOfArbitration() {
  const posted = useActionData<typeof action>();
  return (
    <div className="wrap emp-page">
      <p className="emp-kind t2">{m.empanel_kind()}</p>
      <h1 className="d-l">
        <span className="nar">{m.empanel_heading()}</span>{' '}
        <span className="wide">{m.empanel_heading_wide()}</span>
      </h1>
      <ApplicationForm posted={posted} />
    </div>
  );
}
