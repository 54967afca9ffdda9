import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Documents, type ShownDocuments } from './home/documents.tsx';
import { PlaceTitle, type PlaceTitleProps } from './home/head.tsx';
import './sheet.css';

/** The papers that the reader may see. */
export function DisputePapers({
  dispute,
  head,
  children,
}: {
  dispute: ShownDocuments;
  head: Omit<PlaceTitleProps, 'title'>;
  /** The record, which is another module's. */
  children?: ReactNode;
}) {
  return (
    <div className="chm">
      <PlaceTitle {...head} title={m.case_home_place_papers()} />
      {children}
      <Documents dispute={dispute} />
    </div>
  );
}
