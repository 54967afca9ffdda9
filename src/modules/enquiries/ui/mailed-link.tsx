import type { ReactNode } from 'react';
import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { isSent, type Submission, submit } from '#ui/forms/submission.ts';
import { newsletterConfirmation, newsletterUnsubscription } from '../contract/subscriptions.ts';

type LinkEndpoint = typeof newsletterConfirmation | typeof newsletterUnsubscription;

/** Asks the API with the token of the address that was posted to: mail programs post to it as well (RFC 8058). */
async function follow(endpoint: LinkEndpoint, api: Api, request: Request): Promise<Submission> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return submit({ api, form: new FormData() }, endpoint, { token });
}

export const confirm = (api: Api, request: Request) => follow(newsletterConfirmation, api, request);
export const unsubscribe = (api: Api, request: Request) =>
  follow(newsletterUnsubscription, api, request);

type Words = { heading: string; lead: string; button: string; done: string; doneLead: string };

type MailedLinkProps = {
  words: Words;
  followed: Submission | undefined;
};

/** One button and no more: programs that read mail open its links, and opening one must change nothing. */
export function MailedLink({ words, followed }: MailedLinkProps) {
  if (!followed) {
    return (
      <Said heading={words.heading} lead={words.lead}>
        <form method="post">
          <HandshakeButton type="submit">{words.button}</HandshakeButton>
        </form>
      </Said>
    );
  }
  if (isSent(followed)) {
    return (
      <Said heading={words.done} lead={words.doneLead} voice="status">
        <HandshakeButton to="/">{m.page_link_home()}</HandshakeButton>
      </Said>
    );
  }
  return (
    <Said heading={m.page_link_failed()} lead={followed.message} voice="alert">
      <HandshakeButton to="/newsletter">{m.page_link_again()}</HandshakeButton>
    </Said>
  );
}

type SaidProps = { heading: string; lead: string; voice?: 'status' | 'alert'; children: ReactNode };

function Said({ heading, lead, voice, children }: SaidProps) {
  return (
    <div className="wrap form-page said">
      <div {...(voice ? { role: voice } : {})}>
        <h1 className="d-m">{heading}</h1>
        <p className="b-l t2">{lead}</p>
      </div>
      {children}
    </div>
  );
}
