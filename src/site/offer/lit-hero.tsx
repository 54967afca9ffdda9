import './sheet.css';
import type { ReactNode } from 'react';
import type { Still } from '../../../content/still.ts';
import { type Film, LoopSwitch, LoopVideo } from '../loop/loop.tsx';
import { useLoop } from '../loop/use-loop.ts';
import { stills } from '../pictures/stills.ts';

export type LitFilm = Film & {
  poster: { avif: string; webp: string; width: number; height: number };
};

type LitHeroProps = { labelledby: string; children: ReactNode } & (
  | { still: Still }
  | { film: LitFilm }
);

/** The top of a page: words on the dark wall, a lit door beside them; on a phone the door stands below. */
export function LitHero({ labelledby, children, ...shows }: LitHeroProps) {
  const { width, height } = 'film' in shows ? shows.film.poster : stills[shows.still];
  return (
    <section className={width < height ? 'lit lit-tall' : 'lit'} aria-labelledby={labelledby}>
      {'film' in shows ? <Moving film={shows.film} /> : <Resting still={shows.still} />}
      <div className="wrap lit-words">{children}</div>
    </section>
  );
}

function Resting({ still }: { still: Still }) {
  const { src, width, height } = stills[still];
  return (
    <div className="lit-picture">
      <img src={src} width={width} height={height} alt="" fetchPriority="high" decoding="async" />
    </div>
  );
}

function Moving({ film: { poster, ...film } }: { film: LitFilm }) {
  const loop = useLoop();
  return (
    <>
      <div className="lit-picture" ref={loop.box}>
        <picture>
          <source type="image/avif" srcSet={poster.avif} />
          <img
            src={poster.webp}
            width={poster.width}
            height={poster.height}
            alt=""
            fetchPriority="high"
            decoding="async"
          />
        </picture>
        <LoopVideo loop={loop} {...film} />
      </div>
      <div className="lit-switch">
        <LoopSwitch loop={loop} />
      </div>
    </>
  );
}
