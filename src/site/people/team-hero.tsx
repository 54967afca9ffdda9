import * as m from '#messages/all.ts';
import { DoorLoop, type Poster } from '../loop/door-loop.tsx';
import { Voice } from '../voice.tsx';
import mp4 from './media/team.mp4';
import webm from './media/team.webm';
import smallAvif from './media/team-640.avif';
import wideAvif from './media/team-1200.avif';
import webp from './media/team-1200.webp';

const POSTER: Poster = {
  avif: [
    [smallAvif, 640],
    [wideAvif, 1200],
  ],
  webp,
  width: 1200,
  height: 600,
};

/** Words, and eight small people whose shadows turn with the light of one door. */
export function TeamHero() {
  return (
    <div className="wrap people-head lit-head">
      <h1 className="d-l">
        <Voice>{m.team_title()}</Voice>
      </h1>
      <p className="b-l t2">{m.team_lead()}</p>
      <DoorLoop poster={POSTER} sizes="(max-width: 63.98rem) 100vw, 45vw" webm={webm} mp4={mp4} />
    </div>
  );
}
