import type { DeliveryReport } from './attempts.ts';

/** One recipient of a delivery status notification (RFC 3464, 2.3). */
export type MailVerdict = { recipient: string; action: string; status: string; diagnostic: string };

/**
 * What a notification says of an attempt. `relayed` and `expanded` say that it went on to a server that tells nothing, and
 * `delayed` that it is still tried: none of them is a delivery, and none a failure (RFC 3464, 2.3.3).
 */
const says: Readonly<Record<string, DeliveryReport['status'] | undefined>> = {
  failed: 'bounced',
  delivered: 'delivered',
  relayed: 'sent',
  expanded: 'sent',
  delayed: 'sent',
};

/** The worst of what is said, for the letter has one recipient and a server may name them twice. */
export function statusIn(verdicts: readonly MailVerdict[]): DeliveryReport['status'] | null {
  const said = verdicts.map(({ action }) => says[action]);
  return (
    said.find((status) => status === 'bounced') ??
    said.find((status) => status === 'delivered') ??
    said.find(Boolean) ??
    null
  );
}
