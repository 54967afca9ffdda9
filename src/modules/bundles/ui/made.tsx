import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { BundleLines, BundleShown } from './shapes.ts';
import { faultWords, kindWords, stateWords } from './words.ts';
import './sheet.css';

type MadeProps = { dispute: string; bundles: BundleLines; acted: Submission | undefined };

/** What was made, and what is being made. Whoever has a script sees it come; without one there is a link to look again. */
export function MadeCard({ dispute, bundles, acted }: MadeProps) {
  const isBusy = bundles.some(({ state }) => state === 'waiting' || state === 'making');
  useFresh(isBusy);
  return (
    <Card title={m.bundles_made()}>
      <SubmissionNotice submission={ownOf(acted, 'end')} />
      {bundles.length === 0 ? <p>{m.bundles_none()}</p> : null}
      <div role="status">
        <ul className="ds-plain bnd-made">
          {bundles.map((bundle) => (
            <Made key={bundle.id} dispute={dispute} bundle={bundle} />
          ))}
        </ul>
      </div>
      {isBusy ? (
        <p>
          <Link className="lnk" to={`/cases/${dispute}/papers/bundles`}>
            {m.bundles_look_again()}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

function useFresh(isBusy: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isBusy || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), 2000);
    return () => clearTimeout(timer);
  }, [isBusy, state, revalidate]);
}

const TONES: Record<BundleShown['state'], Tone> = {
  waiting: 'plain',
  making: 'info',
  ready: 'good',
  failed: 'bad',
};

function Made({ dispute, bundle }: { dispute: string; bundle: BundleShown }) {
  const { id, kind, title, state, fault, papers, createdAt, keptUntil, sha256 } = bundle;
  return (
    <li>
      <p className="bnd-title">
        <strong dir="auto">{title}</strong> <Badge tone={TONES[state]}>{stateWords(bundle)}</Badge>
      </p>
      <p className="t2 ds-small">
        {kindWords[kind]()}: {papers.join(', ')}. <Moment at={createdAt} />
      </p>
      {fault ? <p>{faultWords[fault]()}</p> : null}
      <Outcome dispute={dispute} bundle={bundle} />
      {sha256 ? <p className="t2 ds-small bnd-hash">SHA-256: {sha256}</p> : null}
      <PostForm preventScrollReset className="bnd-end">
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="about" value={id} />
        <span className="t2 ds-small">
          {m.bundles_kept()} <CivilDay on={keptUntil.slice(0, 10)} />
        </span>
        <Button size="sm" look="ghost" type="submit" aria-label={m.bundles_end_named({ title })}>
          {m.bundles_end()}
        </Button>
      </PostForm>
    </li>
  );
}

function Outcome({ dispute, bundle }: { dispute: string; bundle: BundleShown }) {
  const { id, state, kind, title, isWithheld } = bundle;
  if (state !== 'ready') return null;
  if (kind === 'copy')
    return (
      <p>
        <Link className="lnk" to={`/cases/${dispute}/papers`}>
          {m.bundles_copy_waits()}
        </Link>
      </p>
    );
  if (isWithheld) return <p>{m.bundles_withheld()}</p>;
  return (
    <p>
      <a className="lnk" href={`/api/disputes/${dispute}/bundles/${id}/file`}>
        {m.bundles_download({ title })}
      </a>
    </p>
  );
}
