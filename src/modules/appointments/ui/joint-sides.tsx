import * as m from '#messages/all.ts';
import { DefinitionList } from '#ui/desk/definition-list.tsx';

type Props = {
  parties: readonly { id: string; name: string; named: readonly { name: string }[] }[];
};

/** Whom each party has given so far. */
export function JointSides({ parties }: Props) {
  return (
    <DefinitionList
      facts={parties.map(({ name, named: [one] }) => ({
        term: name,
        said: (
          <span dir="auto">
            {one ? m.tribunal_joint_named({ name: one.name }) : m.tribunal_joint_nothing()}
          </span>
        ),
      }))}
    />
  );
}
