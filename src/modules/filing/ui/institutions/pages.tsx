import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { statesOffered } from '#modules/fees/contract/states.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { institutionList, oneInstitution } from '../../contract/institutions.ts';

type Found = OutputOf<typeof institutionList>;
type One = OutputOf<typeof oneInstitution>;
export function Institutions({
  found: { institutions, next },
  said,
}: {
  found: Found;
  said: Submission | undefined;
}) {
  return (
    <div className="desk-stack">
      <PageHead title={m.office_institutions()} lead={m.office_institutions_lead()} />
      <div className="desk-two">
        <Card flush>
          <DataList
            caption={m.office_institutions()}
            rows={institutions}
            keyOf={({ id }) => id}
            name={{
              label: m.office_institution(),
              cell: ({ name, endedAt }) =>
                endedAt ? `${name} (${m.office_institution_closed_short()})` : name,
            }}
            to={({ id }) => `/office/institutions/${id}`}
            columns={[
              { label: m.office_institution_email(), cell: ({ email }) => email },
              { label: m.office_institution_members(), end: true, cell: ({ members }) => members },
              {
                label: m.office_institution_member_since(),
                tight: true,
                cell: ({ createdAt }) => <Moment at={createdAt} />,
              },
            ]}
            empty={
              <EmptyState title={m.office_institution_none()}>
                {m.office_institution_none_words()}
              </EmptyState>
            }
          />
          <Pager next={next ? `?after=${next}` : null} />
        </Card>
        <Card title={m.office_institution_new()}>
          <Entry act="make" said={said} button={m.office_institution_make()} />
        </Card>
      </div>
    </div>
  );
}

type EntryProps = {
  act: string;
  said: Submission | undefined;
  button: string;
  institution?: One['institution'];
};

function Entry({ act, said, button, institution }: EntryProps) {
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

export function InstitutionPage({
  found: { institution, members },
  said,
}: {
  found: One;
  said: Submission | undefined;
}) {
  return (
    <div className="desk-stack">
      <PageHead title={institution.name} lead={institution.registration} />
      {institution.endedAt ? <Notice title={m.office_institution_closed()} /> : null}
      <div className="desk-two">
        <Card title={m.office_institution()}>
          <Entry
            act="save"
            said={said}
            button={m.office_institution_save()}
            institution={institution}
          />
        </Card>
        <div className="desk-stack">
          <Card title={m.office_institution_members()} flush>
            <DataList
              caption={m.office_institution_members()}
              rows={members}
              keyOf={({ id }) => id}
              name={{ label: m.office_institution_name(), cell: ({ name }) => name }}
              columns={[
                {
                  label: m.office_institution_member_since(),
                  cell: ({ since }) => <Moment at={since} />,
                },
                {
                  label: m.office_institution_member_end(),
                  quiet: true,
                  end: true,
                  cell: ({ id, name }) => <End id={id} name={name} />,
                },
              ]}
              empty={
                <EmptyState title={m.office_institution_nobody()}>
                  {m.office_institution_nobody_words()}
                </EmptyState>
              }
            />
          </Card>
          {institution.endedAt ? null : <Join said={said} />}
        </div>
      </div>
      {institution.endedAt ? null : <Closing said={said} />}
    </div>
  );
}

/** It cannot be taken back, so it asks for a tick. */
function Closing({ said }: { said: Submission | undefined }) {
  const unticked = errorAt(said, 'close', 'isSure');
  return (
    <Card title={m.office_institution_close()}>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="close" />
        <p>{m.office_institution_close_words()}</p>
        <Checkbox
          name="sure"
          value="yes"
          required
          aria-invalid={unticked ? true : undefined}
          aria-describedby={unticked ? 'close-error' : undefined}
        >
          {m.office_institution_close_sure()}
        </Checkbox>
        {unticked ? (
          <p id="close-error" className="err" role="alert">
            {unticked}
          </p>
        ) : null}
        <Button type="submit">{m.office_institution_close()}</Button>
        <FormAnswer acted={said} intent="close" done={m.office_institution_saved()} />
      </PostForm>
    </Card>
  );
}

function End({ id, name }: { id: string; name: string }) {
  return (
    <PostForm>
      <input type="hidden" name="act" value="end" />
      <input type="hidden" name="member" value={id} />
      <Button type="submit" size="sm" aria-label={`${m.office_institution_member_end()}: ${name}`}>
        {m.office_institution_member_end()}
      </Button>
    </PostForm>
  );
}

function Join({ said }: { said: Submission | undefined }) {
  return (
    <Card title={m.office_institution_member_add()}>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="join" />
        <Field
          label={m.office_institution_member_email()}
          error={errorAt(said, 'join', 'email')}
          required
        >
          <Input name="email" type="email" maxLength={254} autoComplete="off" required />
        </Field>
        <Button type="submit">{m.office_institution_member_add()}</Button>
        <FormAnswer acted={said} intent="join" done={m.office_institution_saved()} />
      </PostForm>
    </Card>
  );
}
