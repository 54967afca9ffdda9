import { type RefObject, useEffect, useRef, useState } from 'react';
import { localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { type Service, services } from '../../../content/services.ts';
import { ServicePicture } from '../pictures/service-picture.tsx';

// A stretch of the screen in which a row that is scrolled through opens on a touch screen.
const READING_BAND = '-38% 0px -50% 0px';

export function Services() {
  const list = useRef<HTMLUListElement>(null);
  const open = useRowInView(list);
  return (
    <section className="svcs" aria-labelledby="home-services">
      <div className="wrap">
        <ServicesHead />
        <ul className="svcs-list" ref={list} data-reveal="rise">
          {services.map((service) => (
            <li key={service.path}>
              <Row service={service} open={service.path === open} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ServicesHead() {
  return (
    <div className="svcs-head" data-reveal="rise">
      <h2 id="home-services" className="d-l">
        {m.home_services_title()}
      </h2>
      <div>
        <p className="b-l t2">{m.home_services_intro()}</p>
        <p className="t2 svcs-more">{m.home_services_more()}</p>
      </div>
    </div>
  );
}

function Row({ service, open }: { service: Service; open: boolean }) {
  return (
    <Link to={service.path} className="svc" data-open={open || undefined}>
      <div className="svc-words">
        <h3 className="svc-name" {...localizedProps(service.name)} />
        <span className="svc-say">
          <span className="svc-small" aria-hidden="true" {...localizedProps(service.name)} />
          <span className="svc-tight" {...localizedProps(service.line.tight)} />{' '}
          <span className="svc-wide" {...localizedProps(service.line.wide)} />
        </span>
      </div>
      <span className="svc-picture">
        <ServicePicture of={service.picture} width={520} height={650} />
      </span>
      <span className="svc-go">
        <Icon name="arrow-right-thin" />
      </span>
    </Link>
  );
}

/** Where nothing hovers, the row being read is the open one. A tap still follows the link. */
function useRowInView(list: RefObject<HTMLUListElement | null>): string | null {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (
      !list.current ||
      !matchMedia('(hover: none) and (prefers-reduced-motion: no-preference)').matches
    )
      return;
    const observer = new IntersectionObserver(
      (entries) => {
        const first = entries.find((entry) => entry.isIntersecting);
        if (first) setOpen(first.target.getAttribute('href'));
      },
      { rootMargin: READING_BAND },
    );
    for (const row of list.current.querySelectorAll('a')) observer.observe(row);
    return () => observer.disconnect();
  }, [list]);
  return open;
}
