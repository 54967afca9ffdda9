import type { Invoice } from '../store/invoices.ts';

type WhoPaid = { paid_by_party: string | null; paid_by_name: string | null };
type Named = { partyId: string; name: string };

/** Who paid, by name. Money that came before anybody asked is that of whom the invoice is made out to. */
export function payerNamed(
  { paid_by_party, paid_by_name }: WhoPaid,
  row: Invoice,
  parties: readonly Named[],
): string {
  return (
    paid_by_name ?? parties.find(({ partyId }) => partyId === paid_by_party)?.name ?? row.payer_name
  );
}

/** Somebody who is no party: there is a name and no more. */
export function isOutsider({ paid_by_party, paid_by_name }: WhoPaid): boolean {
  return paid_by_party === null && paid_by_name !== null;
}
