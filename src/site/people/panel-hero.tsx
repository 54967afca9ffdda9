import * as m from '#messages/all.ts';
import { DoorLoop, type Poster } from '../loop/door-loop.tsx';
import { Voice } from '../voice.tsx';
import mp4 from './media/panel.mp4';
import webm from './media/panel.webm';
import smallAvif from './media/panel-640.avif';
import wideAvif from './media/panel-1200.avif';
import webp from './media/panel-1200.webp';

const POSTER: Poster = {
  avif: [
    [smallAvif, 640],
    [wideAvif, 1200],
  ],
  webp,
  width: 1200,
  height: 600,
};

/** Words, and two round windows whose lights move until they meet. */
export function PanelHero() {
  return (
    <div className="wrap people-head lit-head">
      <h1 className="d-l">
        <Voice>{m.panel_title()}</Voice>
      </h1>
      <p className="b-l t2">{m.panel_lead()}</p>
      <DoorLoop poster={POSTER} sizes="(max-width: 63.98rem) 100vw, 45vw" webm={webm} mp4={mp4} />
    </div>
  );
}
