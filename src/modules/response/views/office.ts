import type { DisputeResponses, WaitingResponses } from '../actions/office-reading.ts';
import { linesOf } from '../letters/words.ts';
import { contentOf } from '../rules/content.ts';
import type { SharedOrigin, SideTrace } from '../rules/shared.ts';
import type { AnswerRow } from '../store/answers.ts';
import { offersIn } from './offers.ts';

/** What waits for the office. */
export function waitingView({ rows, held, currency }: WaitingResponses) {
  return rows.map((row) => answerView(row, { held, currency, offers: new Map() }));
}

/** What the respondents of one dispute sent, and when their notices were opened. */
export function responsesView(found: DisputeResponses) {
  const { rows, replies, mayReply } = found;
  const offers = replies ? offersIn(rows, replies, mayReply) : new Map();
  return {
    answers: rows.map((row) => answerView(row, { ...found, offers })),
    shared: found.shared.map(sharedView),
    readings: found.readings.map(({ partyId, at, isVerified }) => ({
      partyId,
      at: at.toISOString(),
      isVerified,
    })),
  };
}

function sharedView({ by, network, claimant, respondent }: SharedOrigin) {
  const trace = ({ what, at }: SideTrace) => ({ what, at: at.toISOString() });
  return { by, network, claimant: trace(claimant), respondent: trace(respondent) };
}

type Around = Pick<WaitingResponses, 'held'> & {
  currency: string;
  offers: ReturnType<typeof offersIn>;
};

function answerView(row: AnswerRow, { held, currency, offers }: Around) {
  const { id, disputeId, partyId, kind, reference, who, isLate, isVerified, outcome, why } = row;
  return {
    id,
    disputeId,
    partyId,
    kind,
    number: row.number ?? '',
    reference,
    who,
    sentAt: (row.sentAt ?? row.savedAt).toISOString(),
    isLate,
    isVerified,
    isFallen: row.setAsideAt !== null,
    outcome,
    why,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    lines: linesOf(kind, contentOf(row), currency),
    heldOn: kind === 'extension' ? (held.get(id) ?? null) : null,
    offer: offers.get(id) ?? null,
  };
}
