import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as m from '#messages/all.ts';
import { Icon } from '#ui/icon.tsx';
import { type Service, type ServicePicture, services } from '../../../content/services.ts';

// A stretch of the screen in which a row that is scrolled through opens on a touch screen.
const READING_BAND = '-38% 0px -50% 0px';

const avif = import.meta.glob<string>('./media/service-*.avif', { eager: true, query: '?url', import: 'default' });
const webp = import.meta.glob<string>('./media/service-*.webp', { eager: true, query: '?url', import: 'default' });

export function Services() {
  const list = useRef<HTMLUListElement>(null);
  const open = useRowInView(list);
  return (
    <section className="svcs" aria-labelledby="home-services">
      <div className="wrap">
        <div className="svcs-head" data-reveal="rise">
          <h2 id="home-services" className="d-l">
            {m.home_services_title()}
          </h2>
          <p className="b-l t2">{m.home_services_intro()}</p>
        </div>
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

function Row({ service, open }: { service: Service; open: boolean }) {
  return (
    <Link to={service.path} className="svc" data-open={open || undefined}>
      <div className="svc-words">
        <h3 className="svc-name">{service.name}</h3>
        <span className="svc-say">
          <span className="svc-small" aria-hidden="true">
            {service.name}
          </span>
          <span className="svc-tight">{service.line.tight}</span> <span className="svc-wide">{service.line.wide}</span>
        </span>
      </div>
      <span className="svc-picture">
        <Picture name={service.picture} />
      </span>
      <span className="svc-go">
        <Icon name="arrow-right-thin" />
      </span>
    </Link>
  );
}

function Picture({ name }: { name: ServicePicture }) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif[`./media/service-${name}.avif`]} />
      <img src={webp[`./media/service-${name}.webp`]} width={520} height={650} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

/** Where nothing hovers, the row being read is the open one. A tap still follows the link. */
function useRowInView(list: RefObject<HTMLUListElement | null>): string | null {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    if (!list.current || !matchMedia('(hover: none) and (prefers-reduced-motion: no-preference)').matches) return;
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
