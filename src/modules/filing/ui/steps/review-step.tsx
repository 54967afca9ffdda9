import type { ReactNode } from 'react';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { seatInWords } from '#modules/disputes/contract/seat.ts';
import { Link } from '#ui/link.tsx';
import { noAgreement, noClaim } from '../../contract/words.ts';
import type { AnswerStep, PartyAnswers } from '../../rules/answers.ts';
import { LimitationNote } from '../limitation-note.tsx';
import { type DraftView, pathOf } from '../step-page.tsx';
import {
  disputeKindWords,
  languagesSaid,
  processes,
  stepNames,
  tracks,
  warnings,
} from '../words.ts';
import { CostsAhead } from './costs-ahead.tsx';
import { Missing, ToSign } from './review-hindrances.tsx';
import {
  addressLines,
  agreementLines,
  claimLines,
  fileLine,
  partyLines,
  type ReviewLine,
} from './review-lines.ts';

/** All that was typed, as it will be filed, and what is still missing with a way to it. */
export function ReviewStep({ view }: { view: DraftView }) {
  const { answers, triage } = view;
  const { trouble, you, others, claim, agreement, documents } = answers;
  const isArbitration = triage.process === 'arbitration';
  const noted = triage.warnings.filter((one) => trouble?.warnings.includes(one));
  return (
    <>
      <Missing view={view} />
      <Part view={view} step="trouble">
        <Row name={m.filing_trouble()}>
          {trouble ? named(disputeKindWords, trouble.kind)?.() : ''}
        </Row>
        <Row name={m.filing_review_process()}>{processes[triage.process]()}</Row>
        {isArbitration ? <Row name={m.filing_track()}>{tracks[triage.track]()}</Row> : null}
        {noted.map((one) => (
          <Row key={one} name={m.filing_warning_noted()}>
            {warnings[one]()}
          </Row>
        ))}
      </Part>
      <Part view={view} step="you">
        {you ? <Lines all={addressLines(you)} /> : null}
      </Part>
      {you?.parties.map((party, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here changes.
        <PartySaid key={at} title={m.filing_claimant({ number: at + 1 })} party={party} />
      ))}
      <Part view={view} step="others">
        {null}
      </Part>
      {others?.parties.map((party, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here changes.
        <PartySaid key={at} title={m.filing_respondent({ number: at + 1 })} party={party} />
      ))}
      <Part view={view} step="claim">
        <Lines all={claimLines(claim ?? noClaim)} />
      </Part>
      {claim ? <LimitationNote limitation={view.limitation} footing={view.footing} /> : null}
      <Part view={view} step="agreement">
        {isArbitration ? <Lines all={agreementLines(agreement ?? noAgreement)} /> : null}
        <Row name={m.filing_case_language()}>
          {named(languagesSaid, agreement?.language || 'en')?.()}
        </Row>
        {isArbitration ? (
          <Row name={m.filing_seat()}>{seatInWords(agreement?.seat || 'Mumbai')}</Row>
        ) : null}
        {isArbitration ? (
          <Row name={m.filing_arbitrators()}>{agreement?.arbitrators || '1'}</Row>
        ) : null}
      </Part>
      <Part view={view} step="documents">
        {documents && documents.files.length > 0 ? (
          <Lines all={documents.files.map((file, at) => fileLine(file, at + 1))} />
        ) : (
          <Row name={m.filing_files()}>{m.filing_files_none()}</Row>
        )}
      </Part>
      <CostsAhead view={view} />
      <ToSign view={view} />
    </>
  );
}

type PartProps = {
  view: DraftView;
  step: AnswerStep;
  children: ReactNode;
};

function Part({ view, step, children }: PartProps) {
  return (
    <section className="gr-part" aria-labelledby={`part-${step}`}>
      <div className="gr-part-head">
        <h2 className="t-m" id={`part-${step}`}>
          {stepNames[step]()}
        </h2>
        <Link
          to={pathOf(step, view.id)}
          aria-label={m.filing_change_what({ what: stepNames[step]() })}
        >
          {m.filing_change()}
        </Link>
      </div>
      <dl>{children}</dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children || m.filing_nothing_yet()}</dd>
    </div>
  );
}

function Lines({ all }: { all: readonly ReviewLine[] }) {
  return all.map(({ label, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing here changes, and two heads may have one name.
    <Row key={at} name={label}>
      {value}
    </Row>
  ));
}

function PartySaid({ title, party }: { title: string; party: PartyAnswers }) {
  return (
    <section className="gr-part">
      <h3 className="t-m">{title}</h3>
      <dl>
        <Lines all={partyLines(party)} />
      </dl>
    </section>
  );
}
