import { DOCUMENT_ACCEPT } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { formOf, type OfficeAct } from '../../contract/office.ts';
import { MoreOf } from './more.tsx';
import type { OfficeCardProps, OfficeDisputeView } from './types.ts';
import { actWords } from './words.ts';

/** What the viewer may do now, as the server says; nothing of it is worked out here. */
export function Acts({ dispute, acted }: OfficeCardProps) {
  const open = (Object.keys(actWords) as OfficeAct[]).filter(
    (act) => dispute.may.includes(act) && !(act === 'officer_assigned' && dispute.isMine),
  );
  return (
    <Card title={m.office_dispute_acts()}>
      {open.length === 0 ? <p>{m.office_dispute_no_acts()}</p> : null}
      <ul className="dsp-rows">
        {open.map((act) => (
          <li key={act}>
            {Object.keys(formOf(act)).length === 1 ? (
              <PostForm preventScrollReset>
                <Hidden act={act} dispute={dispute} />
                <Button type="submit" look={act === 'officer_assigned' ? 'line' : 'solid'}>
                  {actWords[act]()}
                </Button>
              </PostForm>
            ) : (
              <Asking act={act} dispute={dispute} acted={acted} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Hidden({ act, dispute: { version } }: { act: OfficeAct; dispute: OfficeDisputeView }) {
  return (
    <>
      <input type="hidden" name="intent" value={act} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

function Asking({ act, dispute, acted: last }: OfficeCardProps & { act: OfficeAct }) {
  const acted = last?.intent === act ? last : undefined;
  const { party, until, order, door: _, ...more } = formOf(act);
  const respondents = dispute.parties.filter(
    (one) => one.side === 'respondent' && !one.isReleased && isAskedFor(one, party),
  );
  return (
    <details className="dsp-more" open={problemOf(acted) !== undefined}>
      <summary>{actWords[act]()}</summary>
      <PostForm className="desk-form" preventScrollReset>
        <Hidden act={act} dispute={dispute} />
        {party ? (
          <Field label={m.office_dispute_party()} error={acted?.fields.partyId}>
            <Select name="party" defaultValue={acted?.values.party}>
              {respondents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        {until ? (
          <Field label={m.office_dispute_until()} error={acted?.fields.until}>
            <Input type="date" name="until" defaultValue={acted?.values.until} required />
          </Field>
        ) : null}
        {act === 'basis_withdrawn' ? <p>{m.office_basis_withdraw_words()}</p> : null}
        {order ? <Order dispute={dispute} acted={acted} isNeeded={order === 'needed'} /> : null}
        <MoreOf asks={more} dispute={dispute} acted={acted} />
        <Field label={m.office_dispute_reason()} error={acted?.fields.why} required>
          <Textarea name="why" rows={3} maxLength={5000} defaultValue={acted?.values.why} />
        </Field>
        <Button type="submit">{actWords[act]()}</Button>
      </PostForm>
    </details>
  );
}

/** A stay rests on a court's order, and so may its end: a paper of the case, which is added first. */
function Order({ dispute, acted, isNeeded }: OfficeCardProps & { isNeeded: boolean }) {
  const orders = dispute.nameable.filter(({ kind }) => kind === 'court_order');
  if (orders.length === 0) return isNeeded ? <p>{m.office_dispute_order_add()}</p> : null;
  return (
    <Field label={m.office_dispute_order()} error={acted?.fields.document} required={isNeeded}>
      <Select name="document" defaultValue={acted?.values.document}>
        {isNeeded ? null : <option value="">{m.office_dispute_order_none()}</option>}
        {orders.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function isAskedFor(
  { isDisputed, isServed }: OfficeDisputeView['parties'][number],
  party: ReturnType<typeof formOf>['party'],
): boolean {
  return party === 'disputed' ? isDisputed : party === 'unserved' ? !isServed : true;
}

/** A paper that the office was handed. It goes with the form, so it works without a script. */
export function AddPaper({ dispute, acted: last }: OfficeCardProps) {
  const acted = last?.intent === 'paper' ? last : undefined;
  if (!dispute.may.includes('document_added')) return null;
  return (
    <Card title={m.office_dispute_add_paper()}>
      <PostForm encType="multipart/form-data" className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="paper" />
        <Field label={m.office_dispute_paper_kind()}>
          <Select name="kind" defaultValue={acted?.values.kind ?? 'court_order'}>
            <option value="court_order">{m.office_dispute_paper_order()}</option>
            <option value="submission_agreement">{m.office_dispute_paper_submission()}</option>
            <option value="agreement">{m.office_dispute_paper_agreement()}</option>
            <option value="other">{m.office_dispute_paper_other()}</option>
          </Select>
        </Field>
        <Field label={m.office_dispute_paper_file()} error={acted?.fields.document}>
          <FileInput name="file" accept={DOCUMENT_ACCEPT} />
        </Field>
        <Button type="submit">{m.office_dispute_add_paper()}</Button>
      </PostForm>
    </Card>
  );
}
