import type { Loop } from '../loop/use-loop.ts';
import './sheet.css';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { LoopSwitch, LoopVideo } from '../loop/loop.tsx';
import { useLoop } from '../loop/use-loop.ts';
import { Starts } from '../starts/starts.tsx';
import mp4 from './media/hero.mp4';
import webm from './media/hero.webm';
import midAvif from './media/hero-1120.avif';
import midWebp from './media/hero-1120.webp';
import wideAvif from './media/hero-1600.avif';
import wideWebp from './media/hero-1600.webp';
import phoneMp4 from './media/hero-phone.mp4';
import phoneWebm from './media/hero-phone.webm';
import phoneAvif from './media/hero-phone-720.avif';
import phoneWebp from './media/hero-phone-720.webp';
import phoneWideAvif from './media/hero-phone-1120.avif';
import phoneWideWebp from './media/hero-phone-1120.webp';

const BELOW_DESKTOP = '(max-width: 1023.98px)';
// The middle 70 % of the scene, drawn 222 % as wide as a phone: see hero.css.
const PHONE_SIZES = '(max-width: 40rem) 156vw, 64rem';
// The moment of the loop that the still shows: both have stepped in, the lights cross.
const MEETING = 2.55;
const films = { webm, mp4 };
// The same part of the scene as the phone's still (art/phone.sh).
const phoneFilms = { webm: phoneWebm, mp4: phoneMp4 };

export function Hero() {
  const loop = useLoop();
  return (
    <section className="hero" aria-labelledby="home-title">
      <div className="hero-picture" ref={loop.box}>
        <HeroStill />
        <LoopVideo
          loop={loop}
          {...films}
          narrow={{ media: BELOW_DESKTOP, ...phoneFilms }}
          startAt={MEETING}
        />
      </div>
      <div className="hero-words wrap">
        <div className="lintel-box">
          <Lintel />
        </div>
        <HeroActs loop={loop} />
      </div>
      <div className="hero-facts wrap">
        <Facts />
      </div>
    </section>
  );
}

function HeroActs({ loop }: { loop: Loop }) {
  return (
    <div className="hero-say">
      <p>{m.home_hero_support()}</p>
      <div className="hero-acts">
        <HandshakeButton to="/lets-talk" look="lite">
          {m.home_hero_demo()}
        </HandshakeButton>
        <LoopSwitch loop={loop} />
      </div>
      <Starts costs />
    </div>
  );
}

/** One sentence in the document, two lines as wide as the page from 1024 px, four below (design 3). */
function Lintel() {
  return (
    <h1 id="home-title" className="lintel">
      <span className="lintel-line lintel-first">
        <span className="lintel-dispute">{m.home_tagline_dispute()}</span>{' '}
        <span className="lintel-resolution">{m.home_tagline_resolution()}</span>
      </span>{' '}
      <span className="lintel-line lintel-second">
        <span className="lintel-for">{m.home_tagline_for_the()}</span>{' '}
        <span className="lintel-end">
          <span className="lintel-digital">{m.home_tagline_digital()}</span>{' '}
          <span className="lintel-generation">{m.home_tagline_generation()}</span>
        </span>
      </span>
    </h1>
  );
}

function HeroStill() {
  return (
    <picture>
      <PhoneSources />
      <source type="image/avif" srcSet={`${midAvif} 1120w, ${wideAvif} 1600w`} sizes="100vw" />
      <img
        className="hero-still"
        src={wideWebp}
        srcSet={`${midWebp} 1120w, ${wideWebp} 1600w`}
        sizes="100vw"
        width={1600}
        height={1000}
        alt=""
        fetchPriority="high"
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
        srcSet={`${phoneAvif} 720w, ${phoneWideAvif} 1120w`}
        sizes={PHONE_SIZES}
        width={1120}
        height={1000}
      />
      <source
        media={BELOW_DESKTOP}
        type="image/webp"
        srcSet={`${phoneWebp} 720w, ${phoneWideWebp} 1120w`}
        sizes={PHONE_SIZES}
        width={1120}
        height={1000}
      />
    </>
  );
}

function Facts() {
  const facts = [
    [m.home_fact_time(), m.home_fact_time_value()],
    [m.home_fact_cost(), m.home_fact_cost_value()],
    [m.home_fact_private(), m.home_fact_private_value()],
  ];
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
