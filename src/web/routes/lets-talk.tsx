import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as m from '#messages/all.ts';
import { consultation } from '#modules/enquiries/ui/consultation-definition.ts';
import { ConsultationForm } from '#modules/enquiries/ui/consultation-form.tsx';
import { type At, head } from '#site/head.ts';
import picture from '#site/pictures/consult.webp?url';
import { post } from '#ui/forms/definition.ts';
import { Icon } from '#ui/icon.tsx';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta(at: At) {
  return head(at, {
    title: m.page_lets_talk_title({ name: institution.name }),
    description: m.page_lets_talk_description(),
  });
}

/** The form as a browser without JavaScript sends it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await post(consultation, context.get(apiContext), await formOf(request));
  return data(posted, { status: posted.status });
}

export default function LetsTalk() {
  const posted = useActionData<typeof action>();
  return (
    <div className="wrap talk">
      <div className="talk-head">
        <h1 className="d-l">
          <span className="nar">{m.page_lets_talk_get()}</span>{' '}
          <span className="wide">{m.page_lets_talk_consultation()}</span>
        </h1>
        <p className="b-l t2">{m.page_lets_talk_lead()}</p>
      </div>
      <ConsultationForm posted={posted} />
      <TalkSide />
    </div>
  );
}

function TalkSide() {
  return (
    <div className="talk-side">
      <div className="talk-door">
        <img src={picture} alt="" width="900" height="1200" />
      </div>
      <ul>
        <li>
          <Icon name="phone-call" />
          {m.page_lets_talk_call()}
        </li>
        <li>
          <Icon name="timer" />
          {m.page_lets_talk_thirty()}
        </li>
        <li>
          <Icon name="note" />
          {m.page_lets_talk_summary()}
        </li>
      </ul>
    </div>
  );
}
