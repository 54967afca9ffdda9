import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { PlaceHead } from './home/head.tsx';
import { Estimate } from './next.tsx';
import { TaxPlaces } from './tax-place.tsx';
import type { PartyDisputeView } from './types.ts';
import './sheet.css';

type CostsProps = {
  dispute: PartyDisputeView;
  attempt: Submission | undefined;
  hasDue: boolean;
  /** The bills, as the money's module tells them. */
  children: ReactNode;
};

/** What it costs the reader: the place that its tax asks for and the bills, then what may come. */
export function DisputeCosts({ dispute, attempt, hasDue, children }: CostsProps) {
  return (
    <div className="chm">
      <PlaceHead dispute={dispute} title={m.case_home_place_costs()} />
      <div className="chm-two">
        <div className="chm-main">
          <TaxPlaces {...{ dispute, attempt, hasDue }} />
          {children}
        </div>
        <div className="chm-side">
          <Estimate dispute={dispute} />
        </div>
      </div>
    </div>
  );
}
