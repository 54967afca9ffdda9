import { maskAddresses } from '#kernel/mask.ts';

const LONGEST = 200;

/** Why something failed, for the office to read: one line, and whatever looks like an address is masked. */
export function plainReason(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return maskAddresses(said.replace(/\p{Cc}+/gu, ' ')).slice(0, LONGEST);
}
