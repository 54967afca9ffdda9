import { jsonMinor } from '#kernel/amounts.ts';
import { type RailSeen, railFor } from '#modules/offers/actions/standing.ts';
import { orderedClauses } from '#modules/offers/rules/clauses.ts';
import { stateOf } from '#modules/offers/rules/offers.ts';
import { instalmentsOf, type OfferTerms, termsOf } from '#modules/offers/rules/terms.ts';
import { readText } from '#modules/offers/rules/text.ts';
import { type DivisionSeen, divisionOn } from '#modules/packages/actions/divided.ts';
import { packagesOn } from '#modules/packages/actions/standing.ts';
import { shareOf, stateOfDivision, worthTo } from '#modules/packages/rules/dividing.ts';
import type { PackageIssue } from '#modules/packages/rules/lists.ts';
import { type TalksSeen, talksFor } from '#modules/proposals/actions/standing.ts';
import type { Clause } from '#modules/proposals/rules/clauses.ts';
import {
  isAnythingSaid,
  type TakenAgreement,
  type TakenClause,
  type TakenDivision,
  type TakenIssue,
  type TakenOffer,
  type TakenSettling,
  type TakenVersion,
} from '../rules/settling.ts';
import type { ExportsDeps } from './deps.ts';
import { takenPromises } from './performed.ts';
import type { VisibleDispute } from './seeing.ts';

/** Each part is asked of the module whose it is, for this viewer; null where they see nothing of it, or nothing was said. */
export async function takenSettling(
  deps: ExportsDeps,
  { viewer }: Pick<VisibleDispute, 'viewer'>,
  disputeId: string,
): Promise<TakenSettling | null> {
  const rail = await railFor(deps, deps.db, viewer, disputeId);
  const talks = await talksFor(deps, deps.db, viewer, disputeId);
  const file = rail?.file ?? talks?.rail.file;
  if (!file) return null;
  const list = rail && (await packagesOn(deps, deps.db, rail)).list;
  const taken: TakenSettling = {
    currency: file.dispute.currency,
    offers: rail && offersOf(rail),
    agreement: rail && agreementOf(rail),
    versions: talks ? versionsOf(talks) : [],
    issues: (list?.points ?? []).map(issueOf),
    clauses: orderedClauses(list?.clauses ?? []),
    division: rail && divisionSaid(await divisionOn(deps, deps.db, rail)),
    promises: rail ? await takenPromises(deps, { viewer }, disputeId) : [],
  };
  return isAnythingSaid(taken) ? taken : null;
}

function offersOf({ offers, today }: RailSeen): TakenOffer[] {
  return offers.map((row) => ({
    number: row.number,
    side: row.side,
    madeAt: row.madeAt.toISOString(),
    state: stateOf(row, today),
    standsUntil: row.standsUntil,
    payer: row.payer,
    amount: jsonMinor(row.amount),
    plan: planOf(termsOf(row)),
    costs: row.costs,
    isAccelerated: row.isAccelerated,
    duties: row.duties,
    clauses: termsOf(row).clauses,
  }));
}

type Plan = Pick<OfferTerms, 'amount' | 'instalments' | 'firstOn' | 'rhythm'>;

function planOf(terms: Plan) {
  return instalmentsOf(terms).map(({ on, amount }) => ({ on, amount: jsonMinor(amount) }));
}

function agreementOf({ settlement, file }: RailSeen): TakenAgreement | null {
  if (!settlement || settlement.isEnded) return null;
  const nameOf = new Map(file.parties.map(({ id, name }) => [id, name]));
  return {
    sha256: settlement.textHash.toString('hex'),
    texts: readText(settlement.text).texts.map(({ language, said }) => ({
      language,
      title: said.title,
      facts: said.facts.map(([name, of]) => ({ name, said: of })),
      parts: said.parts,
    })),
    signatures: settlement.signed.map(({ partyId, name, signedAt }) => ({
      party: nameOf.get(partyId) ?? '',
      name,
      at: signedAt.toISOString(),
    })),
  };
}

/** Of a leader's versions their own draft, too: they see it. */
function versionsOf({ proposals, observations }: TalksSeen): TakenVersion[] {
  return proposals.map(({ id, number, shownAt, note, endedAs, clauses }) => ({
    number,
    shownAt: shownAt?.toISOString() ?? null,
    note,
    endedAs,
    clauses: clauses.map(clauseOf),
    observations: observations
      .filter(({ proposalId }) => proposalId === id)
      .map(({ clause, side, by, madeAt, said }) => ({
        ...aboutOf(clauses.find(({ key }) => key === clause)),
        ...{ side, by, at: madeAt.toISOString(), said },
      })),
  }));
}

function aboutOf(clause: Clause | undefined) {
  const standard = clause?.kind === 'standard' ? clause.clause : null;
  return { clause: clause?.name ?? '', standard };
}

function clauseOf(clause: Clause): TakenClause {
  const { name } = clause;
  const beside = { name, said: '', standard: null, payment: null };
  if (clause.kind === 'words') return { ...beside, said: clause.said };
  if (clause.kind === 'standard') return { ...beside, standard: clause.clause };
  const { payer, amount } = clause.payment;
  const payment = { payer, amount: jsonMinor(amount), plan: planOf(clause.payment) };
  return { ...beside, payment };
}

function issueOf({ name, kind, options }: PackageIssue): TakenIssue {
  return {
    name,
    options: options.map(({ said, amount, instalments }) => ({
      said,
      amount: kind === 'money' ? jsonMinor(amount) : null,
      instalments,
    })),
  };
}

function divisionSaid({ rail, row, things, points, shares }: DivisionSeen): TakenDivision | null {
  if (!row) return null;
  const { side } = rail;
  return {
    ...{ side: row.side, state: stateOfDivision(row), endedAs: row.endedAs },
    proposedAt: row.proposedAt.toISOString(),
    agreedAt: row.agreedAt?.toISOString() ?? null,
    things: things.map((name, at) => {
      const share = shares?.[at];
      return { name, points: points?.[at] ?? null, share: share ? shareOf(share, side) : null };
    }),
    worth: shares && points ? worthTo(points, shares, side) : null,
  };
}
