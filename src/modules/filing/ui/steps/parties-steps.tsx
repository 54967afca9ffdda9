import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EMAIL_MAX, noParty } from '../../contract/words.ts';
import { Text } from '../controls.tsx';
import { StepForm } from '../step-form.tsx';
import { type FilingStepProps, nothing } from './dispute-kind-step.tsx';
import { Party } from './party-fields.tsx';

export function YouStep({ view, posted }: FilingStepProps) {
  const asking = posted ?? nothing;
  const you = posted?.answers.you ??
    view.answers.you ?? {
      address: view.address ?? '',
      reaches: 'yes',
      takesPapers: '',
      parties: [noParty],
    };
  return (
    <StepForm view={view} posted={posted}>
      <Text
        asking={asking}
        name="address"
        type="email"
        autoComplete="email"
        label={m.filing_address()}
        hint={m.filing_address_hint()}
        value={you.address}
        maxLength={EMAIL_MAX}
        required
      />
      <Checkbox name="reaches" value="yes" defaultChecked={(you.reaches ?? 'yes') === 'yes'}>
        {m.filing_address_reaches()} <span className="t2">{m.filing_address_reaches_hint()}</span>
      </Checkbox>
      {you.parties.map((party, at) => (
        <Party
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is drawn afresh whenever a row comes or goes.
          key={at}
          asking={asking}
          party={party}
          at={at}
          isOwn
          isOnly={you.parties.length === 1}
        />
      ))}
      <Button type="submit" name="intent" value="add" className="gr-add">
        {m.filing_add_claimant()}
      </Button>
      <Checkbox name="takesPapers" value="yes" defaultChecked={you.takesPapers === 'yes'}>
        {m.filing_takes_papers()}
      </Checkbox>
    </StepForm>
  );
}

export function OthersStep({ view, posted }: FilingStepProps) {
  const asking = posted ?? nothing;
  const { parties } = posted?.answers.others ?? view.answers.others ?? { parties: [noParty] };
  return (
    <StepForm view={view} posted={posted}>
      {parties.map((party, at) => (
        <Party
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is drawn afresh whenever a row comes or goes.
          key={at}
          asking={asking}
          party={party}
          at={at}
          isOwn={false}
          isOnly={parties.length === 1}
        />
      ))}
      <Button type="submit" name="intent" value="add" className="gr-add">
        {m.filing_add_respondent()}
      </Button>
    </StepForm>
  );
}
