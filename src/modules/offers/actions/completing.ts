import { dayAt } from '#kernel/days.ts';
import { issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, factsFor } from '#modules/disputes/actions/reading.ts';
import { type SignedWith, signedFor } from '#modules/instruments/actions/reading.ts';
import { sealedBy, sealPaper } from '#modules/instruments/actions/sealing.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { endingText, type SettlementEnding } from '../letters/ending.ts';
import { enclosedWords, sealReason, signatureLine, signedParts } from '../letters/signed.ts';
import { readText } from '../rules/text.ts';
import {
  completeSettlement,
  listSignatures,
  markSigned,
  type SettlementRow,
  type SignatureRow,
} from '../store/settlements.ts';
import type { OffersDeps } from './deps.ts';
import type { RailSeen } from './standing.ts';

type Completing = { seen: RailSeen; settlement: SettlementRow };

/**
 * With the last signature of a party: a contract ends the dispute, and its paper goes to all; every other form binds the parties, and goes
 * to whoever leads the talks or decides. Throws where the dispute may not end so, and then nothing of it is kept, the last signature
 * neither.
 */
export async function allSigned(
  deps: OffersDeps,
  tx: Db,
  { seen: { file }, settlement }: Completing,
): Promise<void> {
  const signed = (await signaturesOf(deps, tx, file, settlement)).length;
  const disputeId = file.dispute.id;
  if (settlement.form !== 'contract') {
    await markSigned(tx, settlement.id, deps.now());
    await movedOrThrown(deps, tx, { disputeId, type: 'terms_signed', details: { signed } });
    return;
  }
  const document = await issueSettlement(deps, tx, {
    file,
    settlement,
    ending: { as: 'contract' },
  });
  await movedOrThrown(deps, tx, { disputeId, type: 'settled', details: { signed, document } });
  await serveOnAll(deps, tx, { file, documentId: document });
}

type SystemMove = {
  disputeId: string;
  type: 'settled' | 'terms_signed';
  details: Record<string, string | number>;
};

async function movedOrThrown(deps: OffersDeps, tx: Db, move: SystemMove): Promise<void> {
  const moved = await moveDispute(deps, tx, { ...move, ...bySystem });
  if (!moved.ok) throw new Error(`The dispute cannot be settled: ${moved.refusal}.`);
}

/** Who was let go is bound by nothing of it, whether they signed before or not. */
async function signaturesOf(
  deps: OffersDeps,
  tx: Db,
  file: DisputeFile,
  settlement: SettlementRow,
): Promise<SignatureRow[]> {
  const { parties } = await factsFor(tx, file, deps.now());
  const out = new Set(parties.flatMap((one) => (one.isReleased ? [one.partyId] : [])));
  const signatures = await listSignatures(tx, settlement.id);
  return signatures.filter(({ partyId }) => !out.has(partyId));
}

type Issuing = { file: DisputeFile; settlement: SettlementRow; ending: SettlementEnding };

/** Issues the paper of a settlement: the text that all signed, their signatures, and how it ended. */
export async function issueSettlement(
  deps: OffersDeps,
  tx: Db,
  { file, settlement, ending }: Issuing,
): Promise<string> {
  const { id: disputeId, reference } = file.dispute;
  const signatures = await signaturesOf(deps, tx, file, settlement);
  const names = new Map(file.parties.map(({ id, name }) => [id, name]));
  const on = dayAt(deps.now());
  const certified = (await signedFor(tx, settlement.id)).filter(({ id }) =>
    signatures.some(({ certificateId }) => certificateId === id),
  );
  const seal = await sealedBy(deps, tx);
  const papers = readText(settlement.text).texts.map(({ language, said }) =>
    speaking(language, () => {
      const signed = signedParts(settlement, signatures, { names, reference, certified, seal });
      const { title, before, after } = endingText(ending, { reference });
      const { day, signer } = signed.head({ day: on });
      return {
        language,
        text: {
          ...{ title: title ?? said.title, facts: said.facts, reference, day, signer },
          parts: [...before, ...said.parts, ...signed.parts, ...after],
          foot: title ? `${title}, ${reference}` : signed.foot,
        },
      };
    }),
  );
  const english = papers.find(({ language }) => language === 'en');
  const [first] = papers;
  if (!english || !first) throw new Error('A settlement has no English text.');
  const issued = await issueGeneratedDocument(deps, tx, {
    disputeId,
    kind: ending.as === 'award' ? 'award' : 'settlement',
    audience: 'parties',
    by: { personId: null, role: 'system' },
    paper: english.text,
    own: first === english ? null : { text: first.text, language: first.language },
    finish: (drawn) =>
      sealPaper(
        deps,
        tx,
        speaking(first.language, () => ({
          file: drawn,
          attested: signatures.map((one) => signatureLine(one, names)),
          attached: certified.map((one) => enclosed(one, names)),
          reason: sealReason(reference),
        })),
      ),
  });
  await completeSettlement(tx, settlement.id, { documentId: issued.id, at: deps.now() });
  return issued.id;
}

/** The copy that somebody signed with a certificate of their own, as it is enclosed in the paper. */
function enclosed({ id, name, partyId, paper }: SignedWith, names: ReadonlyMap<string, string>) {
  const description = enclosedWords({ name, party: names.get(partyId ?? '') ?? '' });
  return { name: `signed-${id}.pdf`, bytes: paper, description };
}
