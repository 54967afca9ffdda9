import { type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';

export type Loop = {
  box: RefObject<HTMLDivElement | null>;
  wanted: boolean;
  paused: boolean;
  toggle: () => void;
};

/**
 * A silent moving picture over its still. The file is asked for only when React is here, the page has loaded, the picture is
 * near and drawn and the browser has nothing better to do, and never for someone who wants less motion or less data.
 */
export function useLoop(): Loop {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (!box.current || !mayMove()) return;
    const picture = box.current;
    return whenLoaded(() =>
      whenNear(picture, () => whenDrawn(picture, () => whenIdle(() => setWanted(true)))),
    );
  }, []);
  return { box, wanted, paused, toggle: () => setPaused((was) => !was) };
}

export type Film = {
  webm: string;
  mp4: string;
  /** What is asked for instead where this media query holds. */
  narrow?: { media: string; webm: string; mp4: string };
  /** The second that looks like the still underneath, so that the one melts into the other. */
  startAt?: number;
};

export function LoopVideo({ loop, webm, mp4, narrow, startAt = 0 }: Film & { loop: Loop }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { wanted, paused } = loop;
  useEffect(() => {
    if (!wanted || !video.current) return;
    return playWhileSeen(video.current, paused);
  }, [wanted, paused]);
  if (!wanted) return null;
  // Only a browser comes as far as here; a film that has begun stays when the window changes.
  const files = narrow && matchMedia(narrow.media).matches ? narrow : { webm, mp4 };
  return (
    <video
      ref={video}
      className={playing ? 'loop loop-on' : 'loop'}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onLoadedMetadata={(event) => {
        if (startAt > 0) event.currentTarget.currentTime = startAt;
      }}
      onPlaying={() => setPlaying(true)}
    >
      <source src={files.webm} type="video/webm" />
      <source src={files.mp4} type="video/mp4" />
    </video>
  );
}

export function LoopSwitch({ loop }: { loop: Loop }) {
  if (!loop.wanted) return null;
  return (
    <button
      type="button"
      className="loop-switch"
      aria-label={loop.paused ? m.home_loop_play() : m.home_loop_pause()}
      onClick={loop.toggle}
    >
      <Icon name={loop.paused ? 'play' : 'pause'} />
    </button>
  );
}

function mayMove(): boolean {
  // Not yet in TypeScript's DOM: the Network Information API, which Firefox and Safari do not have.
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const slow = connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
  return (
    !slow && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

// A visitor's touch brings React before the page has all its pictures and faces: they come first.
function whenLoaded(then: () => () => void): () => void {
  if (document.readyState === 'complete') return then();
  let cancel = () => {};
  const start = () => {
    cancel = then();
  };
  addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    cancel();
  };
}

function whenNear(element: Element, then: () => () => void): () => void {
  let cancel = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancel = then();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}

// A picture that has come is drawn only when it is decoded, which takes a slow device long: the film waits for that too.
function whenDrawn(picture: Element, then: () => () => void): () => void {
  let cancel = () => {};
  let wanted = true;
  const start = () => {
    if (wanted) cancel = then();
  };
  // A still that cannot be drawn keeps nobody from the film.
  const drawn = picture.querySelector('img')?.decode() ?? Promise.resolve();
  drawn.then(start, start);
  return () => {
    wanted = false;
    cancel();
  };
}

function whenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(then, { timeout: 4000 });
  return () => cancelIdleCallback(ticket);
}

function playWhileSeen(video: HTMLVideoElement, paused: boolean): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    // Refused where the visitor's browser forbids autoplay: the still stays.
    if (entry?.isIntersecting && !paused) video.play().catch(() => {});
    else video.pause();
  });
  observer.observe(video);
  return () => observer.disconnect();
}
