import '../sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { Select } from '#ui/select.tsx';
import { roleTitles } from '../../contract/role-words.ts';
import type { partyTribunal } from '../../contract/tribunal.ts';
import { AskedAgain } from '../asked-again.tsx';
import { EvidenceLines } from '../evidence.tsx';
import { FormerMandates } from '../mandate.tsx';
import { Departed, RankedBy } from '../ranked.tsx';
import { Seats } from '../seats.tsx';
import { CandidatePart, paperOf } from './candidate.tsx';
import { fieldOfName, STRUCK } from './form-actions.ts';
import { JointNamePart } from './joint.tsx';
import { NominationPart } from './nomination.tsx';
import { TalksChoice } from './talks.tsx';
import { WaiversPart } from './waivers.tsx';

type View = OutputOf<typeof partyTribunal>;
type List = NonNullable<View['list']>;
type Props = { disputeId: string; tribunal: View; sent: Submission | undefined };

/** What was done, as it is told: an answer to the list has no intent. */
const doneWords: Readonly<Record<string, (() => string) | undefined>> = {
  objection: m.tribunal_object_sent,
  nominate: m.tribunal_nominate_sent,
  '': m.tribunal_sent,
  names: m.talks_sent,
  agree: m.talks_sent,
  leave: m.talks_sent,
  number: m.talks_sent,
  joint: m.tribunal_joint_sent,
  'joint-agree': m.tribunal_joint_sent,
  waiver: m.waiver_sent,
  'waiver-sign': m.waiver_sent,
  'waiver-refuse': m.waiver_sent,
};

const titleOfSeveral = (role: keyof typeof roleTitles) =>
  role === 'arbitrator' ? m.tribunal_title_three() : m.talks_title_conciliators();

/** The names for the arbitrator, as a party reads, strikes and ranks them. */
export function TribunalPage({ disputeId, tribunal, sent }: Props) {
  const { reference, list, candidate, members, nomination, joint, mandates, choice } = tribunal;
  const { former } = mandates;
  const { role = 'arbitrator' } = choice ?? {};
  return (
    <div className="desk-stack">
      <PageHead
        title={members.length > 0 ? titleOfSeveral(role) : roleTitles[role]()}
        above={reference}
        {...(list && !list.result ? { lead: m.tribunal_lead() } : {})}
        {...(choice && !candidate && members.length === 0 ? { lead: m.talks_lead() } : {})}
      />
      <SubmissionNotice
        submission={sent?.intent && !isSent(sent) ? undefined : sent}
        done={doneWords[sent?.intent ?? '']?.() ?? m.challenge_done()}
      />
      <NominationPart nomination={nomination} sent={sent} />
      <Seats members={members} role={role} />
      {[candidate, ...members.map((one) => one.candidate)].map((one) =>
        one ? (
          <CandidatePart key={one.id} {...tribunal} {...{ disputeId, sent }} candidate={one} />
        ) : null,
      )}
      <AskedAgain again={tribunal.again} paper={paperOf(disputeId)} />
      <FormerMandates former={former} paper={paperOf(disputeId)} />
      {list ? (
        <ListOf disputeId={disputeId} list={list} sent={sent} isAsked={candidate !== null} />
      ) : null}
      <JointNamePart joint={joint} sent={sent} />
      <WaiversPart {...tribunal} disputeId={disputeId} sent={sent} />
      <TalksChoice tribunal={tribunal} sent={sent} />
      {list || candidate || choice || members.length + former.length > 0 ? null : (
        <EmptyState title={m.tribunal_none()}>{m.tribunal_none_words()}</EmptyState>
      )}
    </div>
  );
}

type ListProps = {
  disputeId: string;
  list: List;
  sent: Submission | undefined;
  isAsked: boolean;
};

function ListOf({ disputeId, list, sent, isAsked }: ListProps) {
  const isOpen = list.mayAnswer.length > 0;
  return (
    <>
      {list.result ? (
        <Result disputeId={disputeId} list={list} result={list.result} isAsked={isAsked} />
      ) : null}
      <Departed {...list} />
      {isOpen ? <Answer list={list} sent={sent} /> : <Names list={list} />}
      <RankedBy ranked={list.ranked} />
      {list.result ? null : (
        <Card title={m.tribunal_commitment()}>
          <p className="trb-code">{list.commitment}</p>
        </Card>
      )}
    </>
  );
}

