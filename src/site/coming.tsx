import { Link } from 'react-router';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { headingOf, type Page } from '../../content/pages.ts';
import { stills } from './pictures/stills.ts';

/** A page that is not filled yet: its real heading, what it will hold, a way on, and a door to look at. */
export function Coming({ page }: { page: Page }) {
  const still = stills[page.still];
  return (
    <div className="wrap pg">
      <div className="pg-text">
        <h1 className="d-l">
          <Pair heading={page.heading} />
        </h1>
        <p className="b-l t2 pg-lead">{page.lead}</p>
        <p className="pg-holds-title" id="holds">
          {m.site_coming_holds()}
        </p>
        <ul className="pg-holds" aria-labelledby="holds">
          {page.holds.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <div className="pg-ways">
          <HandshakeButton to="/lets-talk">{m.site_coming_talk()}</HandshakeButton>
          <Link className="lnk pg-way" to="/">
            {m.site_coming_home()}
          </Link>
        </div>
      </div>
      <div className="pg-door">
        <img src={still.src} width={still.width} height={still.height} alt="" />
      </div>
    </div>
  );
}

/** Tight, then wide: tension, then release. One part alone stays plain. */
function Pair({ heading }: { heading: Page['heading'] }) {
  if (heading.length === 1) return heading[0];
  return (
    <>
      <span className="nar">{heading[0]}</span> <span className="wide">{heading[1]}</span>
    </>
  );
}

/** The document's title and description, for a route's `meta`. */
export function comingMeta(page: Page) {
  return [{ title: m.site_title({ page: headingOf(page) }) }, { name: 'description', content: page.description }];
}
