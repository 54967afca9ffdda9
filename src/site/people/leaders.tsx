import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { Leader } from '../../../content/team/leaders.ts';
import { Voice } from '../voice.tsx';
import { Portrait } from './person-card.tsx';

export function Leaders({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <section className="wrap leaders" aria-labelledby="leaders-title">
      <h2 id="leaders-title" className="d-m" data-reveal="rise">
        <Voice>{m.people_leaders()}</Voice>
      </h2>
      {leaders.map((one) => (
        <LeaderCard key={one.name} leader={one} />
      ))}
      <p className="b-s t3">{m.people_placeholder()}</p>
    </section>
  );
}

function LeaderCard({ leader }: { leader: Leader }) {
  return (
    <article className="leader" data-reveal="section">
      <Portrait name={leader.name} portrait={leader.portrait} />
      <div className="leader-words">
        <h3 className="t-l">{leader.name}</h3>
        <p className="leader-role" {...localizedProps(leader.role)} />
        <p className="d-m leader-line" {...localizedProps(leader.line)} />
        <p className="t2 leader-text" {...localizedProps(leader.text)} />
        <ul className="leader-tasks">
          {leader.answersFor.map((task) => (
            <li key={localize(task)} {...localizedProps(task)} />
          ))}
        </ul>
      </div>
    </article>
  );
}
