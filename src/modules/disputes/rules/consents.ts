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

/** Whether a consent counts: given, its giver known, and not in doubt. */
export function counts(consents: Consents, kind: ConsentKind): boolean {
  const consent = consents[kind];
  return consent ? consent.isShown && !consent.isDisputed : false;
}
