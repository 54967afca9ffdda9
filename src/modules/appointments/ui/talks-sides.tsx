import * as m from '#messages/all.ts';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { seatWordsOf } from './seats.tsx';

type Side = {
  id: string;
  name: string;
  named: readonly { id: string; name: string }[];
  hasLeft: boolean;
  many: number | null;
  forSeats: readonly {
    seat: keyof ReturnType<typeof seatWordsOf>;
    named: readonly { id: string; name: string }[];
  }[];
};

/** What each party has said of who is to lead the talks; both sides and the office read the same. */
export function SidesOfChoice({ parties }: { parties: readonly Side[] }) {
  return (
    <DefinitionList
      facts={parties.map((side) => ({
        term: side.name,
        said: saidBy(side).map((sentence) => (
          <span key={sentence} className="trb-line" dir="auto">
            {sentence}
          </span>
        )),
      }))}
    />
  );
}

const listOf = (named: Side['named']) => named.map(({ name }) => name).join(', ');

function saidBy({ named, hasLeft, many, forSeats }: Side): string[] {
  const said = [
    ...(many === null ? [] : [m.talks_side_many({ n: many })]),
    ...(named.length > 0 ? [m.talks_side_named({ names: listOf(named) })] : []),
    ...forSeats.map((one) =>
      m.talks_side_named_for({
        seat: seatWordsOf('conciliator')[one.seat](),
        names: listOf(one.named),
      }),
    ),
    ...(hasLeft ? [m.talks_side_left()] : []),
  ];
  return said.length > 0 ? said : [m.talks_side_nothing()];
}
