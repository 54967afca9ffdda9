import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { panelMember } from '#modules/panel/contract/neutrals.ts';
import { MemberFacts } from '#modules/panel/ui/member.tsx';
import { type At, lost, unlisted } from '#site/head.ts';
import { Initials } from '#site/people/person-card.tsx';
import { Link } from '#ui/link.tsx';
import { apiContext } from '../context.ts';

/** Somebody's own page: found from the panel, not by searching for a name (docs/decisions/0062). */
export function meta({
  loaderData,
  ...at
}: At & { loaderData: Awaited<ReturnType<typeof loader>> | undefined }) {
  return loaderData ? unlisted(m.site_title({ page: loaderData.name })) : lost(at);
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(panelMember, { id: params.id ?? '' });
  if (answer.outcome === 'done') return answer.data.member;
  throw data(null, { status: answer.outcome === 'refused' ? 404 : 503 });
}

export default function PanelMember() {
  const member = useLoaderData<typeof loader>();
  return (
    <article className="wrap member">
      <Link className="lnk" to="/the-panel">
        {m.member_back()}
      </Link>
      <header className="member-head">
        <Initials of={member.name} />
        <div>
          <h1 className="d-m">{member.name}</h1>
          <p className="b-l t2">{member.line}</p>
        </div>
      </header>
      <MemberFacts member={member} />
      <p className="t2 member-note">{m.member_note()}</p>
      <p className="member-note">
        <Link className="lnk" to="/code-of-conduct">
          {m.panel_conduct()}
        </Link>
      </p>
    </article>
  );
}
