import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';

type Seat = 'sole' | 'claimant' | 'respondent' | 'presiding';
type Stage = 'invited' | 'accepted' | 'disclosed' | 'heard' | 'appointed';
type Props = {
  role?: SeatRole;
  members: readonly {
    seat: Seat;
    candidate: { name: string; stage: Stage } | null;
    standing: 'vacant' | 'naming' | 'office' | 'agreeing' | 'asked';
  }[];
};

export const seatWords: Record<Seat, () => string> = {
  sole: m.tribunal_seat_sole,
  claimant: m.tribunal_seat_claimant,
  respondent: m.tribunal_seat_respondent,
  presiding: m.tribunal_seat_presiding,
};
const conciliatorWords: Record<Seat, () => string> = {
  sole: m.talks_title_conciliator,
  claimant: m.talks_seat_claimant,
  respondent: m.talks_seat_respondent,
  presiding: m.talks_seat_presiding,
};
export type SeatRole = 'arbitrator' | 'mediator' | 'conciliator';

/** What a place is called, of arbitrators or of conciliators. */
export const seatWordsOf = (role: SeatRole): Record<Seat, () => string> =>
  role === 'arbitrator' ? seatWords : conciliatorWords;

const stageWords: Record<Stage, () => string> = {
  invited: m.tribunal_seat_invited,
  accepted: m.tribunal_seat_accepted,
  disclosed: m.tribunal_seat_disclosed,
  heard: m.tribunal_seat_heard,
  appointed: m.tribunal_seat_appointed,
};
const standingWords = {
  vacant: m.tribunal_seat_vacant,
  naming: m.tribunal_seat_naming,
  office: m.tribunal_seat_office,
  agreeing: m.tribunal_seat_agreeing,
  asked: m.tribunal_seat_invited,
};

/** Who sits on which of several seats, and how far each is. */
export function Seats({ members, role = 'arbitrator' }: Props) {
  if (members.length === 0) return null;
  const isTribunal = role === 'arbitrator';
  const words = seatWordsOf(role);
  return (
    <Card title={isTribunal ? m.tribunal_seats_title() : m.talks_seats_title()}>
      <p>{isTribunal ? m.tribunal_seats_words() : m.talks_seats_words()}</p>
      <DefinitionList
        facts={members.map(({ seat, candidate, standing }) => ({
          term: words[seat](),
          said: candidate ? (
            <>
              <span className="trb-name trb-line" dir="auto">
                {candidate.name}
              </span>
              {!isTribunal && candidate.stage === 'heard'
                ? m.talks_seat_heard()
                : stageWords[candidate.stage]()}
            </>
          ) : (
            standingWords[standing]()
          ),
        }))}
      />
    </Card>
  );
}
