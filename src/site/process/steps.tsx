import './sheet.css';
import { localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { ProcessStep } from '../../../content/process/steps.ts';

/** One name makes the browser itself keep at most one open; a click on the open one closes it (spec section 4). */
const ACCORDION = 'process';

export function ProcessSteps({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <section className="wrap pr-steps" aria-labelledby="process-steps">
      <h2 id="process-steps" className="sr">
        {m.process_steps()}
      </h2>
      {steps.map((step, at) => (
        <OneStep key={step.id} step={step} number={at + 1} />
      ))}
      <p className="t3 b-s pr-target">{m.process_target()}</p>
    </section>
  );
}

function OneStep({ step, number }: { step: ProcessStep; number: number }) {
  return (
    <details className="pr-step" name={ACCORDION} id={step.id} open={number === 1}>
      <summary>
        <span className="pr-door tn">{number}</span>
        <h3 className="pr-title" {...localizedProps(step.title)} />
        <span className="pr-time tn" {...localizedProps(step.time)} />
        <span className="pr-toggle" />
      </summary>
      <StepBody step={step} />
    </details>
  );
}

function StepBody({ step }: { step: ProcessStep }) {
  return (
    <div className="pr-body">
      <div>
        <p className="b-l t2" {...localizedProps(step.text)} />
        <p className="pr-who">
          <b>{m.process_who()}</b> <span {...localizedProps(step.who)} />
        </p>
      </div>
      <div>
        <h4 className="pr-bring">{m.process_bring()}</h4>
        <ul>
          {step.bring.map((one) => (
            <li key={localize(one)} {...localizedProps(one)} />
          ))}
        </ul>
      </div>
    </div>
  );
}
