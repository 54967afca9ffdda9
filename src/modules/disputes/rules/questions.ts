// What somebody waits for a word on, from the events alone: a withdrawal, an offer, and whatever a row of the table opens and closes.
import type { Question, Transition } from './machine/row.ts';
import { type DisputeEvent, type DisputeFacts, rowOf } from './machine.ts';

type Seen = Omit<DisputeEvent, 'type'> & { type: string };

const opening =
  (question: Question) =>
  ({ type }: Pick<Seen, 'type'>): boolean =>
    rowOf(type)?.opens === question;
export const closing =
  (question: Question) =>
  ({ type }: Pick<Seen, 'type'>): boolean =>
    rowOf(type)?.closes?.includes(question) ?? false;
/** Without its basis there is no request of which anything was asked. */
export const isUnfounding = ({ type }: Pick<Seen, 'type'>): boolean =>
  rowOf(type)?.takesBack === 'request';

function isPending(events: readonly Seen[], question: Question): boolean {
  const isAsked = opening(question);
  const isAnswered = closing(question);
  const last = events.findLast(
    (event) => isAsked(event) || isAnswered(event) || isUnfounding(event),
  );
  return last !== undefined && isAsked(last);
}

export function pendingParties(events: readonly Seen[], question: Question): string[] {
  const asked = events.filter(opening(question));
  const parties = new Set(asked.flatMap(({ partyId }) => (partyId ? [partyId] : [])));
  return [...parties].filter((partyId) =>
    isPending(
      events.filter((event) => event.partyId === partyId || isUnfounding(event)),
      question,
    ),
  );
}

type OnWithdrawal = Pick<
  DisputeFacts,
  'withdrawalAsked' | 'withdrawalLiberty' | 'withdrawalObjected' | 'withdrawalUnopposed'
>;

/** What was asked for, and what each respondent has said of it since. */
export function withdrawalIn(events: readonly Seen[]): OnWithdrawal {
  const since = events.findLastIndex(opening('withdrawal'));
  const saying = (said: Transition['onWithdrawal']) =>
    events
      .slice(since + 1)
      .flatMap(({ type, partyId }) =>
        partyId && rowOf(type)?.onWithdrawal === said ? [partyId] : [],
      );
  return {
    withdrawalAsked: isPending(events, 'withdrawal'),
    withdrawalLiberty: events[since]?.details.liberty === 'without' ? 'without' : 'with',
    withdrawalObjected: saying('objected'),
    withdrawalUnopposed: saying('unopposed'),
  };
}

/** Of each respondent the last offer counts. What a person said whom nothing reached is nobody's offer, and a basis taken back ends all. */
export function offersIn(
  events: readonly Seen[],
): Pick<DisputeFacts, 'offersOpen' | 'offersAsked'> {
  const open = new Map<string, { isAsked: boolean }>();
  for (const event of events) {
    const { partyId, details } = event;
    if (isUnfounding(event)) open.clear();
    if (partyId === null) continue;
    if (opening('offer')(event)) open.set(partyId, { isAsked: false });
    else if (!closing('offer')(event) || !open.has(partyId)) continue;
    else if (details.reply === 'asked') open.set(partyId, { isAsked: true });
    else open.delete(partyId);
  }
  return {
    offersOpen: [...open.keys()],
    offersAsked: [...open].flatMap(([partyId, { isAsked }]) => (isAsked ? [partyId] : [])),
  };
}
