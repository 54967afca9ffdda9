import * as m from '#messages/all.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { Parties } from './about.tsx';
import { Came, OwnContact } from './acts.tsx';
import { PlaceTitle } from './home/head.tsx';
import { LetIn } from './let-in.tsx';
import { PeopleInCase, type PeopleView } from './people-in.tsx';
import type { PartyDisputeView } from './types.ts';
import './sheet.css';

type PeopleProps = {
  workspace: Record<'reference' | 'claimant' | 'respondent', string>;
  /** Null for whoever is no party. */
  dispute: PartyDisputeView | null;
  people: PeopleView;
  attempt: Submission | undefined;
};

/** Who stands on which side and as what, whom the reader's own party let in, and how it is reached. */
export function PeoplePage({ workspace, dispute, people, attempt }: PeopleProps) {
  return (
    <div className="chm">
      <PlaceTitle {...workspace} title={m.case_home_place_people()} />
      <Came attempt={attempt} />
      <PeopleInCase people={people} />
      <LetIn people={people} attempt={attempt} />
      {dispute ? <DisputePeople dispute={dispute} attempt={attempt} /> : null}
    </div>
  );
}

type PartiesProps = { dispute: PartyDisputeView; attempt: Submission | undefined };

/** The parties with their terms, and the addresses of the reader's own. */
export function DisputePeople({ dispute, attempt }: PartiesProps) {
  return (
    <>
      <Parties dispute={dispute} />
      <OwnContact dispute={dispute} attempt={attempt} />
    </>
  );
}
