import type { ReactNode } from 'react';
import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { addressIn, language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { citationInWords } from '../../contract/document-words.ts';
import {
  actWords,
  missedWords,
  passedWords,
  placeAddress,
  placeWords,
} from '../../contract/next-words.ts';
import { firstOwn } from './home/act-card-content.ts';
import type { PartyDisputeView } from './types.ts';
import { timeWords, whoWords } from './words.ts';

type Props = { dispute: PartyDisputeView };
type Act = PartyDisputeView['next'][number];

const nameIn = ({ parties }: PartyDisputeView, id: string | null) =>
  parties.find((party) => party.id === id)?.name ?? '';

/** Beside the act of the card: who must act, until when, where, and what follows; then what has passed. */
export function Next({ dispute }: Props) {
  const first = firstOwn(dispute);
  const further = dispute.next.filter((act) => act !== first);
  if (further.length + dispute.passed.length === 0) return null;
  return (
    <Card title={m.case_home_further()}>
      <ul className="ds-next">
        {further.map((act) => (
          <li
            key={`${act.act} ${act.byParty} ${act.aboutParty}`}
            className={act.who === 'you' ? 'ds-you' : undefined}
          >
            <Act dispute={dispute} act={act} />
          </li>
        ))}
      </ul>
      {dispute.passed.length > 0 ? <h3>{m.case_passed()}</h3> : null}
      {dispute.passed.map(({ act, partyId, dueOn, ledTo }) => (
        <p key={`${act} ${partyId}`}>
          {passedWords[ledTo]({ party: nameIn(dispute, partyId), day: dayInWords(dueOn) })}
        </p>
      ))}
    </Card>
  );
}

function Act({
  dispute,
  act: { act, who, byParty, aboutParty, dueOn, isHeld, isPaused, citation, place, missed },
}: Props & { act: Act }) {
  const about = aboutParty && who !== 'institution' ? ` (${nameIn(dispute, aboutParty)})` : '';
  // Of several on the other side one is meant, by name.
  const actor =
    who === 'you' || who === 'institution'
      ? whoWords[who]()
      : nameIn(dispute, byParty) || whoWords[who]();
  return (
    <>
      <p>
        <strong>{`${actor}: ${actWords(act)}${about}`}</strong>
      </p>
      {isHeld || dueOn ? <p>{timeWords({ isHeld, isPaused, dueOn: dueOn ?? '' })}</p> : null}
      {place ? (
        <p>
          <a className="lnk" href={addressIn(language(), placeAddress(place, dispute.id))}>
            {placeWords[place]()}
          </a>
        </p>
      ) : null}
      {missed ? (
        <p className="t2">
          {missedWords[missed]({ party: nameIn(dispute, aboutParty ?? byParty) })}
        </p>
      ) : null}
      {citation ? (
        <p className="t2 ds-small">{m.case_law({ citation: citationInWords(citation) })}</p>
      ) : null}
    </>
  );
}

/** What it costs the reader: now, later, and at most. */
export function Estimate({ dispute: { estimate }, aside }: Props & { aside?: ReactNode }) {
  if (!estimate) return null;
  return (
    <Card id="estimate" title={m.case_estimate()} aside={aside}>
      <DefinitionList
        facts={[
          { term: m.case_estimate_now(), said: moneyInWords(inRupees(estimate.now)) },
          { term: m.case_estimate_later(), said: moneyInWords(inRupees(estimate.later)) },
          {
            term: m.case_estimate_most(),
            said:
              estimate.most === null
                ? m.case_estimate_open()
                : moneyInWords(inRupees(estimate.most)),
          },
        ]}
      />
      <p className="t2">{m.case_estimate_words()}</p>
    </Card>
  );
}
