import { CONSENT_KINDS, type ConsentKind, type Consents } from './consents.ts';
import { rowOf } from './machine.ts';
import type { PastEvent } from './words.ts';

type Seen = Pick<PastEvent, 'type' | 'details'>;

/** The consents of a party after one more event of its own: replayed in their order, each gives, shows, disputes or ends one. */
export function consentsAfter(consents: Consents, { type, details }: Seen): Consents {
  const effect = rowOf(type)?.consent;
  const kind = effect?.kind ?? CONSENT_KINDS.find((one) => one === details.kind);
  if (!effect || !kind) return consents;
  const { [kind]: now, ...others } = consents;
  // On a paper, which says of what kind it is, an officer has validated who gave it.
  if (effect.does === 'gives') return { ...others, [kind]: given(details, !effect.kind) };
  if (!now) return consents;
  if (effect.does === 'ends') return others;
  if (effect.does === 'shows') return { ...others, [kind]: { ...now, isShown: true } };
  return { ...others, [kind]: { ...now, isDisputed: effect.does === 'disputes' } };
}

function given(details: Seen['details'], isPaper: boolean): Consents[ConsentKind] {
  const isShown = isPaper || details.shown === true;
  return { id: String(details.consent ?? ''), isShown, isDisputed: false };
}
