import * as m from '#messages/all.ts';
import { type At, head } from '#site/head.ts';
import { PersonCard } from '#site/people/person-card.tsx';
import { TeamHero } from '#site/people/team-hero.tsx';
import { Ready } from '#site/ready.tsx';
import { useReveal } from '#site/reveal.tsx';
import { Voice } from '#site/voice.tsx';
import { team } from '../../../content/team/team.ts';

export function meta(at: At) {
  return head(at, {
    title: m.site_title({ page: m.team_page() }),
    description: m.team_description(),
  });
}

export default function TheTeam() {
  useReveal();
  return (
    <>
      <TeamHero />
      <div className="wrap">
        <ul className="people-grid team-grid">
          {team.map((one) => (
            <PersonCard
              key={one.portrait}
              name={one.name}
              line={one.role}
              portrait={one.portrait}
              reveal="team"
            />
          ))}
        </ul>
        <p className="b-s t3 people-note">{m.people_placeholder()}</p>
      </div>
      <Statement />
      <Ready />
    </>
  );
}

function Statement() {
  return (
    <section className="statement" aria-labelledby="statement-title">
      <div className="wrap">
        <h2 id="statement-title" className="d-l" data-reveal="statement">
          <Voice>{m.team_statement()}</Voice>
        </h2>
        <div className="statement-words" data-reveal="statement-words">
          <p className="b-l">{m.team_empathy()}</p>
          <p className="t-l statement-mission">
            <span className="statement-label">{m.team_mission_label()}</span> {m.team_mission()}
          </p>
        </div>
      </div>
    </section>
  );
}
