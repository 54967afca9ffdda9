import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { panelMembers } from '#modules/panel/contract/neutrals.ts';
import { type At, head } from '#site/head.ts';
import { PanelGrid } from '#site/people/panel-grid.tsx';
import { PanelHero } from '#site/people/panel-hero.tsx';
import { useReveal } from '#site/reveal.tsx';
import { Voice } from '#site/voice.tsx';
import { Link } from '#ui/link.tsx';
import { apiContext } from '../context.ts';

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.panel_page() }),
    description: m.panel_description(),
  });
}

/** Whoever may be shown; nobody while the page is built ahead, and then the demonstration's eight stand there. */
export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(panelMembers, {});
  if (answer.outcome === 'done') return answer.data;
  if (answer.outcome === 'empty') return { members: [] };
  throw data(null, { status: 503 });
}

export default function ThePanel() {
  const { members } = useLoaderData<typeof loader>();
  useReveal();
  return (
    <>
      <PanelHero />
      <div className="wrap">
        <PanelGrid members={members} />
        {members.length === 0 ? (
          <p className="b-s t3 people-note">{m.people_placeholder()}</p>
        ) : null}
      </div>
      <PanelClosing />
    </>
  );
}

function PanelClosing() {
  return (
    <section className="wrap panel-close" aria-labelledby="panel-close">
      <h2 id="panel-close" className="d-l" data-reveal="statement">
        <Voice>{m.panel_closing()}</Voice>
      </h2>
      <p className="b-l t2" data-reveal="rise">
        {m.panel_closing_text()}
      </p>
      <ul className="panel-links">
        <li>
          <Link className="lnk" to="/code-of-conduct">
            {m.panel_conduct()}
          </Link>
        </li>
        <li>
          <Link className="lnk" to="/application-of-arbitration">
            {m.panel_apply()}
          </Link>
        </li>
      </ul>
    </section>
  );
}
