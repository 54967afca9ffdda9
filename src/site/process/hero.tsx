import * as m from '#messages/all.ts';
import { LoopSwitch, LoopVideo } from '../loop/loop.tsx';
import { useLoop } from '../loop/use-loop.ts';
import { Voice } from '../voice.tsx';
import mp4 from './media/arcade.mp4';
import webm from './media/arcade.webm';
import midAvif from './media/arcade-1000.avif';
import wideAvif from './media/arcade-1600.avif';
import webp from './media/arcade-1600.webp';

// On a phone only the middle doors are seen: see process.css.
const SIZES = '(max-width: 63.98rem) max(100vw, 42rem), 100vw';

/** Seven doors in one wall that light up in turn, and somebody on the way through them. */
export function ProcessHero() {
  const loop = useLoop();
  return (
    <section className="pr-hero" aria-labelledby="process-title">
      <div className="pr-arcade" ref={loop.box}>
        <picture>
          <source type="image/avif" srcSet={`${midAvif} 1000w, ${wideAvif} 1600w`} sizes={SIZES} />
          <img src={webp} width={1600} height={800} alt="" fetchPriority="high" decoding="async" />
        </picture>
        <LoopVideo loop={loop} webm={webm} mp4={mp4} />
      </div>
      <div className="wrap pr-words">
        <h1 id="process-title" className="d-l">
          <Voice>{m.process_title()}</Voice>
        </h1>
        <p className="b-l">{m.process_lead()}</p>
      </div>
      <div className="pr-switch">
        <LoopSwitch loop={loop} />
      </div>
    </section>
  );
}
