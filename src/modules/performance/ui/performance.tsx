import './sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { CertificatesPart } from './certificates.tsx';
import { PromiseCard } from './promise.tsx';
import { RegistrationPart } from './registration.tsx';
import type { PerformanceView } from './view.ts';
import { nextOf } from './words.ts';

type Props = { disputeId: string; view: PerformanceView; sent: Submission | undefined };

/** What a settlement promises, by its days: who says what was paid, what the other says to it, and the papers of it. */
export function PerformancePage({ disputeId, view, sent }: Props) {
  const { reference, promises, isPerformed } = view;
  const next = nextOf(view);
  return (
    <div className="desk-stack">
      <PageHead title={m.performance_title()} above={reference} lead={m.performance_lead()} />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={sent?.message ?? ''} />
      <p className="pf-seal">{m.performance_sealed()}</p>
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle`}>
          {m.performance_back()}
        </Link>
      </p>
      {isPerformed ? <Card>{m.performance_all_done()}</Card> : null}
      {next && !isPerformed ? <Card>{m.performance_next({ day: dayInWords(next) })}</Card> : null}
      {promises.length === 0 ? <Card>{m.performance_nothing()}</Card> : null}
      {promises.map((promise) => (
        <PromiseCard key={promise.id} promise={promise} view={view} sent={sent} />
      ))}
      <CertificatesPart disputeId={disputeId} view={view} sent={sent} />
      {view.registration ? (
        <RegistrationPart view={view} registration={view.registration} sent={sent} />
      ) : null}
    </div>
  );
}
