import * as m from '#messages/all.ts';
import { DoorLoop, type Poster } from '../loop/door-loop.tsx';
import { Voice } from '../voice.tsx';
import mp4 from './media/people.mp4';
import webm from './media/people.webm';
import smallAvif from './media/people-560.avif';
import wideAvif from './media/people-1120.avif';
import webp from './media/people-1120.webp';

const POSTER: Poster = {
  avif: [
    [smallAvif, 560],
    [wideAvif, 1120],
  ],
  webp,
  width: 1120,
  height: 1000,
};

/** Words, and a tall window of the house through which people come in and meet. */
export function PeopleHero() {
  return (
    <section className="wrap people-hero" aria-labelledby="people-title">
      <div className="people-words">
        <h1 id="people-title" className="d-l">
          <Voice>{m.people_title()}</Voice>
        </h1>
        <p className="b-l t2">{m.people_intro()}</p>
        <p className="t2">{m.people_intro_more()}</p>
      </div>
      <DoorLoop poster={POSTER} sizes="(max-width: 63.98rem) 100vw, 50vw" webm={webm} mp4={mp4} />
    </section>
  );
}
