import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { stateSaid } from '#modules/fees/contract/states.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { minorOf, problemSentences } from '../../contract/words.ts';
import type { Kept, PartyAnswers } from '../../rules/answers.ts';
import { LimitationSaid } from '../limitation-said.tsx';
import { moneyOf } from '../money.ts';
import { type DraftView, dayOf, pathOf } from '../step-page.tsx';
import { languagesSaid, processes, stepNames, tracks, troubles, warnings } from '../words.ts';

/** All that was typed, as it will be filed, and what is still missing with a way to it. */
export function ReviewStep({ view }: { view: DraftView }) {
  const { answers, problems, triage } = view;
  const { trouble, you, others, claim, agreement, documents } = answers;
  const isArbitration = triage.process === 'arbitration';
  return (
    <>
      <Missing view={view} />
      <Part view={view} step="trouble">
        <Row name={m.filing_trouble()}>{trouble ? (troubles as Record<string, () => string>)[trouble.kind]?.() : ''}</Row>
        <Row name={m.filing_review_process()}>{processes[triage.process]()}</Row>
        {isArbitration ? <Row name={m.filing_track()}>{tracks[triage.track]()}</Row> : null}
        {trouble?.warnings.map((one) => (
          <Row key={one} name={m.filing_warning_noted()}>
            {(warnings as Record<string, () => string>)[one]?.()}
          </Row>
        ))}
      </Part>
      <Part view={view} step="you">
        {you?.parties.map((party, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing here changes.
          <Row key={at} name={m.filing_claimant({ number: at + 1 })}>
            {partySaid(party)}
          </Row>
        ))}
      </Part>
      <Part view={view} step="others">
        {others?.parties.map((party, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing here changes.
          <Row key={at} name={m.filing_respondent({ number: at + 1 })}>
            {partySaid(party)}
          </Row>
        ))}
      </Part>
      <Part view={view} step="claim">
        <Row name={m.filing_title()}>{claim?.title}</Row>
        {claim?.rows.map(({ head, amount, currency }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing here changes.
          <Row key={at} name={head || m.filing_claim_row({ number: at + 1 })}>
            {moneyOf(minorOf(amount), currency || 'INR')}
          </Row>
        ))}
        <Row name={m.filing_facts()}>{claim?.facts}</Row>
        <Row name={m.filing_relief()}>{claim?.relief}</Row>
        <Row name={m.filing_cause_on()}>
          {claim?.causeOn && !problems.some(({ field }) => field === 'causeOn') ? dayOf(claim.causeOn) : ''}
        </Row>
      </Part>
      {claim ? <LimitationSaid limitation={view.limitation} footing={view.footing} /> : null}
      <Part view={view} step="agreement">
        {isArbitration ? (
          <Row name={m.filing_has()}>
            {agreement?.has === 'none' ? m.filing_has_none() : agreement?.has === 'yes' ? agreement.clause : ''}
          </Row>
        ) : null}
        <Row name={m.filing_case_language()}>{(languagesSaid as Record<string, () => string>)[agreement?.language || 'en']?.()}</Row>
        {isArbitration ? <Row name={m.filing_seat()}>{agreement?.seat || 'Mumbai'}</Row> : null}
        {isArbitration ? <Row name={m.filing_arbitrators()}>{agreement?.arbitrators || '1'}</Row> : null}
      </Part>
      <Part view={view} step="documents">
        {documents && documents.files.length > 0 ? (
          documents.files.map(({ token, name }, at) => (
            <Row key={token} name={m.filing_file_number({ number: at + 1 })}>
              {name}
            </Row>
          ))
        ) : (
          <Row name={m.filing_files()}>{m.filing_files_none()}</Row>
        )}
      </Part>
      <div className="gr-ways">
        <HandshakeButton to={pathOf('sign', view.id)}>{m.filing_to_sign()}</HandshakeButton>
      </div>
    </>
  );
}

function Missing({ view: { problems, id } }: { view: DraftView }) {
  if (problems.length === 0) return <p className="note note-done">{m.filing_whole()}</p>;
  return (
    <div className="note">
      <p>{m.filing_mends({ count: problems.length })}</p>
      <ul>
        {problems.map(({ step, field, code }) => (
          <li key={`${step} ${field} ${code}`}>
            <Link to={`${pathOf(step, id)}#f-${field}`}>
              {stepNames[step]()}: {problemSentences[code]()}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Part({ view, step, children }: { view: DraftView; step: Kept; children: ReactNode }) {
  return (
    <section className="gr-part" aria-labelledby={`part-${step}`}>
      <div className="gr-part-head">
        <h2 className="t-m" id={`part-${step}`}>
          {stepNames[step]()}
        </h2>
        <Link to={pathOf(step, view.id)} aria-label={m.filing_change_what({ what: stepNames[step]() })}>
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

function partySaid({ name, email, mobile, post, state = '', gstin = '', repName, language = '' }: PartyAnswers): string {
  const number = gstin.trim() && `GSTIN ${gstin.trim()}`;
  const letters = `${m.filing_party_language()}: ${(languagesSaid as Record<string, () => string>)[language || 'en']?.()}`;
  const acts = repName && m.filing_acts({ name: repName });
  return [name, email, mobile, post, stateSaid(state), number, acts, letters].filter(Boolean).join('\n');
}
