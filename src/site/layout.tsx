import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/all.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './languages/offer.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Night } from './night.tsx';
import { useScrollPlace } from './use-scroll-place.ts';

type SiteLayoutProps = {
  children: ReactNode;
  /** The footer's two forms; `null` where there is nothing behind them (an error page). */
  hello: ReactNode;
  newsletter: ReactNode;
  /** The page begins with a picture that the header lies on. */
  overPicture?: boolean;
};

/** What every public page stands in. */
export function SiteLayout({ children, hello, newsletter, overPicture = false }: SiteLayoutProps) {
  const site = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useScrollPlace(site);
  useFocusOnArrival(main);
  return (
    <>
      <div className="site" ref={site}>
        <a className="skip" href="#main">
          {m.site_skip()}
        </a>
        <LanguageOffer />
        <Header overPicture={overPicture} />
        <main id="main" tabIndex={-1} ref={main}>
          {children}
        </main>
        <Footer hello={hello} newsletter={newsletter} />
      </div>
      <MobileMenu behind={site} />
      <Night />
    </>
  );
}

/** A page changed without a load begins at its content, also for the keyboard and the ear. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
