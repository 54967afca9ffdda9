import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';

/** The two who come here in need, each with a door of their own; and, where there is room for it, the price. */
export function Starts({ costs = false }: { costs?: boolean }) {
  return (
    <nav className="starts" aria-label={m.site_starts()}>
      <Link to="/notice">{m.site_start_letter()}</Link>
      <Link to="/request-for-arbitration">{m.site_start_dispute()}</Link>
      {costs ? <Link to="/munch-fee-calculator">{m.site_start_costs()}</Link> : null}
    </nav>
  );
}
