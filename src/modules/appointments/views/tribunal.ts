import type { CandidateRead } from '../actions/candidate.ts';
import type { tribunalForOffice } from '../actions/office.ts';
import type { PartyTribunal } from '../actions/party.ts';
import type { ProposalMade } from '../actions/proposing.ts';
import type { NameEvidence, Proposed } from '../rules/list/proposal.ts';
import { SCORE_PARTS, type Weights } from '../rules/matching/shortlist.ts';
import { type KnownWeights, nameOfPack, weightsOf } from '../rules/matching/weights.ts';
import { LISTS, type ListOutcome } from '../rules/strike-and-rank.ts';
import type { ListRow, NameRow } from '../store/lists.ts';
import { candidateView } from './candidate.ts';
import { askedAgainView } from './continuing.ts';
import { choicesView, mandatesView } from './mandates.ts';
import { choiceView } from './talks.ts';

type OfficeTribunal = NonNullable<Awaited<ReturnType<typeof tribunalForOffice>>>;

export function officeTribunalView(read: OfficeTribunal) {
  const { file, facts, list, names, outcome, made, isHere, isSole, isRegistrar } = read;
  const { members, ties, because, next, seats, naming, mayAsk, mayName, mandates, papers } = read;
  const named = new Map(file.parties.map(({ id, name }) => [id, name]));
  return {
    id: file.dispute.id,
    reference: file.dispute.reference,
    title: file.dispute.title,
    ...{ isHere, isSole, isRegistrar },
    list: list && {
      sentAt: list.sentAt.toISOString(),
      reason: list.reason,
      ofLot: list.ofLot,
      commitment: list.commitment,
      names: names.map(nameView),
      ...rankingView(list),
      parties: facts.parties
        .filter(({ isReleased }) => !isReleased)
        .map(({ partyId }) => ({
          name: named.get(partyId) ?? '',
          hasAnswered: facts.listReplied.includes(partyId),
        })),
      result: resultView(list, names, outcome),
    },
    candidate: seats.length > 0 ? null : candidateView(members[0] ?? null, file),
    arbitrators: file.dispute.arbitrators,
    members: seats.map(({ candidate, ...one }) => ({
      ...{ seat: one.seat, standing: one.standing, ties: one.ties, because: one.because },
      candidate: candidateView(candidate, file),
    })),
    ...{ naming, mayAsk, mayName },
    joint: read.joint,
    court: read.court,
    waivers: read.waivers,
    choice: choiceView(read.choice),
    mayChoose: read.mayChoose,
    mayChooseFor: read.mayChooseFor,
    mandates: mandatesView(mandates, file.parties),
    again: read.again.map(askedAgainView),
    tied: read.tied,
    papers: papers.map((one) => ({ id: one.id, title: one.title })),
    ties,
    because,
    next,
    proposal: made && proposalView(made, (facts.list?.left ?? 0) > 0),
  };
}

function proposalView({ proposal, people, pack }: ProposalMade, needsReason: boolean) {
  const shown = (one: Proposed) => ({
    id: one.id,
    name: people.get(one.id)?.name ?? '',
    line: people.get(one.id)?.publicLine ?? '',
    score: one.score,
    parts: SCORE_PARTS.map((part) => ({ part, points: one.parts[part] })),
    evidence: evidenceView(one.evidence),
  });
  return {
    ...LISTS[1],
    ranked: rankedView(weightsOf({ pack: nameOfPack(pack), weights: pack.weights })),
    first: proposal.named.map(shown),
    reserve: proposal.reserve.map(shown),
    barred: proposal.barred.map(({ id, bars, ties, because = [] }) => ({
      name: people.get(id)?.name ?? '',
      bars,
      ties,
      because,
    })),
    needsReason,
  };
}