function Answer({ list, sent }: { list: List; sent: Submission | undefined }) {
  const { names, strikes, dueOn, mayAnswer } = list;
  const values = sent?.values ?? {};
  return (
    <PostForm
      ref={putBack}
      className="desk-stack"
      {...draftAttribute('device', `tribunal/${list.id}`)}
    >
      <KeptBack />
      <Card>
        {dueOn ? <p>{m.tribunal_due({ day: dayInWords(dueOn) })}</p> : null}
        <p>{m.tribunal_how({ n: strikes })}</p>
        <p>{m.tribunal_silence()}</p>
      </Card>
      <input type="hidden" name="list" value={list.id} />
      <Card>
        <ol className="trb-names">
          {names.map((one) => (
            <li key={one.id}>
              <span className="trb-name" dir="auto">
                {one.name}
              </span>
              {one.line ? <span dir="auto">{one.line}</span> : null}
              <EvidenceLines evidence={one.evidence} />
              <Field label={m.tribunal_choice({ name: one.name })}>
                <Select name={fieldOfName(one.id)} defaultValue={values[fieldOfName(one.id)] ?? ''}>
                  <option value="">{m.tribunal_leave()}</option>
                  {names.map(({ id }, at) => (
                    <option key={id} value={at + 1}>
                      {at + 1}
                    </option>
                  ))}
                  <option value={STRUCK}>{m.tribunal_strike()}</option>
                </Select>
              </Field>
            </li>
          ))}
        </ol>
      </Card>
      {mayAnswer.length > 1 ? (
        <Field label={m.tribunal_for()} required>
          <Select name="partyId" defaultValue={values.partyId}>
            {mayAnswer.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <input type="hidden" name="partyId" value={mayAnswer[0]?.id ?? ''} />
      )}
      <CutOff />
      <Button type="submit">{m.tribunal_send()}</Button>
    </PostForm>
  );
}

/** The names as they stand once there is nothing to answer, with what was answered. */
function Names({ list: { names, own, result } }: { list: List }) {
  const said = (id: string) => {
    const rank = own?.ranking.indexOf(id) ?? -1;
    if (own?.strikes.includes(id)) return m.tribunal_own_struck();
    return rank < 0 ? m.tribunal_leave() : m.tribunal_own_rank({ n: rank + 1 });
  };
  return (
    <Card {...(own ? { title: m.tribunal_own() } : {})}>
      {result ? null : <p>{own ? m.tribunal_sent() : m.tribunal_waiting()}</p>}
      <ol className="trb-names">
        {names.map((one) => (
          <li key={one.id}>
            <span className="trb-name" dir="auto">
              {one.name}
            </span>
            {own ? <span>{said(one.id)}</span> : null}
            <EvidenceLines evidence={one.evidence} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

type ResultProps = Omit<ListProps, 'sent'> & { result: NonNullable<List['result']> };

function Result({ disputeId, list, result: { first, left, seed }, isAsked }: ResultProps) {
  const [top] = first;
  return (
    <>
      <Card title={m.tribunal_result()}>
        <p>
          {top ? m.tribunal_result_first({ name: top.name, n: left }) : m.tribunal_result_none()}
        </p>
        {isAsked ? null : <p>{m.tribunal_nobody_yet()}</p>}
        {first.length > 1 ? (
          <p>{m.tribunal_drawn({ names: first.map(({ name }) => name).join(', ') })}</p>
        ) : null}
      </Card>
      <Card title={m.tribunal_draw()}>
        <p>{m.tribunal_draw_words()}</p>
        <dl className="trb-code">
          <dt>{m.tribunal_commitment()}</dt>
          <dd>{list.commitment}</dd>
          <dt>{m.tribunal_seed()}</dt>
          <dd>{seed}</dd>
          {first.map(({ id, name }) => [
            <dt key={id}>{name}</dt>,
            <dd key={`${id} number`}>{m.tribunal_number({ id })}</dd>,
          ])}
        </dl>
        <p>{m.tribunal_draw_file_words()}</p>
        <p>
          <a className="lnk" href={`/api/disputes/${disputeId}/tribunal/draw`} download="draw.json">
            {m.tribunal_draw_file()}
          </a>
        </p>
      </Card>
    </>
  );
}
