import { Link } from 'react-router';
import * as m from '#messages/all.ts';
import { PanelGrid } from '#site/people/panel-grid.tsx';
import { stills } from '#site/pictures/stills.ts';
import { useReveal } from '#site/reveal.tsx';
import { Voice } from '#site/voice.tsx';

export function meta() {
  return [{ title: m.site_title({ page: m.panel_page() }) }, { name: 'description', content: m.panel_description() }];
}

export default function ThePanel() {
  useReveal();
  return (
    <>
      <PanelHero />
      <div className="wrap">
        <PanelGrid />
        <p className="b-s t3 people-note">{m.people_placeholder()}</p>
      </div>
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
    </>
  );
}

function PanelHero() {
  const still = stills.b4;
  return (
    <div className="wrap people-head panel-head">
      <h1 className="d-l">
        <Voice>{m.panel_title()}</Voice>
      </h1>
      <p className="b-l t2">{m.panel_lead()}</p>
      <div className="panel-picture">
        <img src={still.src} width={still.width} height={still.height} alt="" />
      </div>
    </div>
  );
}
