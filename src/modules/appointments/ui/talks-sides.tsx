import * as m from '#messages/all.ts';
import { DefinitionList } from '#ui/desk/definition-list.tsx';

type Side = {
  id: string;
  name: string;
  named: readonly { id: string; name: string }[];
  hasLeft: boolean;
};

/** What each party has said of who is to lead the talks; both sides and the office read the same. */
export function SidesOfChoice({ parties }: { parties: readonly Side[] }) {
  return (
    <DefinitionList
      facts={parties.map(({ name, named, hasLeft }) => ({
        term: name,
        said: saidBy(named, hasLeft).map((sentence) => (
          <span key={sentence} className="trb-line" dir="auto">
            {sentence}
          </span>
        )),
      }))}
    />
  );
}

function saidBy(named: Side['named'], hasLeft: boolean): string[] {
  const said = [
    ...(named.length > 0
      ? [m.talks_side_named({ names: named.map(({ name }) => name).join(', ') })]
      : []),
    ...(hasLeft ? [m.talks_side_left()] : []),
  ];
  return said.length > 0 ? said : [m.talks_side_nothing()];
}
