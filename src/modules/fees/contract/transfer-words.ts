import * as m from '#messages/all.ts';

type PaymentWays = { isPayableOnline: boolean; isPayableByUpi: boolean };

/** How a bill is paid without the payment page. `isPayer`: they are offered that page too, where there is one. */
export function transferInWords(
  { isPayableOnline, isPayableByUpi }: PaymentWays,
  isPayer: boolean,
): string {
  const how = isPayableByUpi ? m.costs_how_upi() : m.costs_how();
  if (!isPayableOnline) return isPayableByUpi ? how : `${m.costs_only_transfer()} ${how}`;
  if (!isPayer) return how;
  return `${isPayableByUpi ? m.costs_or_transfer_upi() : m.costs_or_transfer()} ${how}`;
}
