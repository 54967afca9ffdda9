import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { CertificateState, certificatesFor } from '../actions/returning.ts';
import type { RailSeen } from '../actions/standing.ts';
import type { offersOf } from '../contract/offers.ts';
import { formIn } from '../rules/forms.ts';
import { ANSWERS, refusalToAnswer, refusalToOffer, stateOf } from '../rules/offers.ts';
import { firstDueOf, readPromised } from '../rules/promised.ts';
import { isDuePassed } from '../rules/signing.ts';
import { instalmentsOf, termsOf } from '../rules/terms.ts';
import type { OfferRow } from '../store/offers.ts';
import { textsIn } from './texts.ts';

type View = OutputOf<typeof offersOf>;
type Certificates = Awaited<ReturnType<typeof certificatesFor>>;

/** The table of offers as one side sees it; both see the same. */
export function offersView(seen: RailSeen, certificates: Certificates): View {
  const { file, side, rail, offers, today, settlement } = seen;
  const { reference, currency, sumMinor, sector } = file.dispute;
  return {
    ...{ reference, currency, sector, as: side, today },
    claim: jsonMinor(sumMinor),
    isOver: rail.isOver,
    willing: rail.willing,
    mayOffer: refusalToOffer(rail, side) === null,
    ledBy: ledBy(file.dispute.state),
    offers: offers.map((row) => offerView(seen, row)),
    settlement: settlement && settlementView(seen, settlement, certificates),
  };
}

function ledBy(state: string): View['ledBy'] {
  const form = formIn(state);
  return form === 'conciliation' || form === 'mediation' ? form : null;
}

function offerView({ rail, side, today }: RailSeen, row: OfferRow): View['offers'][number] {
  const { id, number, instalments, firstOn, rhythm, costs, duties, standsUntil, payer } = row;
  return {
    ...{
      id,
      number,
      side: row.side,
      payer,
      instalments,
      firstOn,
      rhythm,
      costs,
      duties,
      standsUntil,
    },
    ...{ isAccelerated: row.isAccelerated, origin: row.origin, clauses: [...termsOf(row).clauses] },
    amount: jsonMinor(row.amount),
    plan: instalmentsOf(termsOf(row)).map((one) => ({ ...one, amount: jsonMinor(one.amount) })),
    madeAt: row.madeAt.toISOString(),
    state: stateOf(row, today),
    may: ANSWERS.filter((answer) => refusalToAnswer(rail, row, { side, answer, today }) === null),
  };
}

function settlementView(
  { file, own, signatories, today }: RailSeen,
  settlement: NonNullable<RailSeen['settlement']>,
  certificates: Certificates,
): NonNullable<View['settlement']> {
  const { id, form, textHash, text, documentId, isEnded, signed } = settlement;
  const firstDueOn = firstDueOf(readPromised(settlement.promised));
  const state = standingOf(settlement, isEnded);
  const stays = new Set(signatories.flatMap((one) => (one.isReleased ? [] : one.partyId)));
  return {
    ...{ id, form },
    state,
    duePassed: state === 'to_sign' && isDuePassed(firstDueOn, today) ? firstDueOn : null,
    hash: textHash.toString('hex'),
    texts: textsIn(text),
    document: documentId,
    certifiedBy: certificates.service,
    parties: file.parties.flatMap((party) => {
      const signature = signed.find(({ partyId }) => partyId === party.id);
      if (!stays.has(party.id) && !signature) return [];
      return {
        ...{ id: party.id, name: party.name },
        signedAt: signature?.signedAt.toISOString() ?? null,
        signedAs: signature?.name ?? null,
        isOwn: own.some((one) => one.id === party.id),
        isCodeSent: settlement.coded.includes(party.id),
        ...nextOf(certificates.parties.get(party.id)),
      };
    }),
  };
}

function nextOf(state: CertificateState | undefined) {
  return {
    visit: state?.is === 'asked' ? state.visit : null,
    notTaken: state?.is === 'refused' ? state.because : null,
  };
}

function standingOf(
  { completedAt, signedAt }: Pick<NonNullable<RailSeen['settlement']>, 'completedAt' | 'signedAt'>,
  isEnded: boolean,
): NonNullable<View['settlement']>['state'] {
  if (completedAt) return 'complete';
  if (signedAt) return 'signed';
  return isEnded ? 'ended' : 'to_sign';
}
