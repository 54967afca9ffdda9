import '../sheet.css';
import { Link } from 'react-router';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import type { officeTribunal } from '../../contract/tribunal.ts';
import { barWords, becauseWords, partWords, tieWords } from '../../contract/words.ts';
import { AskedAgain } from '../asked-again.tsx';
import { EvidenceLines } from '../evidence.tsx';
import { JointSides } from '../joint-sides.tsx';
import { FormerMandates } from '../mandate.tsx';
import { Departed, RankedBy } from '../ranked.tsx';
import { WaiverWords } from '../waiver.tsx';
import { CandidateOfOffice } from './candidate.tsx';
import { CourtOfOffice } from './court.tsx';
import { TalksOfOffice } from './talks.tsx';
import { ThreeOfOffice } from './three.tsx';
import { TiedNow } from './tied.tsx';
import { officeTitle } from './title.ts';

type View = OutputOf<typeof officeTribunal>;
type List = NonNullable<View['list']>;
type Proposal = NonNullable<View['proposal']>;
type Props = { tribunal: View; acted: Submission | undefined };

/** The way to a tribunal: the list that is out or was answered, and the names from which the next one is made. */
export function OfficeTribunalPage({ tribunal, acted }: Props) {
  const { id, reference, title, list, proposal, isSole } = tribunal;
  const hindrance = hindranceIn(tribunal);
  return (
    <div className="desk-stack">
      <PageHead title={officeTitle(tribunal)} above={reference} lead={title}>
        <Button size="sm" to={`/office/disputes/${id}`}>
          {reference}
        </Button>
      </PageHead>
      <SubmissionNotice
        submission={acted?.intent && problemOf(acted) ? undefined : acted}
        done={acted?.intent ? m.office_dispute_done() : m.office_list_done()}
        tone="warn"
      />
      {hindrance ? <Notice tone="info">{hindrance}</Notice> : null}
      <TiedNow tied={tribunal.tied} />
      <CandidateOfOffice tribunal={tribunal} acted={acted} />
      <ThreeOfOffice tribunal={tribunal} acted={acted} />
      <AskedAgain again={tribunal.again} />
      <FormerMandates former={tribunal.mandates.former} />
      <TalksOfOffice tribunal={tribunal} acted={acted} />
      <JointOfOffice joint={tribunal.joint} />
      {tribunal.waivers.map((one) => (
        <Card key={one.id} title={m.waiver_title({ name: one.name })}>
          <WaiverWords waiver={one} disputeId={id} />
        </Card>
      ))}
      <CourtOfOffice court={tribunal.court} acted={acted} />
      {list ? <ListCard list={list} /> : null}
      {list ? <Departed {...list} /> : null}
      {proposal && isSole ? <Make proposal={proposal} acted={acted} /> : null}
      {proposal ? <Barred barred={proposal.barred} /> : null}
    </div>
  );
}

/** What the parties have said of a name of their own; nothing where none of them has. */
function JointOfOffice({ joint }: Pick<View, 'joint'>) {
  if (!joint?.some(({ named }) => named.length > 0)) return null;
  return (
    <Card title={m.office_joint_title()}>
      <p>{m.office_joint_words()}</p>
      <JointSides parties={joint} />
    </Card>
  );
}

function hindranceIn({ isHere, isRegistrar, candidate, choice, members }: View): string {
  if (candidate || choice || members.some((one) => one.candidate)) return '';
  if (!isHere) return m.office_list_not_here();
  return isRegistrar ? '' : m.office_list_registrar();
}

function ListCard({ list }: { list: List }) {
  const { sentAt, names, parties, result } = list;
  const facts = [
    { term: m.office_list_sent_at(), said: <Moment at={sentAt} /> },
    ...parties.map(({ name, hasAnswered }) => ({
      term: name,
      said: hasAnswered ? m.office_list_answered() : m.office_list_not_answered(),
    })),
  ];
  return (
    <Card title={result ? m.office_list_result() : m.office_list_out()}>
      <DefinitionList facts={facts} />
      {result ? <Order result={result} /> : <p>{m.office_list_sealed()}</p>}
      {result ? null : (
        <ol className="trb-names">
          {names.map(({ id, name, evidence }) => (
            <li key={id}>
              <span className="trb-name">{name}</span>
              <EvidenceLines evidence={evidence} />
            </li>
          ))}
        </ol>
      )}
      <RankedBy ranked={list.ranked} />
    </Card>
  );
}

function Order({ result: { order, struck, seed } }: { result: NonNullable<List['result']> }) {
  if (order.length === 0) return <p>{m.office_list_none_left()}</p>;
  return (
    <>
      <p>{m.office_list_result_words()}</p>
      <ol>
        {order.map(({ id, name, isDrawn }) => (
          <li key={id}>
            {name} {isDrawn ? <Badge tone="info">{m.office_list_drawn()}</Badge> : null}
          </li>
        ))}
      </ol>
      <DefinitionList
        facts={[
          { term: m.office_list_struck(), said: struck.join(', ') },
          { term: m.tribunal_seed(), said: <span className="trb-code">{seed}</span> },
        ]}
      />
    </>
  );
}

function Make({ proposal, acted }: { proposal: Proposal; acted: Submission | undefined }) {
  const { names, first, reserve, needsReason } = proposal;
  const kept = acted?.values.names?.split(' ');
  const isChosen = (id: string) => (kept ? kept.includes(id) : first.some((one) => one.id === id));
  const many = first.length + reserve.length;
  return (
    <Card title={m.office_list_make({ n: names })}>
      {many < names ? (
        <Notice tone="warn">{m.office_list_few({ n: many, most: names })}</Notice>
      ) : null}
      <p>{m.office_list_make_words()}</p>
      <RankedBy ranked={proposal.ranked} />
      <PostForm className="desk-form">
        <ol className="trb-names">
          {[...first, ...reserve].map((one) => (
            <li key={one.id}>
              <Checkbox name="names" value={one.id} defaultChecked={isChosen(one.id)}>
                <span className="trb-name">{one.name}</span>{' '}
                {m.office_list_score({ points: one.score.toFixed(1) })}
              </Checkbox>
              {one.line ? <span>{one.line}</span> : null}
              <span>
                {one.parts
                  .map(({ part, points }) =>
                    m.office_list_points({ part: partWords[part](), points: points.toFixed(1) }),
                  )
                  .join(', ')}
              </span>
              <EvidenceLines evidence={one.evidence} />
            </li>
          ))}
        </ol>
        <Field label={m.office_list_reason()} error={acted?.fields.reason} required={needsReason}>
          <Textarea name="reason" rows={3} maxLength={5000} defaultValue={acted?.values.reason} />
        </Field>
        <Button type="submit">{m.office_list_send()}</Button>
      </PostForm>
    </Card>
  );
}

function Barred({ barred }: { barred: Proposal['barred'] }) {
  return (
    <Card title={m.office_list_barred()}>
      {barred.length === 0 ? <p>{m.office_list_barred_none()}</p> : null}
      <p>
        <Link to="/office/affiliates">{m.office_affiliates_title()}</Link>
      </p>
      <DefinitionList
        facts={barred.map(({ name, bars, ties, because }) => ({
          term: name,
          said: [
            ...bars.map((bar) => barWords[bar]()),
            ...ties.map((tie) => tieWords[tie]()),
            ...because.map(becauseWords),
          ].join('; '),
        }))}
      />
    </Card>
  );
}
