import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { invitedAsWords, standingWords } from '../../contract/invitation-words.ts';
import type { peopleOfDispute } from '../../contract/invitations.ts';
import './sheet.css';

export type PeopleView = OutputOf<typeof peopleOfDispute>;
type Person = PeopleView['people'][number];
type Group = { title: string; people: readonly Person[] };

/** Who stands on which side and as what, for everybody alike: neither what they may open nor how they are reached. */
export function PeopleInCase({ people: { people, parties } }: { people: PeopleView }) {
  return (
    <Card id="in" title={m.people_in_title()}>
      <p className="t2">{m.people_in_words()}</p>
      {groupsOf(people).map(({ title, people: some }) => (
        <section key={title}>
          <h3>{title}</h3>
          {some.length === 0 ? <p className="t2">{m.people_in_nobody()}</p> : null}
          <ul className="ds-plain">
            {some.map((person) => (
              <li key={`${person.name} ${person.partyIds.join(' ')}`}>
                <strong dir="auto">{person.name}</strong>
                {person.isYou ? ` (${m.case_you()})` : null}
                <br />
                <span className="t2">{roleOf(person, parties)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function groupsOf(people: readonly Person[]): Group[] {
  const of = (...standings: Person['as'][]) => people.filter(({ as }) => standings.includes(as));
  const neutrals = of('arbitrator', 'conciliator');
  return [
    { title: m.case_claimant(), people: of('claimant') },
    { title: m.case_respondent(), people: of('respondent') },
    ...(neutrals.length > 0 ? [{ title: m.people_in_neutral(), people: neutrals }] : []),
    { title: m.people_in_institution(), people: of('officer', 'registrar') },
  ];
}

function roleOf({ as, invitedAs, firm, partyIds }: Person, parties: PeopleView['parties']): string {
  const party = parties
    .filter(({ id }) => partyIds.includes(id))
    .map(({ name }) => name)
    .join(', ');
  if (invitedAs) {
    const role = m.people_role_invited({ as: invitedAsWords[invitedAs](), party });
    return firm ? m.people_role_with_firm({ role, firm }) : role;
  }
  return partyIds.length > 0 ? m.people_role_party({ party }) : standingWords[as]();
}
