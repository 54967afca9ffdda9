import * as m from '#messages/all.ts';
import { Voice } from '../voice.tsx';

/** The three kinds of people who make the house. */
export function Crafts() {
  const crafts = [
    { name: m.people_experts(), text: m.people_experts_text() },
    { name: m.people_legal(), text: m.people_legal_text() },
    { name: m.people_ai(), text: m.people_ai_text() },
  ];
  return (
    <section className="crafts" aria-labelledby="crafts-title">
      <div className="wrap">
        <h2 id="crafts-title" className="d-m" data-reveal="rise">
          <Voice>{m.people_crafts()}</Voice>
        </h2>
        <ul className="crafts-list" data-reveal="rise">
          {crafts.map((craft) => (
            <li key={craft.name}>
              <h3 className="t-m">{craft.name}</h3>
              <p className="t2">{craft.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
