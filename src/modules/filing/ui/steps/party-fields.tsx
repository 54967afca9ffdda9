import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { statesOffered } from '#modules/fees/contract/states.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { CONTACT_MAX, EMAIL_MAX, NAME_MAX, SHORT_MAX } from '../../contract/words.ts';
import type { PartyAnswers } from '../../rules/answers.ts';
import { Choice, idOf, Long, Radios, type StepControlProps, Text } from '../controls.tsx';
import { languagesSaid, partyKinds } from '../words.ts';
import { Designated, type More, Representative } from './representative.tsx';

type PartyProps = {
  asking: StepControlProps;
  party: PartyAnswers;
  at: number;
  isOwn: boolean;
  isOnly: boolean;
};

export function Party({ asking, party, at, isOwn, isOnly }: PartyProps) {
  const name = (field: keyof PartyAnswers) => `parties.${at}.${field}`;
  const text = { asking, maxLength: NAME_MAX };
  // What a browser knows is of whoever types: it may fill in the first claimant, and nobody else.
  const known = (what: string) => ({ autoComplete: isOwn && at === 0 ? what : 'off' });
  const title = isOwn
    ? m.filing_claimant({ number: at + 1 })
    : m.filing_respondent({ number: at + 1 });
  return (
    <fieldset className="gr-group">
      <legend className="t-m">{title}</legend>
      <Radios
        asking={asking}
        name={name('kind')}
        label={m.filing_party_kind()}
        value={party.kind || 'person'}
        options={partyKinds}
      />
      <Text
        {...text}
        name={name('name')}
        label={m.filing_party_name()}
        hint={m.filing_party_name_hint()}
        value={party.name}
        {...known('name')}
        required
      />
      <Text
        {...{ ...text, maxLength: EMAIL_MAX }}
        name={name('email')}
        type="email"
        label={m.filing_email()}
        {...known('off')}
        hint={isOwn && at === 0 ? m.filing_email_own_hint() : undefined}
        value={party.email}
      />
      <Text
        {...{ ...text, maxLength: 20 }}
        name={name('mobile')}
        type="tel"
        label={m.filing_mobile()}
        {...known('tel')}
        hint={m.filing_mobile_hint()}
        value={party.mobile}
      />
      <Long
        asking={asking}
        name={name('post')}
        label={m.filing_post()}
        {...known('street-address')}
        hint={isOwn ? m.filing_post_own_hint() : m.filing_post_hint()}
        value={party.post}
        maxLength={CONTACT_MAX}
        rows={3}
      />
      {isOwn ? <TaxState {...{ asking, party, name }} /> : null}
      <Further {...{ asking, party, name, isOwn }} />
      {isOwn ? (
        <Representative {...{ asking, party, name }} />
      ) : (
        <Designated {...{ asking, party, name }} />
      )}
      {isOnly ? null : (
        <Button type="submit" name="intent" value={`remove-${at}`} size="sm">
          {m.filing_remove({ what: party.name || title })}
        </Button>
      )}
    </fieldset>
  );
}

/** Where the bill for the fee goes: the state gives the tax. */
function TaxState({ asking, party, name }: More) {
  return (
    <Field
      id={idOf(name('state'))}
      label={m.filing_state()}
      hint={m.filing_state_hint()}
      error={asking.fields[name('state')]}
      required
    >
      <Select name={name('state')} defaultValue={party.state ?? ''} autoComplete="address-level1">
        <option value="">{m.filing_state_none()}</option>
        {statesOffered().map(({ code, name: state }) => (
          <option key={code} value={code}>
            {state}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What few have and nobody needs, and what is chosen for them already; open when something stands there or is wrong. */
function Further({ asking, party, name, isOwn }: More & { isOwn: boolean }) {
  const { registration, gstin = '', language: spoken } = party;
  const isWrong = Boolean(asking.fields[name('gstin')] || asking.fields[name('registration')]);
  const isOpen = isWrong || Boolean(registration || gstin || (spoken && spoken !== language()));
  return (
    <details className="gr-more" open={isOpen}>
      <summary>{isOwn ? m.filing_more_own() : m.filing_more_other()}</summary>
      <Text
        {...{ asking, maxLength: SHORT_MAX }}
        name={name('registration')}
        label={m.filing_registration()}
        hint={m.filing_registration_hint()}
        value={registration}
      />
      {isOwn ? (
        <Text
          {...{ asking, maxLength: 30 }}
          name={name('gstin')}
          label={m.filing_gstin()}
          hint={m.filing_gstin_hint()}
          value={gstin}
          autoComplete="off"
        />
      ) : null}
      <Choice
        asking={asking}
        name={name('language')}
        label={m.filing_party_language()}
        value={spoken || language()}
        options={languagesSaid}
      />
    </details>
  );
}
