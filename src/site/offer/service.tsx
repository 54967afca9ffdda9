import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import type { Belief } from '../../../content/belief.ts';
import type { ProcedurePage } from '../../../content/procedures/arbitration.ts';
import { Beliefs } from './belief.tsx';
import { films } from './films.ts';
import { Limits } from './limits.tsx';
import { LitHero } from './lit-hero.tsx';

/** Arbitration or mediation: the banner, how it is done, and the accordion that both share (spec section 2). */
export function ServicePage({
  way,
  beliefs,
  belief,
}: {
  way: ProcedurePage;
  beliefs: readonly Belief[];
  belief: string;
}) {
  return (
    <>
      <ServiceHero way={way} />
      <Help way={way} />
      <Beliefs beliefs={beliefs} text={belief} />
      <Limits limits={way.limits} />
    </>
  );
}

function ServiceHero({ way }: { way: ProcedurePage }) {
  return (
    <LitHero film={films[way.film]} labelledby="service">
      <h1 id="service" className="d-l">
        <span className="nar" {...localizedProps(way.heading[0])} />{' '}
        <span className="wide" {...localizedProps(way.heading[1])} />
      </h1>
      <p className="b-l" {...localizedProps(way.lead)} />
      <HandshakeButton to="/lets-talk" look="lite">
        {m.offer_opportunity_consult()}
      </HandshakeButton>
    </LitHero>
  );
}

function Help({ way: { help, steps } }: { way: ProcedurePage }) {
  return (
    <div className="hlp">
      <section className="wrap hlp-what" aria-labelledby="help">
        <h2 id="help" className="d-m nar" data-reveal="rise">
          {m.offer_help()}
        </h2>
        <div data-reveal="rise">
          <p className="b-l" {...localizedProps(help.text)} />
          <ul>
            {help.points.map((point) => (
              <li key={localize(point)} {...localizedProps(point)} />
            ))}
          </ul>
        </div>
      </section>
      <HowItRuns steps={steps} />
    </div>
  );
}

function HowItRuns({ steps }: { steps: ProcedurePage['steps'] }) {
  return (
    <section className="wrap hlp-how" aria-labelledby="how">
      <h2 id="how" className="d-m wide" data-reveal="rise">
        {m.offer_how()}
      </h2>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={localize(title)} data-reveal="rise">
            <h3 className="t-m" {...localizedProps(title)} />
            <p {...localizedProps(text)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
