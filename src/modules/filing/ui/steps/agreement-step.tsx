import { language } from '#kernel/language.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { seatInWords } from '#modules/disputes/contract/seat.ts';
import { CLAUSE_MAX, NAME_MAX, noAgreement, SHORT_MAX } from '../../contract/words.ts';
import type { AgreementAnswers } from '../../rules/answers.ts';
import { Choice, Long, Radios, type StepControlProps, Text } from '../controls.tsx';
import { proposers } from '../cost-words.ts';
import { StepForm } from '../step-form.tsx';
import { languagesSaid, processes } from '../words.ts';
import { type FilingStepProps, nothing } from './dispute-kind-step.tsx';

/** What was agreed (ACA s. 7), and where and how the case should run. */
export function AgreementStep({ view, posted }: FilingStepProps) {
  const asking = posted ?? nothing;
  const agreement = posted?.answers.agreement ?? view.answers.agreement ?? noAgreement;
  const isArbitration = view.triage.process === 'arbitration';
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
          <fieldset className="gr-group gr-clause">
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
            <Radios
              asking={asking}
              name="names"
              label={m.filing_names()}
              value={agreement.names}
              options={{ yes: m.filing_names_yes, no: m.filing_names_no }}
            />
            <MoreOfClause asking={asking} agreement={agreement} />
          </fieldset>
        </>
      ) : (
        <p className="gr-box">
          {m.filing_no_agreement_needed({ process: processes[view.triage.process]() })}
        </p>
      )}
      <HowRun asking={asking} agreement={agreement} isArbitration={isArbitration} />
    </StepForm>
  );
}

type PartProps = { asking: StepControlProps; agreement: AgreementAnswers };

/** What is told of a clause where it is known; open when something stands there or is wrong. */
function MoreOfClause({ asking, agreement: { page, agreedOn, version, proposedBy } }: PartProps) {
  const isOpen = Boolean(
    page ||
      agreedOn ||
      version ||
      (proposedBy && proposedBy !== 'unknown') ||
      asking.fields.agreedOn,
  );
  const text = { asking, maxLength: NAME_MAX };
  return (
    <details className="gr-more" open={isOpen}>
      <summary>{m.filing_more_clause()}</summary>
      <div className="gr-pair">
        <Text
          {...{ ...text, maxLength: SHORT_MAX }}
          name="page"
          label={m.filing_page()}
          value={page}
        />
        <Text {...text} name="agreedOn" type="date" label={m.filing_agreed_on()} value={agreedOn} />
      </div>
      <Text
        {...text}
        name="version"
        label={m.filing_version()}
        hint={m.filing_version_hint()}
        value={version}
      />
      <Choice
        asking={asking}
        name="proposedBy"
        label={m.filing_proposed_by()}
        value={proposedBy || 'unknown'}
        options={proposers}
      />
    </details>
  );
}

/** How it runs if nobody says otherwise stands in the line that opens it, so nobody goes on without having seen it. */
function HowRun({ asking, agreement, isArbitration }: PartProps & { isArbitration: boolean }) {
  const chosen = {
    language: agreement.language || language(),
    seat: seatInWords(agreement.seat || 'Mumbai'),
    arbitrators: agreement.arbitrators || '1',
  };
  const spoken = named(languagesSaid, chosen.language)?.() ?? '';
  const isOpen = Boolean(asking.fields.seat || asking.fields.arbitrators || asking.fields.language);
  return (
    <details className="gr-more" open={isOpen || !isArbitration}>
      <summary>
        {isArbitration
          ? m.filing_how_run_said({
              language: spoken,
              seat: chosen.seat,
              count: chosen.arbitrators,
            })
          : m.filing_how_run()}
      </summary>
      <Choice
        asking={asking}
        name="language"
        label={m.filing_case_language()}
        value={chosen.language}
        options={languagesSaid}
      />
      {isArbitration ? (
        <>
          <Text
            {...{ asking, maxLength: 100 }}
            name="seat"
            label={m.filing_seat()}
            hint={m.filing_seat_hint()}
            value={chosen.seat}
          />
          <Choice
            asking={asking}
            name="arbitrators"
            label={m.filing_arbitrators()}
            hint={m.filing_arbitrators_hint()}
            value={chosen.arbitrators}
            options={{ 1: () => '1', 3: () => '3', 5: () => '5' }}
          />
        </>
      ) : null}
    </details>
  );
}
