import * as m from '#messages/all.ts';
import { Voice } from '../voice.tsx';

/** One arch, one week. The arches are painted by weeks.css; what they say is the label. */
export function Weeks() {
  return (
    <section className="weeks" aria-labelledby="home-weeks">
      <div className="wrap">
        <h2 id="home-weeks" className="d-l weeks-title" data-reveal="rise">
          <Voice>{m.home_weeks_title()}</Voice>
        </h2>
        <div
          className="weeks-arches"
          role="img"
          aria-label={m.home_weeks_label()}
          data-reveal="section"
        />
        <WeeksKey />
      </div>
    </section>
  );
}

function WeeksKey() {
  return (
    <div className="weeks-key">
      <p>
        <b>{m.home_weeks_munch()}</b> <span className="t2">{m.home_weeks_munch_text()}</span>
      </p>
      <p>
        <b className="nar">{m.home_weeks_court()}</b>{' '}
        <span className="t2">{m.home_weeks_court_text()}</span>
      </p>
    </div>
  );
}
