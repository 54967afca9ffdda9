import * as m from '#messages/all.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { Parties } from './about.tsx';
import { Came, OwnContact } from './acts.tsx';
import { PlaceHead } from './home/head.tsx';
import type { PartyDisputeView } from './types.ts';
import './sheet.css';

type PeopleProps = { dispute: PartyDisputeView; attempt: Submission | undefined };

/** Who stands on which side, and how the reader's own party is reached. */
export function DisputePeople({ dispute, attempt }: PeopleProps) {
  return (
    <div className="chm">
      <PlaceHead dispute={dispute} title={m.case_home_place_people()} />
      <Came attempt={attempt} />
      <Parties dispute={dispute} />
      <OwnContact dispute={dispute} attempt={attempt} />
    </div>
  );
}
