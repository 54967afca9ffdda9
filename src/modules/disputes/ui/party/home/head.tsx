import { dayInWords } from '#kernel/day-words.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { seatInWords, seatOf } from '../../../contract/seat.ts';
import type { PartyDisputeView } from '../types.ts';
import { processWords } from '../words.ts';
import { NewCount, type NewMessages } from './latest.tsx';
import { initialsOf } from './words.ts';

type CaseHeadProps = { dispute: PartyDisputeView; messages: readonly NewMessages[] };

/** Who is against whom, as the reader stands: of several respondents their own, and how many more there are. */
export function CaseHead({ dispute, messages }: CaseHeadProps) {
  const today = dayIn(dispute.asOf);
  const { reference, process, parties, commencedOn } = dispute;
  const { claimant, respondent, more } = namedOf(parties);
  const seat = seatOf(dispute);
  return (
    <header className="chd">
      <div>
        <p className="chd-above">
          <span className="tn">{reference}</span>
          <span className="chd-wide">{processWords[process]()}</span>
          {seat ? (
            <span className="chd-wide">{m.case_seat({ seat: seatInWords(seat) })}</span>
          ) : null}
          {commencedOn ? (
            <span className="chd-wide">{m.case_home_begun({ day: dayInWords(commencedOn) })}</span>
          ) : null}
          <span className="chd-new">
            <NewCount dispute={dispute} today={today} messages={messages} />
          </span>
        </p>
        <h1>
          <span dir="auto">{claimant}</span> <span className="chd-and">{m.case_home_and()}</span>{' '}
          <span dir="auto">{respondent}</span>
        </h1>
      </div>
      <p className="chd-sides">
        <span className="sd sd-a" aria-hidden="true">
          {initialsOf(claimant)}
        </span>
        <span className="sd sd-b" aria-hidden="true">
          {initialsOf(respondent)}
        </span>
        {more > 0 ? <span>{m.case_home_others({ count: more })}</span> : null}
      </p>
    </header>
  );
}

/** The head of a place of a dispute: which dispute it is, and what stands here. */
export function PlaceHead({ dispute, title }: { dispute: PartyDisputeView; title: string }) {
  return <PlaceTitle {...namedOf(dispute.parties)} reference={dispute.reference} title={title} />;
}

export type PlaceTitleProps = Record<'reference' | 'claimant' | 'respondent' | 'title', string>;

/** The same for whoever may not read where the dispute stands. */
export function PlaceTitle({ reference, claimant, respondent, title }: PlaceTitleProps) {
  return (
    <header className="chd">
      <div>
        <p className="chd-above">
          <span className="tn">{reference}</span>
          <span dir="auto">
            {claimant} {m.case_home_and()} {respondent}
          </span>
        </p>
        <h1>{title}</h1>
      </div>
    </header>
  );
}

function namedOf(parties: PartyDisputeView['parties']): {
  claimant: string;
  respondent: string;
  more: number;
} {
  const of = (side: 'claimant' | 'respondent') => {
    const all = parties.filter((party) => party.side === side);
    return (all.find(({ isYou }) => isYou) ?? all[0])?.name ?? '';
  };
  const respondents = parties.filter(({ side }) => side === 'respondent').length;
  return {
    claimant: of('claimant'),
    respondent: of('respondent'),
    more: Math.max(0, respondents - 1),
  };
}
