import * as m from '#messages/all.ts';
import { Documents } from './home/documents.tsx';
import { PlaceHead } from './home/head.tsx';
import type { PartyDisputeView } from './shapes.ts';
import './sheet.css';

/** The papers that the reader may see. */
export function DisputePapers({ dispute }: { dispute: PartyDisputeView }) {
  return (
    <div className="chm">
      <PlaceHead dispute={dispute} title={m.case_home_place_papers()} />
      <Documents dispute={dispute} />
    </div>
  );
}
