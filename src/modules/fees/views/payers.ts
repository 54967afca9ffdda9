import type { Invoice } from '../store/invoices.ts';

type WhoPaid = { paidByParty: string | null; paidByName: string | null };
type Named = { partyId: string; name: string };

/** Who paid, by name. Money that came before anybody asked is that of whom the invoice is made out to. */
export function payerNamed(
  { paidByParty, paidByName }: WhoPaid,
  row: Invoice,
  parties: readonly Named[],
): string {
  return (
    paidByName ?? parties.find(({ partyId }) => partyId === paidByParty)?.name ?? row.payerName
  );
}

/** Somebody who is no party: there is a name and no more. */
export function isOutsider({ paidByParty, paidByName }: WhoPaid): boolean {
  return paidByParty === null && paidByName !== null;
}
