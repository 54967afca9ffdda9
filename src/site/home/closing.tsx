import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { LoopSwitch, LoopVideo } from '../loop/loop.tsx';
import { useLoop } from '../loop/use-loop.ts';
import { Voice } from '../voice.tsx';
import mp4 from './media/closing.mp4';
import webm from './media/closing.webm';
import midAvif from './media/closing-1000.avif';
import midWebp from './media/closing-1000.webp';
import wideAvif from './media/closing-1600.avif';
import wideWebp from './media/closing-1600.webp';
import phoneAvif from './media/closing-phone-640.avif';
import phoneWebp from './media/closing-phone-640.webp';
import phoneWideAvif from './media/closing-phone-860.avif';
import phoneWideWebp from './media/closing-phone-860.webp';

const BELOW_DESKTOP = '(max-width: 1023.98px)';

/** The spec's second hero, with a button for each way of settling and a moving picture (readings: it closes the home page). */
export function Closing() {
  const loop = useLoop();
  return (
    <section className="closing" aria-labelledby="home-closing">
      <div className="closing-picture" ref={loop.box}>
        <ClosingStill />
        <LoopVideo loop={loop} webm={webm} mp4={mp4} startAt={0} />
      </div>
      <div className="wrap closing-words">
        <ClosingTitle />
        <ul className="closing-ways" data-reveal="rise">
          <ArbitrationDoor />
          <MediationDoor />
        </ul>
        <div className="closing-switch">
          <LoopSwitch loop={loop} />
        </div>
      </div>
    </section>
  );
}

function ClosingTitle() {
  return (
    <>
      <h2 id="home-closing" className="d-l closing-title" data-reveal="rise">
        <Voice>{m.home_closing_title()}</Voice>
      </h2>
      <p className="b-l" data-reveal="rise">
        {m.home_closing_text()}
      </p>
    </>
  );
}

function ArbitrationDoor() {
  return (
    <li>
      <HandshakeButton
        to="/arbitration-services"
        look="lite"
        className="closing-arbitration"
        aria-describedby="closing-arbitration"
      >
        {m.home_closing_arbitration()}
      </HandshakeButton>
      <p id="closing-arbitration">{m.home_closing_arbitration_text()}</p>
    </li>
  );
}

function MediationDoor() {
  return (
    <li>
      <HandshakeButton to="/mediation-services" look="lite" aria-describedby="closing-mediation">
        {m.home_closing_mediation()}
      </HandshakeButton>
      <p id="closing-mediation">{m.home_closing_mediation_text()}</p>
    </li>
  );
}

function ClosingStill() {
  return (
    <picture>
      <PhoneSources />
      <source type="image/avif" srcSet={`${midAvif} 1000w, ${wideAvif} 1600w`} sizes="100vw" />
      <img
        className="closing-still"
        src={wideWebp}
        srcSet={`${midWebp} 1000w, ${wideWebp} 1600w`}
        sizes="100vw"
        width={1600}
        height={860}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function PhoneSources() {
  return (
    <>
      <source
        media={BELOW_DESKTOP}
        type="image/avif"
        srcSet={`${phoneAvif} 640w, ${phoneWideAvif} 860w`}
        sizes="120vw"
        width={860}
        height={860}
      />
      <source
        media={BELOW_DESKTOP}
        type="image/webp"
        srcSet={`${phoneWebp} 640w, ${phoneWideWebp} 860w`}
        sizes="120vw"
        width={860}
        height={860}
      />
    </>
  );
}
