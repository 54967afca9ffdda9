import type { PastEvent } from './words.ts';

// ACA s. 7 and law and lifecycle 3.3: consent is a thing, given by one party in words, by somebody whose identity is shown. It
// falls when it is taken back, and silence never makes one (invariant I11).

/** To arbitrate here, made after the dispute arose; to the fast track (ACA s. 29B); to conciliate or mediate (ss. 62, Mediation Act s. 30). */
export const CONSENT_KINDS = ['submission', 'fast_track', 'talks'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/**
 * By what the identity of whoever agreed is shown: an electronic signature that names them, a paper that an officer validated, a
 * call that an officer logged, an account whose proved address the agreement itself names; or the very person who filed.
 */
export const IDENTIFIED_BY = ['esign', 'paper', 'call', 'account', 'filer'] as const;
export type IdentifiedBy = (typeof IDENTIFIED_BY)[number];

/** How a consent that was given and not taken back stands. */
export type Consent = {
  id: string;
  /** Somebody has shown, by something that is not the other side's, that it was this party. */
  isShown: boolean;
  /** The party says that it did not agree, and the registrar has not decided. */
  isDisputed: boolean;
};
export type Consents = Readonly<Partial<Record<ConsentKind, Consent>>>;

/** Whether an event, replayed in its order, gives, shows, disputes or ends a consent of the party that it names. */
type Told = Pick<PastEvent, 'type' | 'details'>;

const gives: Readonly<Record<string, ConsentKind>> = {
  agreement_signed: 'submission',
  accepted: 'talks',
  fast_track_signed: 'fast_track',
};
const ENDS = ['consent_withdrawn', 'consent_fallen'];

/** The consents of a party after one more event of its own. */
export function consentsAfter(consents: Consents, { type, details }: Told): Consents {
  const kind = kindOf({ type, details });
  if (kind === null) return consents;
  const { [kind]: now, ...others } = consents;
  if (gives[type] || type === 'consent_recorded') {
    const isShown = details.shown === true || type === 'consent_recorded';
    return { ...others, [kind]: { id: String(details.consent ?? ''), isShown, isDisputed: false } };
  }
  if (!now) return consents;
  if (ENDS.includes(type)) return others;
  if (type === 'consent_identified') return { ...others, [kind]: { ...now, isShown: true } };
  if (type === 'consent_disputed') return { ...others, [kind]: { ...now, isDisputed: true } };
  if (type === 'consent_upheld') return { ...others, [kind]: { ...now, isDisputed: false } };
  return consents;
}

/** Which kind of consent an event is about; null where it is about none. */
export function kindOf({ type, details }: Told): ConsentKind | null {
  const given = gives[type];
  if (given) return given;
  return type.startsWith('consent_')
    ? (CONSENT_KINDS.find((kind) => kind === details.kind) ?? null)
    : null;
}

/** Whether a consent counts: given, its giver known, and not in doubt. */
export function counts(consents: Consents, kind: ConsentKind): boolean {
  const consent = consents[kind];
  return consent ? consent.isShown && !consent.isDisputed : false;
}
