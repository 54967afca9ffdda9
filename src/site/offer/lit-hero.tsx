import type { ReactNode } from 'react';
import type { Still } from '../../../content/pages.ts';
import { stills } from '../pictures/stills.ts';

/** The top of a page: words on the dark wall, a lit door beside them; on a phone the door stands below. */
export function LitHero({ still, labelledby, children }: { still: Still; labelledby: string; children: ReactNode }) {
  const { src, width, height } = stills[still];
  return (
    <section className={width < height ? 'lit lit-tall' : 'lit'} aria-labelledby={labelledby}>
      <div className="lit-picture">
        <img src={src} width={width} height={height} alt="" fetchPriority="high" decoding="async" />
      </div>
      <div className="wrap lit-words">{children}</div>
    </section>
  );
}
