import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Documents } from './home/documents.tsx';
import { PlaceHead } from './home/head.tsx';
import type { PartyDisputeView } from './types.ts';
import './sheet.css';

/** The papers that the reader may see. */
export function DisputePapers({
  dispute,
  children,
}: {
  dispute: PartyDisputeView;
  /** The record, which is another module's. */
  children?: ReactNode;
}) {
  return (
    <div className="chm">
      <PlaceHead dispute={dispute} title={m.case_home_place_papers()} />
      {children}
      <Documents dispute={dispute} />
    </div>
  );
}
