import type { ReactNode } from 'react';
import './sheet.css';

type PageHeadProps = {
  title: ReactNode;
  /** One line under the heading, or the facts above it. */
  lead?: ReactNode;
  above?: ReactNode;
  /** Buttons and links of the whole page, at most one of them a handshake. */
  children?: ReactNode;
};

/** The top of a page behind the door: what it is, and what can be done with all of it. */
export function PageHead({ title, lead, above, children }: PageHeadProps) {
  return (
    <header className="ph">
      <div className="ph-words">
        {above ? <div className="ph-above">{above}</div> : null}
        <h1>{title}</h1>
        {lead ? <p className="ph-lead">{lead}</p> : null}
      </div>
      {children ? <div className="ph-act">{children}</div> : null}
    </header>
  );
}
