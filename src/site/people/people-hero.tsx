import * as m from '#messages/all.ts';
import { LoopSwitch, LoopVideo, useLoop } from '../home/loop.tsx';
import mp4 from '../home/media/hero.mp4';
import webm from '../home/media/hero.webm';
import avif from '../home/media/hero-1120.avif';
import webp from '../home/media/hero-1120.webp';
import { Voice } from '../voice.tsx';

// The moment of the loop that the still shows (home/hero.tsx).
const MEETING = 2.55;

/** Words, and a door with the two who meet moving in it. */
export function PeopleHero() {
  const loop = useLoop();
  return (
    <section className="wrap people-hero" aria-labelledby="people-title">
      <div className="people-words">
        <h1 id="people-title" className="d-l">
          <Voice>{m.people_title()}</Voice>
        </h1>
        <p className="b-l t2">{m.people_intro()}</p>
        <p className="t2">{m.people_intro_more()}</p>
      </div>
      <div className="people-stage">
        <div className="people-door" ref={loop.box}>
          <picture>
            <source type="image/avif" srcSet={avif} />
            <img className="people-still" src={webp} alt="" width="1120" height="700" fetchPriority="high" />
          </picture>
          <LoopVideo loop={loop} webm={webm} mp4={mp4} startAt={MEETING} />
        </div>
        <LoopSwitch loop={loop} />
      </div>
    </section>
  );
}