export function partyTribunalView(read: PartyTribunal) {
  const { file, list, names, reply, dueOn, mayAnswer, outcome, seats, members, nomination } = read;
  const { mandates, choices } = read;
  const sayOn = (one: CandidateRead | null | undefined) =>
    one ? read.maySayOf(one.invitation.personId) : [];
  return {
    reference: file.dispute.reference,
    list: list && {
      id: list.id,
      names: names.map(nameView),
      ...rankingView(list),
      strikes: list.strikes,
      dueOn,
      commitment: list.commitment,
      reason: list.reason,
      ofLot: list.ofLot,
      mayAnswer: mayAnswer.map(({ id, name }) => ({ id, name })),
      own: reply && {
        at: reply.at.toISOString(),
        strikes: reply.strikes,
        ranking: reply.ranking,
      },
      result: ownResultView(list, names, outcome),
    },
    candidate: seats.length > 0 ? null : candidateView(members[0] ?? null, file, sayOn(members[0])),
    members: seats.map(({ seat, candidate, standing }) => ({
      ...{ seat, standing },
      candidate: candidateView(candidate, file, sayOn(candidate)),
    })),
    nomination,
    joint: read.joint,
    waivers: read.waivers,
    waiving: read.waiving,
    choice: choiceView(read.choice),
    mayName: read.mayName.map(({ id, name }) => ({ id, name })),
    mayNumber: read.mayNumber.map(({ id, name }) => ({ id, name })),
    mayNameFor: read.mayNameFor.map(({ seat, parties }) => ({
      seat,
      parties: parties.map(({ id, name }) => ({ id, name })),
    })),
    mayLeave: read.mayLeave.map(({ id, name }) => ({ id, name })),
    mandates: mandatesView(mandates, file.parties),
    again: read.again.map(askedAgainView),
    choices: choices.map(({ one, ...may }) => choicesView(one, may, file.parties)),
  };
}

function nameView({ neutralId, name, line, evidence, isTakenIn }: NameRow) {
  const kept = evidence as NameEvidence; // what keepList kept
  return { id: neutralId, name, line, isTakenIn, evidence: evidenceView(kept) };
}

/** By what a list was ranked, and whom the registrar took out of it: the same for both sides and the office. */
function rankingView({ weights, weightsPack, takenOut }: ListRow) {
  const known = weightsOf({ pack: weightsPack, weights: weights as Weights }); // what keepList kept
  return {
    ranked: rankedView(known),
    takenOut: (takenOut as { name: string }[]).map(({ name }) => name), // what keepList kept
  };
}

function rankedView({ name, inForceFrom, weights }: KnownWeights) {
  return { name, since: inForceFrom, points: weights };
}

function evidenceView({ words, languages, freeInDays, open, most, concluded }: NameEvidence) {
  return { words, languages, freeInDays, open, most, concluded };
}

/** The order without anybody's ranks. */
function resultView(list: ListRow, names: readonly NameRow[], outcome: ListOutcome | null) {
  if (!outcome || !list.closedAt) return null;
  const named = new Map(names.map(({ neutralId, name }) => [neutralId, name]));
  const isLike = (at: number, other: number) => {
    const [one, two] = [outcome.order[at], outcome.order[other]];
    return one !== undefined && one.sum === two?.sum && one.worst === two.worst;
  };
  return {
    order: outcome.order.map(({ name }, at) => ({
      id: name,
      name: named.get(name) ?? '',
      isDrawn: isLike(at, at - 1) || isLike(at, at + 1),
    })),
    struck: outcome.struck.map((id) => named.get(id) ?? ''),
    seed: list.seed,
    closedAt: list.closedAt.toISOString(),
  };
}

function ownResultView(list: ListRow, names: readonly NameRow[], outcome: ListOutcome | null) {
  const result = resultView(list, names, outcome);
  const [first] = outcome?.order ?? [];
  if (!result || !outcome) return null;
  const like = outcome.order.filter(
    ({ sum, worst }) => sum === first?.sum && worst === first.worst,
  ).length;
  return {
    first: result.order.slice(0, like),
    left: result.order.length,
    seed: result.seed,
    closedAt: result.closedAt,
  };
}
