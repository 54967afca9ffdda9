import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import picture from '#site/pictures/login.webp?url';
import { Voice } from '#site/voice.tsx';
import { Link } from '#ui/link.tsx';

type FrameProps = {
  heading: string;
  lead: string /** What came of it, said at once to whoever listens. */;
  voice?: 'status';
  children: ReactNode;
};

/** What the login screen and the pages beside it stand in: two slits of light on one side, the form on the other. */
export function SignInFrame({ heading, lead, voice, children }: FrameProps) {
  return (
    <div className="lg">
      <Wall />
      <div className="lg-side">
        <div className="lg-in">
          <div {...(voice ? { role: voice } : {})}>
            <h1 className="d-m">{heading}</h1>
            <p className="lg-lead">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

function Wall() {
  return (
    <div className="lg-wall">
      <img src={picture} alt="" width="1000" height="1200" fetchPriority="high" decoding="async" />
      <p className="d-m">
        <Voice>{m.login_wall()}</Voice>
      </p>
    </div>
  );
}

/** A way on under a form that is not the login screen's. */
export function BackLink({
  to = '/login',
  children = m.sign_in_back(),
}: {
  to?: string;
  children?: string;
}) {
  return (
    <p className="lg-back">
      <Link className="lnk" to={to}>
        {children}
      </Link>
    </p>
  );
}
