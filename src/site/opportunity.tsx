import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Voice } from './voice.tsx';

/** The section on alternative dispute resolution that both service pages end with (spec section 2). */
export function Opportunity() {
  const doors = proceduresOffered();
  return (
    <section className="opp" aria-labelledby="opportunity">
      <div className="wrap">
        <div className="opp-head" data-reveal="rise">
          <h2 id="opportunity" className="d-l">
            <Voice>{m.offer_opportunity()}</Voice>
          </h2>
          <p className="b-l">{m.offer_opportunity_text()}</p>
        </div>
        <ul className="opp-doors" data-reveal="floor">
          {doors.map(({ to, title, text }) => (
            <li key={title}>
              <h3 className="t-l">{to ? <Link to={to}>{title}</Link> : title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <OpportunityFoot />
      </div>
    </section>
  );
}

function proceduresOffered() {
  return [
    {
      to: '/arbitration-services',
      title: m.offer_opportunity_arbitration(),
      text: m.offer_opportunity_arbitration_text(),
    },
    {
      to: '/mediation-services',
      title: m.offer_opportunity_mediation(),
      text: m.offer_opportunity_mediation_text(),
    },
    {
      to: null,
      title: m.offer_opportunity_conciliation(),
      text: m.offer_opportunity_conciliation_text(),
    },
  ];
}

function OpportunityFoot() {
  return (
    <div className="opp-foot">
      <ul>
        <li>{m.offer_opportunity_time()}</li>
        <li>{m.offer_opportunity_cost()}</li>
        <li>{m.offer_opportunity_against()}</li>
        <li>{m.offer_opportunity_cloud()}</li>
      </ul>
      <div className="opp-acts">
        <Link className="opp-way" to="/the-process">
          {m.offer_opportunity_process()}
        </Link>
        <HandshakeButton to="/lets-talk">{m.offer_opportunity_consult()}</HandshakeButton>
      </div>
    </div>
  );
}
