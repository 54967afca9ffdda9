import './sheet.css';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, isSent, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { THINGS_AT_MOST } from '../contract/divisions.ts';
import type { DivisionView } from './division-action.ts';
import { DivisionPoints } from './division-points.tsx';
import { DivisionResult } from './division-result.tsx';

type Props = { view: DivisionView; sent: Submission | undefined };

/** Where two sides divide a list of things: the list, one's own hundred points, and who has what (Adjusted Winner). */
export function DivisionPage({ disputeId, view, sent }: Props & { disputeId: string }) {
  const { reference, mayTalk, mayList, division } = view;
  const state = division?.state;
  return (
    <div className="desk-stack">
      <PageHead title={m.division_title()} above={reference} lead={m.division_lead()} />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={sent?.message ?? ''} />
      <p className="pk-seal">{m.division_sealed()}</p>
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle`}>
          {m.packages_back()}
        </Link>
      </p>
      <Came view={view} />
      {mayTalk ? null : <Closed disputeId={disputeId} view={view} />}
      {mayTalk && state === 'divided' ? <DivisionResult view={view} sent={sent} /> : null}
      {mayTalk && state === 'agreed' ? <DivisionPoints view={view} sent={sent} /> : null}
      {mayTalk && division && state !== 'ended' ? <Standing view={view} sent={sent} /> : null}
      {mayTalk && mayList ? <ThingsForm key={division?.id ?? ''} view={view} sent={sent} /> : null}
    </div>
  );
}

/** What came of the last, of which nothing says who did not want it. */
function Came({ view: { division } }: Pick<Props, 'view'>) {
  const words =
    division?.endedAs === 'not_accepted'
      ? m.division_none()
      : division?.endedAs === 'stopped' || division?.endedAs === 'closed'
        ? m.division_stopped()
        : division?.endedAs === 'drawn_up'
          ? m.division_drawn_up()
          : '';
  return words ? <p className="pk-words">{words}</p> : null;
}

function Closed({ disputeId, view }: { disputeId: string } & Pick<Props, 'view'>) {
  const { isOver, isPending } = view;
  const words = isOver ? m.packages_over() : isPending ? m.packages_pending() : m.packages_closed();
  return (
    <Card>
      <p>{words}</p>
      {isPending ? (
        <p>
          <Link className="lnk" to={`/cases/${disputeId}/settle`}>
            {m.packages_to_sign()}
          </Link>
        </p>
      ) : null}
    </Card>
  );
}

/** The list, which both sides read alike; who did not write it may agree to it, and either may end it. */
function Standing({ view: { division, as }, sent }: Props) {
  if (!division) return null;
  const { id, side, state, things } = division;
  const isProposed = state === 'proposed';
  const proposed = side === as ? m.division_list_own() : m.division_list_theirs();
  return (
    <Card title={m.division_list()}>
      <p>{isProposed ? proposed : m.division_list_agreed()}</p>
      <ol className="pk-issues">
        {things.map((thing) => (
          <li key={thing} dir="auto">
            {thing}
          </li>
        ))}
      </ol>
      {isProposed && side !== as ? (
        <ActForm intent="agree" about={id} acted={sent} label={m.division_agree()} />
      ) : null}
      <details>
        <summary className="pk-sum">{m.division_stop()}</summary>
        <p>{m.division_stop_words()}</p>
        <ActForm intent="stop" about={id} acted={sent} label={m.division_stop_yes()} />
      </details>
    </Card>
  );
}

function ThingsForm({ view: { division, reference }, sent }: Props) {
  const failed = failedOf(sent, 'things');
  const isOther = division?.state === 'proposed';
  return (
    <Card title={isOther ? m.division_propose_other() : m.division_propose()}>
      <PostForm
        ref={putBack}
        className="desk-form"
        preventScrollReset
        {...draftAttribute('device', `division/${reference}`)}
      >
        <KeptBack />
        <input type="hidden" name="intent" value="things" />
        <SubmissionNotice submission={failed} />
        <Field
          label={m.division_things()}
          hint={m.division_things_hint({ most: THINGS_AT_MOST })}
          error={failed?.fields.things}
        >
          <Textarea
            name="things"
            rows={8}
            maxLength={6000}
            defaultValue={failed?.values.things ?? division?.things.join('\n')}
          />
        </Field>
        <CutOff />
        <Button type="submit" look="solid">
          {m.division_send()}
        </Button>
      </PostForm>
    </Card>
  );
}
