import type { CertificateDoors } from '#platform/certificates/doors.ts';
import type { Db } from '#platform/db.ts';

/** What stands on paper is signed and sealed with these. */
export type CertifyingDeps = {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** With what the key of the local authority is sealed. */
  key: Buffer;
  certificates: CertificateDoors;
  settings: { publicUrl: string };
};

/** A signature that came back and was found good, as the module takes it that asked for it. */
export type CertifiedSignature = {
  certificateId: string;
  subjectId: string;
  partyId: string | null;
  personId: string;
  name: string;
  trace: Trace;
};
/** From which browser something came. */
export type Trace = { network: string; agent: string };

/** Takes a signature, or says why not, in a word that this module keeps and shows to nobody. */
export type TakesSignature = (tx: Db, signature: CertifiedSignature) => Promise<string | null>;

export type InstrumentsDeps = CertifyingDeps & {
  /** By the purpose for which it was asked; a module below that asks for signatures names itself here. */
  takesSignature: Readonly<Record<string, TakesSignature>>;
};
