import * as m from '#messages/all.ts';
import arcade from '../pictures/arcade.webp';
import { Voice } from '../voice.tsx';

/** Seven lit doors in one wall, and somebody on the way through them. */
export function ProcessHero() {
  return (
    <section className="pr-hero" aria-labelledby="process-title">
      <img className="pr-arcade" src={arcade} width={1600} height={800} alt="" fetchPriority="high" decoding="async" />
      <div className="wrap pr-words">
        <h1 id="process-title" className="d-l">
          <Voice>{m.process_title()}</Voice>
        </h1>
        <p className="b-l">{m.process_lead()}</p>
      </div>
    </section>
  );
}
