import './sheet.css';
import type { ReactNode } from 'react';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import type { filingDraft } from '../contract/draft-reading.ts';
import { STEPS } from '../contract/words.ts';
import type { FilingStep } from '../rules/answers.ts';
import { stepNames, stepWords } from './words.ts';

export type DraftView = OutputOf<typeof filingDraft>;

const START = '/request-for-arbitration/start';

export function pathOf(step: FilingStep, id: string): string {
  return `${START}/${step}?draft=${id}`;
}

/** Under which name the browser keeps what is typed in a step. */
export function localDraftName(id: string, step: string): string {
  return `request/${id}/${step}`;
}

type StepPageProps = { view: DraftView; step: FilingStep; children: ReactNode };

/** A step in its frame: where one is, what it is about and why it asks, and that all is kept. */
export function StepPage({ view, step, children }: StepPageProps) {
  const said = stepWords(step, view.triage.process);
  return (
    <div className="wrap gr">
      <div className="gr-side">
        <Doors view={view} step={step} />
      </div>
      <div className="gr-body">
        <p className="gr-count t2">
          {m.filing_step_of({ number: STEPS.indexOf(step) + 1, of: STEPS.length })}
        </p>
        <h1 className="d-m">{stepNames[step]()}</h1>
        <p className="b-l gr-lead">{said.lead}</p>
        <details className="gr-why">
          <summary>{m.filing_why()}</summary>
          <p>{said.why}</p>
        </details>
        {children}
        <details className="gr-why gr-kept t2">
          <summary>
            {view.version > 1 ? m.filing_kept_way_back() : m.filing_kept_no_way_yet()}
          </summary>
          <p>
            {view.version > 1
              ? m.filing_kept({ when: momentOf(view.savedAt) })
              : m.filing_kept_not_yet()}{' '}
            {view.address ? m.filing_kept_way({ email: view.address }) : m.filing_kept_address()}
          </p>
        </details>
      </div>
    </div>
  );
}

function Doors({ view, step }: { view: DraftView; step: FilingStep }) {
  return (
    <nav aria-label={m.filing_steps()}>
      <ol className="gr-doors">
        {STEPS.map((one) => (
          <li key={one} data-state={view.states[one]}>
            <Link to={pathOf(one, view.id)} aria-current={one === step ? 'step' : undefined}>
              <span>{stepNames[one]()}</span>
              {view.states[one] === 'complete' ? (
                <span className="sr"> {m.filing_step_complete()}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A moment as clocks in India show it. */
export function momentOf(at: string): string {
  return momentInWords(at);
}

export function dayOf(day: string): string {
  return dayInWords(day);
}
