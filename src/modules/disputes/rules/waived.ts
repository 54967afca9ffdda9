import type { AgreedWaiver } from './machine/fact-types.ts';
import type { DisputeFacts } from './machine/move-types.ts';

type Agreeing = Pick<DisputeFacts, 'parties' | 'waivers'>;

/** Every party that is still in it has signed, none has refused, and of none it is in doubt who it is. */
export function isWhole({ parties }: Pick<Agreeing, 'parties'>, waiver: AgreedWaiver): boolean {
  const each = parties.every(
    ({ partyId, isReleased, isDisputed }) =>
      isReleased || (!isDisputed && waiver.signed.includes(partyId)),
  );
  return each && !waiver.isRefused;
}

/** What all parties waived of somebody, by the words of whoever looks for ties. */
export function waivedOf(facts: Agreeing, neutral: string): string[] {
  return facts.waivers
    .filter((one) => one.neutral === neutral && isWhole(facts, one))
    .flatMap(({ of }) => of);
}
