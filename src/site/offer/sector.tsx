import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Sector, SectorSide } from '../../../content/sectors/sector.ts';
import { type Service, services } from '../../../content/services.ts';
import { ServicePicture } from '../pictures/service-picture.tsx';
import { Voice } from '../voice.tsx';
import { Limits } from './limits.tsx';
import { LitHero } from './lit-hero.tsx';

/** One kind of dispute: a headline, a paragraph and the way to the platform; then what a visitor asks next. */
export function SectorPage({ service, sector }: { service: Service; sector: Sector }) {
  return (
    <>
      <LitHero still={`s-${service.picture}`} labelledby="sector">
        <h1 id="sector">
          <span className="sec-name" {...localizedProps(service.name)} />{' '}
          <span className="sec-line">
            <span className="nar" {...localizedProps(service.line.tight)} />{' '}
            <span className="wide" {...localizedProps(service.line.wide)} />
          </span>
        </h1>
        <p className="b-l" {...localizedProps(sector.lead)} />
        <HandshakeButton to="/the-platform" look="lite">
          {m.offer_find_out()}
        </HandshakeButton>
      </LitHero>
      <Kinds kinds={sector.kinds} />
      <Sides brings={sector.brings} answers={sector.answers} />
      <Ready ready={sector.ready} />
      <Limits limits={sector.limits} />
      <Others here={service.path} />
    </>
  );
}

function Kinds({ kinds }: { kinds: Sector['kinds'] }) {
  return (
    <section className="wrap kin" aria-labelledby="kinds">
      <div className="kin-head" data-reveal="rise">
        <h2 id="kinds" className="d-m">
          <Voice>{m.offer_kinds()}</Voice>
        </h2>
        <p className="b-l t2">{m.offer_kinds_text()}</p>
      </div>
      <ul className="kin-list">
        {kinds.map(({ title, text }) => (
          <li key={localize(title)} data-reveal="rise">
            <h3 className="t-m" {...localizedProps(title)} />
            <p className="t2" {...localizedProps(text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Guava left brings, nimbu right answers (design 1); the light of both crosses on the floor. */
function Sides({ brings, answers }: { brings: SectorSide; answers: SectorSide }) {
  return (
    <section className="sid" aria-labelledby="sides">
      <div className="wrap sid-head" data-reveal="rise">
        <h2 id="sides" className="d-m">
          <Voice>{m.offer_who()}</Voice>
        </h2>
        <p className="b-l">{m.offer_who_text()}</p>
      </div>
      <div className="sid-doors" data-reveal="floor">
        <Door side={brings} look="sid-a" />
        <Door side={answers} look="sid-b" />
      </div>
      <div className="sid-floor">
        <svg viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true">
          <path className="sid-pool-a" d="M156 0H676L1160 150H610Z" />
          <path className="sid-pool-b" d="M764 0H1284L830 150H280Z" />
          <path className="sid-pool-both" d="M720 13.6L990 97L830 150H610L450 97Z" />
        </svg>
      </div>
    </section>
  );
}

function Door({ side, look }: { side: SectorSide; look: string }) {
  return (
    <div className={`sid-door ${look}`}>
      <h3 className="t-m" {...localizedProps(side.name)} />
      <ul>
        {side.who.map((one) => (
          <li key={localize(one)} {...localizedProps(one)} />
        ))}
      </ul>
    </div>
  );
}

function Ready({ ready }: { ready: Sector['ready'] }) {
  return (
    <section className="wrap rdy" aria-labelledby="ready">
      <div className="rdy-head" data-reveal="rise">
        <h2 id="ready" className="d-m">
          <Voice>{m.offer_ready()}</Voice>
        </h2>
        <p className="b-l t2">{m.offer_ready_text()}</p>
      </div>
      <ul className="rdy-list" data-reveal="rise">
        {ready.map((one) => (
          <li key={localize(one)} {...localizedProps(one)} />
        ))}
      </ul>
    </section>
  );
}

function Others({ here }: { here: Service['path'] }) {
  return (
    <nav className="wrap oth" aria-labelledby="others">
      <h2 id="others" className="t-l">
        <Voice>{m.offer_others()}</Voice>
      </h2>
      <ul>
        {services
          .filter(({ path }) => path !== here)
          .map(({ path, name, picture }) => (
            <li key={path}>
              <Link to={path}>
                <ServicePicture of={picture} width={160} height={200} />
                <span {...localizedProps(name)} />
                <Icon name="arrow-right-thin" />
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
