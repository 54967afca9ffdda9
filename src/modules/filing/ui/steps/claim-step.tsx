import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import {
  FACTS_MAX,
  likelyCategory,
  noClaim,
  RELIEF_MAX,
  SHORT_MAX,
  TITLE_MAX,
} from '../../contract/words.ts';
import { Choice, Long, type StepControlProps, Text } from '../controls.tsx';
import { LimitationNote } from '../limitation-note.tsx';
import { LIMITATION } from '../post-step.ts';
import { StepForm } from '../step-form.tsx';
import { categories } from '../words.ts';
import { Row } from './claim-row.tsx';
import { type FilingStepProps, nothing } from './dispute-kind-step.tsx';

export function ClaimStep({ view, posted }: FilingStepProps) {
  const asking = posted ?? nothing;
  const claim = posted?.answers.claim ?? view.answers.claim ?? noClaim;
  const of = controlOf(asking, claim);
  return (
    <StepForm view={view} posted={posted}>
      <Text
        {...of('title')}
        label={m.filing_title()}
        hint={m.filing_title_hint()}
        maxLength={TITLE_MAX}
        required
      />
      {claim.rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is drawn afresh whenever a row comes or goes.
        <Row key={at} asking={asking} row={row} at={at} isOnly={claim.rows.length === 1} />
      ))}
      <Button type="submit" name="intent" value="add" className="gr-add">
        {m.filing_add_claim()}
      </Button>
      <Long
        {...of('facts')}
        label={m.filing_facts()}
        hint={m.filing_facts_hint()}
        maxLength={FACTS_MAX}
        rows={8}
        required
      />
      <Long
        {...of('relief')}
        label={m.filing_relief()}
        hint={m.filing_relief_hint()}
        maxLength={RELIEF_MAX}
        rows={4}
      />
      <InTime view={view} posted={posted} claim={claim} />
    </StepForm>
  );
}

function controlOf<Claim extends object>(asking: StepControlProps, claim: Claim) {
  return <Field extends keyof Claim>(name: Field) => ({ asking, name, value: claim[name] });
}

type Claim = NonNullable<FilingStepProps['view']['answers']['claim']>;

/** What limitation is counted by, and how long there is. */
function InTime({ view, posted, claim }: FilingStepProps & { claim: Claim }) {
  const { state } = view.limitation;
  const isTold = view.answers.claim !== undefined && state !== 'unknown';
  const of = controlOf(posted ?? nothing, claim);
  const day = { type: 'date', maxLength: SHORT_MAX };
  return (
    <fieldset className="gr-group">
      <legend className="t-m">{m.filing_time()}</legend>
      <Text
        {...of('causeOn')}
        {...day}
        label={m.filing_cause_on()}
        hint={m.filing_cause_on_hint()}
      />
      <Choice
        {...of('category')}
        label={m.filing_category()}
        value={claim.category || likelyCategory(view.answers.trouble?.kind ?? '') || ''}
        options={categories}
        none={m.filing_category_none()}
      />
      <details className="gr-more" open={Boolean(claim.acknowledgedOn || claim.paidOn)}>
        <summary>{m.filing_restart()}</summary>
        <p className="t2">{m.filing_restart_text()}</p>
        <Text {...of('acknowledgedOn')} {...day} label={m.filing_acknowledged_on()} />
        <Text {...of('paidOn')} {...day} label={m.filing_paid_on()} />
      </details>
      {isTold ? (
        <LimitationNote
          limitation={view.limitation}
          footing={view.footing}
          focused={posted?.code === LIMITATION}
        />
      ) : null}
      <input type="hidden" name="toldOf" value={isTold ? state : ''} />
      {state === 'over' || claim.lateReason ? (
        <Long
          {...of('lateReason')}
          label={m.filing_late()}
          hint={m.filing_late_hint()}
          maxLength={2000}
          rows={4}
        />
      ) : null}
    </fieldset>
  );
}
