import type { ReactNode } from 'react';
import { Form } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { institution } from '../../../../../content/institution.ts';
import type { Dispute } from './shapes.ts';

/** What came of the last form of the page. `act` says which it was. */
export type Attempted = { act: string; ok: boolean; message: string; fields: Record<string, string>; typed: Record<string, string> };

type ActsProps = { dispute: Dispute; attempt: Attempted | undefined };
type PartProps = ActsProps & { errors: Record<string, string> };

const done: Record<string, () => string> = {
  withdrawal: m.case_done_withdrawal,
  objection: m.case_done_objection,
  release: m.case_done_release,
  agreement: m.case_done_agreement,
  'no-reply': m.case_done_no_reply,
  contact: m.case_done_contact,
};

/** What somebody can do now, as the server says; each is a form that works without a script. */
export function DisputeActs({ dispute, attempt }: ActsProps) {
  const may = (event: Dispute['may'][number]) => dispute.may.includes(event);
  const of = (act: string) => ({ dispute, attempt, errors: attempt?.act === act && !attempt.ok ? attempt.fields : {} });
  return (
    <>
      <Came attempt={attempt} />
      {may('agreement_signed') ? <Sign {...of('agreement')} /> : null}
      {may('no_reply') ? <NoReply {...of('no-reply')} /> : null}
      {may('withdrawal_objected') ? <Objection {...of('objection')} /> : null}
      {dispute.parties.some(({ mayRelease }) => mayRelease) ? <Release {...of('release')} /> : null}
      {may('contact_changed') ? <Contact {...of('contact')} /> : null}
      {may('withdrawal_asked') ? <Withdrawal {...of('withdrawal')} /> : null}
    </>
  );
}

function Came({ attempt }: { attempt: Attempted | undefined }) {
  if (!attempt || !(attempt.act in done)) return null; // another module's form says for itself what came of it
  if (!attempt.ok)
    return (
      <Notice live="alert" tone="bad">
        {attempt.message}
      </Notice>
    );
  return (
    <Notice live="status" tone="good">
      {(done[attempt.act] ?? m.case_limit_other)()}
    </Notice>
  );
}

/** What she typed into a form that was refused: without a script the page is new, and nothing of it may be lost. */
function typedIn(attempt: Attempted | undefined, act: string): Record<string, string | undefined> {
  return attempt?.act === act && !attempt.ok ? attempt.typed : {};
}

type FoldProps = { act: string; title: string; words: string; open: boolean; children: ReactNode };

/** A form behind its heading, which opens without a script. */
function Fold({ act, title, words, open, children }: FoldProps) {
  return (
    <details className="ds-fold" open={open}>
      <summary>{title}</summary>
      <p>{words}</p>
      <Form method="post" className="desk-form">
        <input type="hidden" name="act" value={act} />
        {children}
      </Form>
    </details>
  );
}

function Withdrawal({ attempt, errors }: PartProps) {
  return (
    <Fold act="withdrawal" title={m.case_withdraw()} words={m.case_withdraw_words()} open={attempt?.act === 'withdrawal' && !attempt.ok}>
      <Field label={m.case_reason()} error={errors.reason}>
        <Textarea name="reason" rows={3} maxLength={5000} defaultValue={typedIn(attempt, 'withdrawal').reason} />
      </Field>
      <Button type="submit" look="ghost">
        {m.case_withdraw()}
      </Button>
    </Fold>
  );
}

function Objection({ attempt, errors }: PartProps) {
  return (
    <Fold act="objection" title={m.case_object()} words={m.case_object_words()} open>
      <Field label={m.case_reason()} error={errors.reason} required>
        <Textarea name="reason" rows={4} maxLength={5000} defaultValue={typedIn(attempt, 'objection').reason} />
      </Field>
      <Button type="submit">{m.case_object()}</Button>
    </Fold>
  );
}

