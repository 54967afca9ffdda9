import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { TakesSignature, Trace } from '#modules/instruments/actions/deps.ts';
import { type SigningState, signingState } from '#modules/instruments/actions/reading.ts';
import { askProvider } from '#modules/instruments/actions/signing.ts';
import type { Db } from '#platform/db.ts';
import { findSettlementById } from '../store/settlements.ts';
import { askedOf } from './certifying.ts';
import type { OffersDeps } from './deps.ts';
import { hashOf, type Stop, signedWith, underHeldText, underText } from './signing.ts';
import type { RailSeen } from './standing.ts';

export type CertificateState = SigningState;

type AskingCertificate = {
  id: string;
  partyId: string;
  textHash: string;
  name: string;
  agreed: boolean;
  trace: Trace;
};
type Asked = Result<{ id: string }, Stop | { code: 'no_certificates'; field: '' }>;

/** Keeps a copy of the text for whoever signs it at the provider of certificates; the page leads them there. */
export function askCertificate(
  deps: OffersDeps,
  viewer: Viewer,
  { trace, ...said }: AskingCertificate,
): Promise<Asked> {
  return underText<Asked>(deps, viewer, said, async (tx, under) => {
    if (!deps.certificates.provider) return refuse({ code: 'no_certificates', field: '' });
    await askProvider(deps, tx, await askedOf(deps, { viewer, under, name: said.name, trace }));
    return allow({ id: said.id });
  });
}

/**
 * A signature that came back and was found good: it counts if its signer may sign this text now, as it did when they were asked. Where
 * the text was ended or another has followed meanwhile, it is a signature of an older text.
 */
export function settlementSigned(deps: OffersDeps): TakesSignature {
  return async (tx, { certificateId, subjectId, partyId, personId, name, trace }) => {
    const asked = await findSettlementById(tx, subjectId);
    if (!asked || !partyId) return 'settlement_unknown';
    const viewer = {
      personId,
      sessionId: '',
      roles: ['person'],
      secondFactorAt: null,
      may: [],
    } satisfies Viewer;
    const said = { id: asked.disputeId, partyId, textHash: hashOf(asked), name, agreed: true };
    type Outcome = Result<unknown, Stop>;
    const outcome = await underHeldText<Outcome>(deps, tx, viewer, said, async (under) => {
      if (under.settlement.id !== asked.id) return refuse({ code: 'other_text', field: '' });
      const proof = { code: null, certificateId };
      return signedWith(deps, tx, { viewer, name, trace, under, proof });
    });
    if (outcome.ok) deps.wakeMail();
    return outcome.ok ? null : outcome.refusal.code;
  };
}

/** How signatures with certificates stand for whoever reads the page: who certifies, and what they are to do next. */
export async function certificatesFor(
  deps: OffersDeps,
  db: Db,
  { personId }: Viewer,
  { settlement, own }: RailSeen,
): Promise<{ service: 'local' | 'provider'; parties: Map<string, SigningState> }> {
  const parties = new Map<string, SigningState>();
  if (settlement)
    for (const { id: partyId } of own)
      parties.set(
        partyId,
        await signingState(deps, db, { subjectId: settlement.id, personId, partyId }),
      );
  return { service: deps.certificates.provider ? 'provider' : 'local', parties };
}
