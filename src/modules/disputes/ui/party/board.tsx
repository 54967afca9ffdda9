import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { houseReasonInWords } from '../../contract/document-words.ts';
import { About, Claim } from './about.tsx';
import { Came, ReachActs } from './acts.tsx';
import { Consents } from './consents.tsx';
import { PlaceHead } from './home/head.tsx';
import type { PartyDisputeView } from './types.ts';
import { eventSentence } from './words.ts';
import './sheet.css';

type BoardProps = {
  dispute: PartyDisputeView;
  attempt: Submission | undefined;
  /** Who has received what, as the service tells it. */
  reach?: ReactNode;
};

/** What everybody in a dispute must know: who was reached, what was agreed, what is claimed, and what happened. */
export function DisputeBoard({ dispute, attempt, reach }: BoardProps) {
  return (
    <div className="chm">
      <PlaceHead dispute={dispute} title={m.case_place_board()} />
      <Came attempt={attempt} />
      <div className="chm-two">
        <div className="chm-main">
          <div id="reach" className="chm-stack">
            <ReachActs dispute={dispute} attempt={attempt} />
            {reach}
          </div>
          <Consents dispute={dispute} attempt={attempt} />
          <About dispute={dispute} />
          <Claim dispute={dispute} />
        </div>
        <div className="chm-side">
          <Story dispute={dispute} />
        </div>
      </div>
    </div>
  );
}

function Story({ dispute: { timeline } }: { dispute: PartyDisputeView }) {
  return (
    <Card id="story" title={m.case_timeline()}>
      <Timeline
        label={m.case_timeline()}
        acts={timeline.toReversed().map(({ id, type, at, party, why }) => ({
          id,
          at,
          by: party,
          what: eventSentence(type),
          ...(why ? { more: <p className="ds-said">{houseReasonInWords(why)}</p> } : {}),
        }))}
      />
    </Card>
  );
}
