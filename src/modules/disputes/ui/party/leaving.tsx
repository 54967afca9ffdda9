import './sheet.css';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { KeptForm } from '#ui/offline-drafts/kept-form.tsx';
import { LeavingFields } from './acts/ending.tsx';
import { typedIn } from './acts/fold.tsx';

type Props = {
  id: string;
  reference: string;
  mayLeave: boolean;
  attempt: Submission | undefined;
};

const FOLLOWS = [
  m.sessions_leave_all,
  m.sessions_leave_report,
  m.sessions_leave_destroyed,
  m.sessions_leave_next,
];

/** Leaves talks to settle: first what follows, then the declaration in writing (ACA s. 76(d); Mediation Act 2023 s. 24). */
export function LeavingPage({ id, reference, mayLeave, attempt }: Props) {
  return (
    <div className="desk-stack">
      <PageHead title={m.sessions_leave()} above={reference} lead={m.sessions_leave_any()} />
      <SubmissionNotice submission={attempt} done={m.case_done_leaving()} />
      {mayLeave ? (
        <>
          <Card title={m.sessions_leave_follows()}>
            <ul className="ds-follows">
              {FOLLOWS.map((words) => (
                <li key={words()}>{words()}</li>
              ))}
            </ul>
          </Card>
          <Card>
            <p>{m.case_leaving_words()}</p>
            <KeptForm name="leaving">
              <input type="hidden" name="act" value="leaving" />
              <LeavingFields typed={typedIn(attempt, 'leaving')} errors={attempt?.fields ?? {}} />
              <Button type="submit" look="solid">
                {m.sessions_leave()}
              </Button>
            </KeptForm>
          </Card>
        </>
      ) : isSent(attempt) ? null : (
        <Card>{m.sessions_error_talks_over()}</Card>
      )}
      <p>
        <Button to={`/cases/${id}`} size="sm" look="ghost">
          {m.case_home_place_home()}
        </Button>
      </p>
    </div>
  );
}
