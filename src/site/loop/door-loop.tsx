import { type Film, LoopSwitch, LoopVideo } from './loop.tsx';
import { useLoop } from './use-loop.ts';

export type Poster = {
  /** The loop's first frame, each size with its width in pixels. */
  avif: readonly (readonly [src: string, width: number])[];
  webp: string;
  width: number;
  height: number;
};

type DoorLoopProps = Film & {
  poster: Poster;
  /** How wide the picture is shown, as in the attribute of the same name. */
  sizes: string;
};

/** A picture in an arch, which is a door too: its poster, the loop that melts into it and the switch that stops it. */
export function DoorLoop({ poster, sizes, ...film }: DoorLoopProps) {
  const loop = useLoop();
  return (
    <div className="door-loop">
      <div className="door-loop-arch" ref={loop.box}>
        <Poster poster={poster} sizes={sizes} />
        <LoopVideo loop={loop} {...film} />
      </div>
      <LoopSwitch loop={loop} />
    </div>
  );
}

function Poster({ poster, sizes }: Pick<DoorLoopProps, 'poster' | 'sizes'>) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={poster.avif.map(([src, width]) => `${src} ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={poster.webp}
        width={poster.width}
        height={poster.height}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
