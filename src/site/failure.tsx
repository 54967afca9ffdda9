import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Eyes } from './eyes.tsx';

/** What an error shows: what happened in general words, and a way on. Details belong in the log, never on the page. */
export function Failure({ status }: { status: number }) {
  return (
    <div className="wrap lost">
      <Eyes />
      <h1 className="d-m">
        <span className="nar">{m.site_failed_heading()}</span>{' '}
        <span className="wide">{m.site_failed_heading_wide()}</span>
      </h1>
      <p className="b-l t2">{sentenceFor(status)}</p>
      {/* A whole new page, not a move inside this one: what failed may have left this one broken. */}
      <HandshakeButton href={here('/')}>{m.site_lost_back()}</HandshakeButton>
      <p className="t3 mic tn">{m.site_failed_mark({ status })}</p>
    </div>
  );
}

function sentenceFor(status: number): string {
  if (status === 400) return m.site_failed_400();
  if (status === 403) return m.site_failed_403();
  if (status === 404) return m.site_failed_404();
  if (status === 405) return m.site_failed_405();
  if (status === 503) return m.site_failed_503();
  return m.site_failed_other();
}
