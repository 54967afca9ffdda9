import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import type { Loop } from './use-loop.ts';

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

function playWhileSeen(video: HTMLVideoElement, paused: boolean): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    // Refused where the visitor's browser forbids autoplay: the still stays.
    if (entry?.isIntersecting && !paused) video.play().catch(() => {});
    else video.pause();
  });
  observer.observe(video);
  return () => observer.disconnect();
}
