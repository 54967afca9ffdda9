import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Judging, Posting, ProofForm, ReturnForm } from './attempt-forms.tsx';
import type { LedgerAttempt } from './types.ts';
import { basisWords, channelWords, lackWords, statusTones, statusWords } from './words.ts';

export type AttemptProps = {
  disputeId: string;
  attempt: LedgerAttempt;
  acted: Submission | undefined;
};

/** One way by which a paper went: what was heard of it, what it lacks, and what may be done with it. */
export function AttemptPart({ disputeId, attempt, acted }: AttemptProps) {
  const {
    channel,
    status,
    address,
    isDesignated,
    lack,
    isContradicted,
    articleNumber,
    postedOn,
    carrier,
    isSetAside,
  } = attempt;
  return (
    <li className="srv-attempt">
      <p className="srv-line">
        <b>{channelWords[channel]()}</b>
        <Badge tone={isSetAside ? 'plain' : statusTones[status]}>{statusWords[status]()}</Badge>
        {isDesignated ? <Badge>{m.office_service_designated()}</Badge> : null}
      </p>
      <p className="srv-quiet">{channel === 'portal' ? m.office_service_opened() : address}</p>
      {articleNumber ? (
        <p className="srv-quiet">
          {carrier} {articleNumber} {postedOn ? <CivilDay on={postedOn} /> : null}
        </p>
      ) : null}
      {lack ? <p className="srv-lack">{lackWords[lack]()}</p> : null}
      {isContradicted ? <Notice tone="warn">{m.office_service_contradicted()}</Notice> : null}
      <Heard attempt={attempt} />
      <Proofs disputeId={disputeId} attempt={attempt} />
      <AttemptActs attempt={attempt} acted={acted} />
    </li>
  );
}

function Heard({ attempt: { reports } }: { attempt: LedgerAttempt }) {
  if (reports.length === 0) return null;
  return (
    <ul className="srv-heard" aria-label={m.office_service_heard()}>
      {reports.map(({ status, at, source, said, sha256 }) => (
        <li key={`${source} ${status} ${at}`}>
          {statusWords[status]()} <Moment at={at} /> {said}
          {sha256 ? <span className="srv-hash"> SHA-256 {sha256}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function Proofs({ disputeId, attempt: { proofs } }: { disputeId: string; attempt: LedgerAttempt }) {
  return proofs.map(({ documentId, state, deliveredOn, basis, reason, judgedBy }) => (
    <p key={`${documentId} ${state}`} className="srv-quiet">
      <a className="lnk" href={`/api/disputes/${disputeId}/documents/${documentId}`}>
        {m.office_service_the_proof()}
      </a>{' '}
      {state === 'submitted' ? m.office_service_lack_proof_to_validate() : null}
      {state === 'validated' && deliveredOn && basis ? (
        <>
          <CivilDay on={deliveredOn} />, {basisWords[basis]()}
        </>
      ) : null}
      {state === 'rejected' ? m.office_service_rejected({ reason }) : null} {judgedBy}
    </p>
  ));
}

function AttemptActs({
  attempt: { id, channel, may },
  acted,
}: {
  attempt: LedgerAttempt;
  acted: Submission | undefined;
}) {
  const isPost = channel === 'post' || channel === 'courier';
  return (
    <>
      {isPost && may.length > 0 ? (
        <Button size="sm" href={`/api/service/attempts/${id}/label`}>
          {m.office_service_label()}
        </Button>
      ) : null}
      {may.includes('post') ? <Posting id={id} acted={acted} isPost={channel === 'post'} /> : null}
      {may.includes('judge_proof') ? <Judging id={id} acted={acted} /> : null}
      {may.includes('bring_proof') ? <ProofForm id={id} acted={acted} /> : null}
      {may.includes('return') ? <ReturnForm id={id} acted={acted} /> : null}
    </>
  );
}
