import './sheet.css';
import './platform-sheet.css';
import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { FeatureCard } from '../../../content/platform.ts';
import type { SectorPoint } from '../../../content/sectors/sector.ts';
import { stills } from '../pictures/stills.ts';
import { Voice } from '../voice.tsx';

/** One room with a table that both share, and a door for each; in the dark it is night there. */
export function PlatformHero() {
  const { src, width, height } = stills.table;
  return (
    <section className="gal" aria-labelledby="platform">
      <div className="gal-picture">
        <img src={src} width={width} height={height} alt="" fetchPriority="high" decoding="async" />
      </div>
      <div className="wrap gal-words">
        <h1 id="platform">
          <span className="nar">{m.offer_platform_the()}</span>{' '}
          <span className="wide">{m.offer_platform_name()}</span>
        </h1>
        <div className="gal-say">
          <p className="b-l">{m.offer_platform_lead()}</p>
          <HandshakeButton to="/lets-talk">{m.offer_platform_demo()}</HandshakeButton>
        </div>
      </div>
    </section>
  );
}

export function FeatureCards({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <section className="wrap fcs" aria-labelledby="features">
      <div className="fcs-head" data-reveal="rise">
        <h2 id="features" className="d-m">
          <Voice>{m.offer_platform_cards()}</Voice>
        </h2>
        <p className="b-l t2">{m.offer_platform_built()}</p>
      </div>
      <ul className="fcs-list">
        {cards.map(({ icon, title, text, features }) => (
          <CardItem
            key={localize(title)}
            title={title}
            icon={icon}
            text={text}
            features={features}
          />
        ))}
      </ul>
    </section>
  );
}

function CardItem({
  title,
  icon,
  text,
  features,
}: Pick<FeatureCard, 'icon' | 'title' | 'text' | 'features'>) {
  return (
    <li data-reveal="rise">
      <p className="fcs-top">
        <Icon name={icon} />
      </p>
      <h3 className="t-l" {...localizedProps(title)} />
      <p {...localizedProps(text)} />
      <ul>
        {features.map((feature) => (
          <li key={localize(feature.title)}>
            <h4 {...localizedProps(feature.title)} />
            <p {...localizedProps(feature.text)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export function Standing({
  standing,
}: {
  standing: Record<'today' | 'next', readonly SectorPoint[]>;
}) {
  return (
    <section className="wrap std" aria-labelledby="standing">
      <div className="std-head" data-reveal="rise">
        <h2 id="standing" className="d-m">
          <Voice>{m.offer_platform_standing()}</Voice>
        </h2>
        <p className="b-l t2">{m.offer_platform_standing_text()}</p>
      </div>
      <div className="std-lists">
        <Stand title={m.offer_platform_today()} all={standing.today} look="std-today" />
        <Stand title={m.offer_platform_next()} all={standing.next} look="std-next" />
      </div>
    </section>
  );
}

function Stand({ title, all, look }: { title: string; all: readonly SectorPoint[]; look: string }) {
  return (
    <div className={look} data-reveal="rise">
      <h3 className="t-m">{title}</h3>
      <ul>
        {all.map((one) => (
          <li key={localize(one.title)}>
            <h4 {...localizedProps(one.title)} />
            <p {...localizedProps(one.text)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
