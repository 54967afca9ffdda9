import { useState } from 'react';
import * as m from '#messages/all.ts';
import type { OnePaper } from '../shapes.ts';

/** A picture, a recording or a film, by what the browser has for it; what it cannot show it says. */
export function Media({
  paper: { title, shownAs },
  address,
}: {
  paper: OnePaper;
  address: string;
}) {
  const [isBroken, setBroken] = useState(false);
  const broken = () => setBroken(true);
  if (isBroken) return <p className="pvw-note">{m.viewer_media_broken()}</p>;
  if (shownAs === 'picture')
    return <img className="pvw-picture" src={address} alt={title} onError={broken} />;
  if (shownAs === 'sound')
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody wrote captions for what a party recorded
      <audio className="pvw-sound" src={address} controls preload="metadata" onError={broken} />
    );
  if (shownAs === 'film')
    return (
      // biome-ignore lint/a11y/useMediaCaption: as above
      <video className="pvw-picture" src={address} controls preload="metadata" onError={broken} />
    );
  return <p className="pvw-note">{m.viewer_file_only()}</p>;
}