/** Open while the claimant is asked what shall become of somebody who was not reached. */
function Release({ dispute, attempt, errors }: PartProps) {
  const unreached = dispute.parties.filter(({ mayRelease }) => mayRelease);
  const isAsked = dispute.limits.some(({ limit }) => limit === 'unserved_respondent');
  return (
    <Fold
      act="release"
      title={m.case_release()}
      words={m.case_release_words()}
      open={isAsked || (attempt?.act === 'release' && !attempt.ok)}
    >
      <Field label={m.case_release_whom()} error={errors.party}>
        <Select name="party" defaultValue={typedIn(attempt, 'release').party}>
          {unreached.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.case_reason()} error={errors.reason} required>
        <Textarea name="reason" rows={3} maxLength={5000} defaultValue={typedIn(attempt, 'release').reason} />
      </Field>
      <Button type="submit" look="ghost">
        {m.case_release()}
      </Button>
    </Fold>
  );
}

function NoReply(_props: PartProps) {
  return (
    <Fold act="no-reply" title={m.case_no_reply()} words={m.case_no_reply_words()} open>
      <Button type="submit">{m.case_no_reply()}</Button>
    </Fold>
  );
}

function Sign({ dispute, attempt, errors }: PartProps) {
  const [own] = dispute.parties.filter(({ isYou }) => isYou);
  if (!own) return null;
  return (
    <Card title={m.case_sign()}>
      <p>{m.case_sign_words()}</p>
      <blockquote className="ds-said">
        {m.case_sign_text({ reference: dispute.reference, seat: dispute.seat, name: institution.name })}
      </blockquote>
      <Form method="post" className="desk-form">
        <input type="hidden" name="act" value="agreement" />
        <input type="hidden" name="party" value={own.id} />
        <Checkbox
          name="agreed"
          value="yes"
          aria-invalid={errors.agreed ? true : undefined}
          aria-describedby={errors.agreed ? 'sign-error' : undefined}
        >
          {m.case_sign_box({ party: own.name })}
        </Checkbox>
        {errors.agreed ? (
          <p id="sign-error" className="err">
            {errors.agreed}
          </p>
        ) : null}
        <Field label={m.case_sign_name()} error={errors.name} required>
          <Input name="name" maxLength={200} autoComplete="name" defaultValue={typedIn(attempt, 'agreement').name} />
        </Field>
        <Button type="submit">{m.case_sign()}</Button>
      </Form>
    </Card>
  );
}

const channels = { email: m.case_contact_email, mobile: m.case_contact_mobile, post: m.case_contact_post } as const;

function Contact({ dispute, attempt, errors }: PartProps) {
  const [own] = dispute.parties.filter(({ isYou }) => isYou);
  if (!own) return null;
  return (
    <Fold act="contact" title={m.case_contact()} words={m.case_contact_words()} open={attempt?.act === 'contact' && !attempt.ok}>
      <input type="hidden" name="party" value={own.id} />
      <ul className="ds-plain">
        {own.contacts.map(({ id, channel, value }) => (
          <li key={id}>
            {channels[channel]()}: {value}
          </li>
        ))}
      </ul>
      <Field label={m.case_contact_channel()}>
        <Select name="channel" defaultValue={typedIn(attempt, 'contact').channel ?? 'email'}>
          {Object.entries(channels).map(([channel, words]) => (
            <option key={channel} value={channel}>
              {words()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.case_contact_value()} error={errors.value} required>
        <Input name="value" maxLength={500} defaultValue={typedIn(attempt, 'contact').value} />
      </Field>
      <Field label={m.case_contact_replaces()}>
        <Select name="replaces" defaultValue={typedIn(attempt, 'contact').replaces ?? ''}>
          <option value="">{m.case_contact_adds()}</option>
          {own.contacts.map(({ id, value }) => (
            <option key={id} value={id}>
              {value}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit">{m.case_contact_save()}</Button>
    </Fold>
  );
}
