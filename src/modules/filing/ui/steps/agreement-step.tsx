import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { CLAUSE_MAX, NAME_MAX, noAgreement, SHORT_MAX } from '../../contract/words.ts';
import { Choice, Long, Radios, Text } from '../controls.tsx';
import { StepForm } from '../step-page.tsx';
import { languagesSaid, processes, proposers } from '../words.ts';
import { nothing, type StepProps } from './trouble-step.tsx';

/** What was agreed (ACA s. 7), and where and how the case should run. */
export function AgreementStep({ view, posted }: StepProps) {
  const asking = posted ?? nothing;
  const agreement = posted?.answers.agreement ?? view.answers.agreement ?? noAgreement;
  const isArbitration = view.triage.process === 'arbitration';
  const text = { asking, maxLength: NAME_MAX };
  return (
    <StepForm view={view} posted={posted}>
      {isArbitration ? (
        <>
          <Radios
            asking={asking}
            name="has"
            label={m.filing_has()}
            value={agreement.has}
            options={{ yes: m.filing_has_yes, none: m.filing_has_none }}
            required
          />
          <p className="gr-box">{m.filing_none_means()}</p>
          <fieldset className="gr-group">
            <legend className="t-m">{m.filing_clause_group()}</legend>
            <Long
              asking={asking}
              name="clause"
              label={m.filing_clause()}
              hint={m.filing_clause_hint()}
              value={agreement.clause}
              maxLength={CLAUSE_MAX}
              rows={6}
            />
            <div className="gr-pair">
              <Text {...{ ...text, maxLength: SHORT_MAX }} name="page" label={m.filing_page()} value={agreement.page} />
              <Text {...text} name="agreedOn" type="date" label={m.filing_agreed_on()} value={agreement.agreedOn} />
            </div>
            <Text {...text} name="version" label={m.filing_version()} hint={m.filing_version_hint()} value={agreement.version} />
            <Choice
              asking={asking}
              name="proposedBy"
              label={m.filing_proposed_by()}
              value={agreement.proposedBy || 'unknown'}
              options={proposers}
            />
            <Radios
              asking={asking}
              name="names"
              label={m.filing_names()}
              value={agreement.names}
              options={{ yes: m.filing_names_yes, no: m.filing_names_no }}
            />
          </fieldset>
        </>
      ) : (
        <p className="gr-box">{m.filing_no_agreement_needed({ process: processes[view.triage.process]() })}</p>
      )}
      <fieldset className="gr-group">
        <legend className="t-m">{m.filing_how_run()}</legend>
        <Choice
          asking={asking}
          name="language"
          label={m.filing_case_language()}
          value={agreement.language || language()}
          options={languagesSaid}
        />
        {isArbitration ? (
          <>
            <Text
              {...{ ...text, maxLength: 100 }}
              name="seat"
              label={m.filing_seat()}
              hint={m.filing_seat_hint()}
              value={agreement.seat || 'Mumbai'}
            />
            <Choice
              asking={asking}
              name="arbitrators"
              label={m.filing_arbitrators()}
              hint={m.filing_arbitrators_hint()}
              value={agreement.arbitrators || '1'}
              options={{ 1: () => '1', 3: () => '3', 5: () => '5' }}
            />
          </>
        ) : null}
      </fieldset>
    </StepForm>
  );
}
