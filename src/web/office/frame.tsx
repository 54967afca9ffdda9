import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/all.ts';
import { useFocusOnArrival } from '#ui/desk/arrival.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Keys } from './keys.tsx';
import { type Colleague, Rail } from './rail.tsx';
import { isIn, type SectionCounts, sectionsFor } from './sections.ts';
import './sheet.css';
import { TopBar } from './top-bar.tsx';

type OfficeFrameProps = {
  viewer: Colleague;
  counts: SectionCounts;
  /** The bell, which the notices bring. */
  bell?: ReactNode;
  children: ReactNode;
};

/** What every page of the office stands in: rail, top bar, and below 1024 px a drawer and a bar at the foot. */
export function OfficeFrame({ viewer, counts, bell, children }: OfficeFrameProps) {
  const { pathname } = useLocation();
  const behind = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  useFocusOnArrival(main);
  const sections = useMemo(() => sectionsFor(viewer.may), [viewer.may]);
  const here = sections.find((section) => isIn(section, pathname));
  return (
    <div className="desk of">
      <a className="skip" href="#main">
        {m.site_skip()}
      </a>
      <Rail viewer={viewer} sections={sections} here={here} counts={counts} behind={behind} />
      <div className="of-page" ref={behind}>
        <TopBar
          maySearch={viewer.may.includes('work_enquiries')}
          bell={bell}
          onHelp={() => setAsked(true)}
        />
        <main id="main" className="of-main" tabIndex={-1} ref={main}>
          {children}
        </main>
        <BottomBar sections={sections} here={here} counts={counts} />
      </div>
      <Keys sections={sections} open={asked} onOpen={setAsked} />
    </div>
  );
}
