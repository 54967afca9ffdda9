import type { ReactNode } from 'react';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import { limitWords } from '../../contract/limit-words.ts';
import { FINAL } from '../../contract/words.ts';
import type { PlaceEntry } from './guest-home.tsx';
import { Arcade } from './home/arcade.tsx';
import { AskAPerson } from './home/ask.tsx';
import { stageDoorsOf } from './home/doors.ts';
import { CaseHead } from './home/head.tsx';
import { laneContents } from './home/lane-contents.ts';
import { Lanes } from './home/lanes.tsx';
import { Latest, type NewMessages } from './home/latest.tsx';
import type { PartyDisputeView } from './types.ts';
import { stateWords, timeWords, whoWords } from './words.ts';
import './sheet.css';

type Limit = PartyDisputeView['limits'][number];
type NeutralHomeProps = {
  dispute: PartyDisputeView;
  /** As what the reader is here. */
  standing: string;
  /** Whose limits are the reader's to keep. */
  own: Limit['who'];
  places: readonly PlaceEntry[];
  /** What waits for the reader before all else. */
  first?: ReactNode;
  messages?: readonly NewMessages[];
};

/** The home of whoever is there by right and of no side: where the case is, what runs and for whom, what is new, and the places. */
export function NeutralHome(props: NeutralHomeProps) {
  const { dispute, standing, own, places, first = null, messages = [] } = props;
  const today = dayIn(dispute.asOf);
  const limits = dispute.limits.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
  return (
    <div className="chm">
      <CaseHead dispute={dispute} messages={messages} />
      <div className="chm-two">
        <div className="chm-main">
          {first}
          <Arcade
            doors={stageDoorsOf(dispute)}
            today={today}
            isOver={FINAL.includes(dispute.state)}
          />
          <Card title={stateWords[dispute.state]()} aside={<span className="t2">{standing}</span>}>
            <Limits dispute={dispute} limits={limits.filter(({ who }) => who === own)} isOwn />
            <Limits dispute={dispute} limits={limits.filter(({ who }) => who !== own)} />
          </Card>
          <div className="chm-rest">
            <Lanes lanes={laneContents(dispute, { today, now: Date.parse(dispute.asOf) })} />
          </div>
        </div>
        <div className="chm-side">
          <Card title={m.case_guest_words()}>
            <ul className="ds-plain">
              {places.map(({ to, label }) => (
                <li key={to}>
                  <Link className="lnk" to={to} viewTransition={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
          <Latest dispute={dispute} today={today} messages={messages} />
          <AskAPerson reference={dispute.reference} />
        </div>
      </div>
    </div>
  );
}

type LimitsProps = { dispute: PartyDisputeView; limits: readonly Limit[]; isOwn?: boolean };

/** What runs, the nearest first. Of the reader's own it is said where there is nothing. */
function Limits({ dispute: { parties }, limits, isOwn = false }: LimitsProps) {
  if (limits.length === 0) return isOwn ? <p>{m.case_home_none()}</p> : null;
  const nameOf = (id: string | null) => parties.find((party) => party.id === id)?.name ?? '';
  return (
    <ul className="ds-next">
      {limits.map(({ limit, who, partyId, dueOn, ...held }) => (
        <li key={`${limit} ${partyId} ${dueOn}`} className={isOwn ? 'ds-you' : undefined}>
          <p>
            <strong>
              {`${isOwn ? whoWords.you() : nameOf(partyId) || whoWords[who]()}: ${limitWords(limit)}`}
            </strong>
          </p>
          <p>{timeWords({ ...held, dueOn })}</p>
        </li>
      ))}
    </ul>
  );
}
