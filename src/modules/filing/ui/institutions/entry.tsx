import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { statesOffered } from '#modules/fees/contract/states.ts';
import { Button } from '#ui/button.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { oneInstitution } from '../../contract/institutions.ts';

export type One = OutputOf<typeof oneInstitution>;

type EntryProps = {
  act: string;
  said: Submission | undefined;
  button: string;
  institution?: One['institution'];
};

export function Entry({ act, said, button, institution }: EntryProps) {
  const wrong = (field: string) => errorAt(said, act, field);
  return (
    <PostForm className="desk-form">
      <input type="hidden" name="act" value={act} />
      <Field label={m.office_institution_name()} error={wrong('name')} required>
        <Input name="name" maxLength={200} defaultValue={institution?.name} required />
      </Field>
      <Field label={m.office_institution_kind()} required>
        <Select name="kind" defaultValue={institution?.kind ?? 'company'}>
          <option value="company">{m.office_institution_company()}</option>
          <option value="firm">{m.office_institution_firm()}</option>
        </Select>
      </Field>
      <Field label={m.office_institution_registration()} error={wrong('registration')}>
        <Input name="registration" maxLength={60} defaultValue={institution?.registration} />
      </Field>
      <Reach institution={institution} wrong={wrong} />
      <TaxPlace institution={institution} wrong={wrong} />
      <Field label={m.office_institution_language()} required>
        <Select name="language" defaultValue={institution?.language ?? 'en'}>
          <option value="en">English</option>
          <option value="hi">हिन्दी</option>
          <option value="mr">मराठी</option>
        </Select>
      </Field>
      <Button type="submit" look="solid">
        {button}
      </Button>
      <FormAnswer acted={said} intent={act} done={m.office_institution_saved()} />
    </PostForm>
  );
}

type EntryPartProps = {
  institution: One['institution'] | undefined;
  wrong: (field: string) => string | undefined;
};

function Reach({ institution, wrong }: EntryPartProps) {
  return (
    <>
      <Field label={m.office_institution_email()} error={wrong('email')} required>
        <Input
          name="email"
          type="email"
          maxLength={254}
          defaultValue={institution?.email}
          required
        />
      </Field>
      <Field label={m.office_institution_mobile()} error={wrong('mobile')}>
        <Input name="mobile" type="tel" maxLength={20} defaultValue={institution?.mobile} />
      </Field>
      <Field label={m.office_institution_address()} error={wrong('address')} required>
        <Textarea
          name="address"
          maxLength={500}
          rows={3}
          defaultValue={institution?.address}
          required
        />
      </Field>
    </>
  );
}

function TaxPlace({ institution, wrong }: EntryPartProps) {
  return (
    <>
      <Field
        label={m.office_institution_state()}
        hint={m.office_institution_state_hint()}
        error={wrong('state')}
        required
      >
        <Select name="state" defaultValue={institution?.state ?? ''} required>
          <option value="">{m.office_institution_state_none()}</option>
          {statesOffered().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.office_institution_gstin()}
        hint={m.office_institution_gstin_hint()}
        error={wrong('gstin')}
      >
        <Input name="gstin" maxLength={30} autoComplete="off" defaultValue={institution?.gstin} />
      </Field>
    </>
  );
}
