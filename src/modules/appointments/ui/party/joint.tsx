import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { JointSides } from '../joint-sides.tsx';
import { NameChoice, NameSearch } from '../names.tsx';
import { OfParty } from './of-party.tsx';

type Joint = NonNullable<OutputOf<typeof partyTribunal>['joint']>;
type Props = { joint: Joint | null; sent: Submission | undefined };

/** The parties' own way: all name the same person. What each has said, a button to agree, and a search for somebody else. */
export function JointNamePart({ joint, sent }: Props) {
  if (!joint) return null;
  const { parties, mayName, found } = joint;
  const isSaid = parties.some(({ named }) => named.length > 0);
  if (mayName.length === 0 && !isSaid) return null;
  return (
    <Card title={m.tribunal_joint_title()}>
      <p>{m.tribunal_joint_words()}</p>
      {isSaid ? <JointSides parties={parties} /> : null}
      {mayName.length > 0 ? (
        <>
          <Agreeing joint={joint} sent={sent} />
          <details {...(found.q || isOpen(sent) ? { open: true } : {})}>
            <summary>{m.tribunal_joint_other()}</summary>
            <div className="desk-stack">
              <NameSearch q={found.q} purpose={m.tribunal_joint_title()} />
              <Naming joint={joint} sent={sent} />
            </div>
          </details>
        </>
      ) : null}
    </Card>
  );
}

const isOpen = (sent: Submission | undefined) => ownOf(sent, 'joint') !== undefined;

/** A button for each name that another party gave and one's own did not. */
function Agreeing({ joint: { parties, mayName }, sent }: { joint: Joint } & Pick<Props, 'sent'>) {
  const isOwn = (id: string) => mayName.some((own) => own.id === id);
  const own = parties.filter(({ id }) => isOwn(id)).flatMap(({ named }) => named);
  const theirs = new Map(
    parties
      .filter(({ id }) => !isOwn(id))
      .flatMap(({ named }) => named.map(({ id, name }) => [id, name] as const)),
  );
  for (const { id } of mayName.length === 1 ? own : []) theirs.delete(id);
  return [...theirs].map(([id, name]) => (
    <ActForm key={id} intent="joint-agree" about={id} acted={sent} label={m.talks_agree({ name })}>
      <input type="hidden" name="neutral" value={id} />
      <OfParty parties={mayName} chosen={ownOf(sent, 'joint-agree', id)?.values.partyId} />
    </ActForm>
  ));
}

function Naming({ joint: { mayName, found }, sent }: { joint: Joint } & Pick<Props, 'sent'>) {
  const { fields = {}, values = {} } = ownOf(sent, 'joint') ?? {};
  return (
    <ActForm intent="joint" acted={sent} label={m.tribunal_joint_send()}>
      <OfParty parties={mayName} chosen={values.partyId} />
      <NameChoice
        found={found}
        legend={m.tribunal_joint_choose()}
        error={fields.neutral}
        chosen={values.neutral}
      />
    </ActForm>
  );
}
