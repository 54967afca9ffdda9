import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import { Entry, type One } from './entry.tsx';

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
