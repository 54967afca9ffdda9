import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { panel } from '../../../content/panel/panel.ts';
import { team } from '../../../content/team/team.ts';
import { type PortraitName, PortraitPicture } from '../pictures/portraits.tsx';
import { Voice } from '../voice.tsx';

type WayProps = {
  to: string;
  name: string;
  text: string;
  faces: readonly { portrait: PortraitName }[];
};

/** Two doors: to the team and to the panel. */
export function Ways() {
  return (
    <section className="wrap ways" aria-labelledby="ways-title">
      <h2 id="ways-title" className="d-m" data-reveal="rise">
        <Voice>{m.people_ways()}</Voice>
      </h2>
      <WayDoors />
      <p>
        <Link className="lnk ways-apply" to="/application-of-arbitration">
          {m.people_way_apply()}
        </Link>
      </p>
    </section>
  );
}

function WayDoors() {
  return (
    <ul className="ways-doors">
      <Way
        to="/the-team"
        name={m.people_way_team()}
        text={m.people_way_team_text()}
        faces={[...team.slice(0, 2), ...team.slice(4, 5)]}
      />
      <Way
        to="/the-panel"
        name={m.people_way_panel()}
        text={m.people_way_panel_text()}
        faces={panel.slice(1, 4)}
      />
    </ul>
  );
}

function Way({ to, name, text, faces }: WayProps) {
  return (
    <li>
      <Link className="way" to={to}>
        <span className="way-faces" aria-hidden="true">
          {faces.map((face) => (
            <PortraitPicture key={face.portrait} of={face.portrait} alt="" />
          ))}
        </span>
        <span className="way-words">
          <b className="t-l">{name}</b>
          <span>{text}</span>
        </span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
