import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import type { responsesOfDispute } from '../../contract/office.ts';

type Shared = OutputOf<typeof responsesOfDispute>['shared'][number];

const did: Record<Shared['claimant']['what'], () => string> = {
  filed: m.office_shared_filed,
  signed_in: m.office_shared_signed_in,
  consented: m.office_shared_consented,
  read: m.office_shared_read,
  proved: m.office_shared_proved,
};

/** A browser or a network from which both sides acted, beside the gate: for the registrar to judge, and it refuses nobody. */
export function SharedBrowsers({ shared }: { shared: readonly Shared[] }) {
  if (shared.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>{m.office_shared_lead()}</p>
      <ul>
        {shared.map(({ by, network, claimant, respondent }) => (
          <li key={`${by} ${network} ${claimant.at}`}>
            {by === 'browser'
              ? m.office_shared_browser({ network })
              : m.office_shared_network({ network })}{' '}
            {m.office_shared_claimant()}: {did[claimant.what]()} <Moment at={claimant.at} />.{' '}
            {m.office_shared_respondent()}: {did[respondent.what]()} <Moment at={respondent.at} />.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
