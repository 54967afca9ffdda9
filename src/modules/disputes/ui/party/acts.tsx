import type { ReactNode } from 'react';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { KeptForm } from '#ui/keep/kept-form.tsx';
import { Select } from '#ui/select.tsx';
import type { PartyDisputeView } from './shapes.ts';

type ActsProps = { dispute: PartyDisputeView; attempt: Submission | undefined };
type PartProps = ActsProps & { errors: Fields };

/** The forms of this page, and what each says when it was sent. */
const done = {
  withdrawal: m.case_done_withdrawal,
  objection: m.case_done_objection,
  unopposed: m.case_done_unopposed,
  leaving: m.case_done_leaving,
  release: m.case_done_release,
  agreement: m.case_done_agreement,
  'fast-track': m.case_done_consent,
  'consent-withdrawal': m.case_done_consent,
  'consent-denial': m.case_done_consent,
  'no-reply': m.case_done_no_reply,
  contact: m.case_done_contact,
} as const satisfies Record<string, () => string>;
export type PartyAct = keyof typeof done;

const may = (dispute: PartyDisputeView, event: PartyDisputeView['may'][number]) =>
  dispute.may.includes(event);

function partOf(act: string, { dispute, attempt }: ActsProps): PartProps {
  return {
    dispute,
    attempt,
    errors: failedOf(attempt, act)?.fields ?? {},
  };
}

/** What a party can do now to take the case further, as the server says; each is a form that works without a script. */
export function DisputeActs(given: ActsProps) {
  const { dispute } = given;
  return (
    <>
      {may(dispute, 'resubmitted') && !isNext(dispute, 'defects') ? (
        <Elsewhere to={`/cases/${dispute.id}/defects`} words={m.case_mend()} />
      ) : null}
      {may(dispute, 'reopening_asked') && !isNext(dispute, 'reopening') ? (
        <Elsewhere to={`/cases/${dispute.id}/reopening`} words={m.case_reopening()} />
      ) : null}
      {may(dispute, 'agreement_signed') ? (
        <Sign
          {...partOf('agreement', given)}
          as="agreement"
          text={dispute.consentTexts.submission}
        />
      ) : null}
      {may(dispute, 'fast_track_signed') && dispute.wish === 'expedited' ? (
        <Sign
          {...partOf('fast-track', given)}
          as="fast-track"
          text={dispute.consentTexts.fastTrack}
        />
      ) : null}
      {may(dispute, 'no_reply') ? <NoReply {...partOf('no-reply', given)} /> : null}
      {may(dispute, 'withdrawal_objected') ? <Objection {...partOf('objection', given)} /> : null}
      {may(dispute, 'withdrawal_unopposed') ? <Unopposed {...partOf('unopposed', given)} /> : null}
    </>
  );
}

/** What a claimant can do about a respondent whom nothing has reached. */
export function ReachActs(given: ActsProps) {
  return given.dispute.parties.some(({ mayRelease }) => mayRelease) ? (
    <Release {...partOf('release', given)} />
  ) : null;
}

/** The card at the top leads there already. */
function isNext(
  { next }: PartyDisputeView,
  place: PartyDisputeView['next'][number]['place'],
): boolean {
  return next.some((act) => act.who === 'you' && act.place === place);
}

/** What has a page of its own. */
function Elsewhere({ to, words }: { to: string; words: string }) {
  return (
    <p>
      <Button look="solid" to={to}>
        {words}
      </Button>
    </p>
  );
}

/** How the reader's own party is reached. */
export function OwnContact(given: ActsProps) {
  return may(given.dispute, 'contact_changed') ? <Contact {...partOf('contact', given)} /> : null;
}

/** What ends the case for the reader stands last, far from what takes it further. */
export function EndingActs(given: ActsProps) {
  return (
    <>
      {may(given.dispute, 'talks_ended') ? <Leaving {...partOf('leaving', given)} /> : null}
      {may(given.dispute, 'withdrawal_asked') ? (
        <Withdrawal {...partOf('withdrawal', given)} />
      ) : null}
    </>
  );
}

/** What came of the last form of the page. */
export function Came({ attempt }: { attempt: Submission | undefined }) {
  const sentence = attempt && named(done, attempt.intent);
  // Another module's form says for itself what came of it.
  return sentence ? <SubmissionNotice submission={attempt} done={sentence()} /> : null;
}

/** What she typed into a form that was refused: without a script the page is new, and nothing of it may be lost. */
function typedIn(attempt: Submission | undefined, act: string): Partial<Fields> {
  return failedOf(attempt, act)?.values ?? {};
}

type FoldProps = {
  id?: string;
  act: string;
  title: string;
  words: string;
  open: boolean;
  children: ReactNode;
};

/** A form behind its heading, which opens without a script. */
function Fold({ id, act, title, words, open, children }: FoldProps) {
  return (
    <details id={id} className="ds-fold" open={open}>
      <summary>{title}</summary>
      <p>{words}</p>
      <KeptForm name={act}>
        <input type="hidden" name="act" value={act} />
        {children}
      </KeptForm>
    </details>
  );
}

function Withdrawal({ attempt, errors }: PartProps) {
  return (
    <Fold
      act="withdrawal"
      title={m.case_withdraw()}
      words={m.case_withdraw_words()}
      open={failedOf(attempt, 'withdrawal') !== undefined}
    >
      <Field label={m.case_reason()} error={errors.reason}>
        <Textarea
          name="reason"
          rows={3}
          maxLength={5000}
          defaultValue={typedIn(attempt, 'withdrawal').reason}
        />
      </Field>
      <Field label={m.case_liberty()} error={errors.liberty} required>
        <Select name="liberty" defaultValue={typedIn(attempt, 'withdrawal').liberty ?? ''}>
          <option value="">{m.case_liberty_choose()}</option>
          <option value="with">{m.case_liberty_with()}</option>
          <option value="without">{m.case_liberty_without()}</option>
        </Select>
      </Field>
      <Button type="submit" look="ghost">
        {m.case_withdraw()}
      </Button>
    </Fold>
  );
}

function Objection({ attempt, errors }: PartProps) {
  return (
    <Fold id="objection" act="objection" title={m.case_object()} words={m.case_object_words()} open>
      <Field label={m.case_reason()} error={errors.reason} required>
        <Textarea
          name="reason"
          rows={4}
          maxLength={5000}
          defaultValue={typedIn(attempt, 'objection').reason}
        />
      </Field>
      <Button type="submit">{m.case_object()}</Button>
    </Fold>
  );
}

/** A respondent who has no objection need not let the claimant wait. */
function Unopposed(_props: PartProps) {
  return (
    <Fold act="unopposed" title={m.case_unopposed()} words={m.case_unopposed_words()} open={false}>
      <Button type="submit" look="ghost">
        {m.case_unopposed()}
      </Button>
    </Fold>
  );
}

/** ACA s. 76(d): a declaration in writing, by name, and no reason is owed. */
function Leaving({ attempt, errors }: PartProps) {
  return (
    <Fold
      act="leaving"
      title={m.case_leaving()}
      words={m.case_leaving_words()}
      open={failedOf(attempt, 'leaving') !== undefined}
    >
      <Checkbox
        name="agreed"
        value="yes"
        aria-invalid={errors.agreed ? true : undefined}
        aria-describedby={errors.agreed ? 'leaving-error' : undefined}
      >
        {m.notice_agree_leaving()}
      </Checkbox>
      {errors.agreed ? (
        <p id="leaving-error" className="err">
          {errors.agreed}
        </p>
      ) : null}
      <Field label={m.case_sign_name()} error={errors.name} required>
        <Input
          name="name"
          maxLength={200}
          autoComplete="name"
          defaultValue={typedIn(attempt, 'leaving').name}
        />
      </Field>
      <Button type="submit" look="ghost">
        {m.case_leaving()}
      </Button>
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
      open={isAsked || failedOf(attempt, 'release') !== undefined}
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
        <Textarea
          name="reason"
          rows={3}
          maxLength={5000}
          defaultValue={typedIn(attempt, 'release').reason}
        />
      </Field>
      <Button type="submit" look="ghost">
        {m.case_release()}
      </Button>
    </Fold>
  );
}

function NoReply(_props: PartProps) {
  return (
    <Fold
      id="no_reply"
      act="no-reply"
      title={m.case_no_reply()}
      words={m.case_no_reply_words()}
      open
    >
      <Button type="submit">{m.case_no_reply()}</Button>
    </Fold>
  );
}

const signing = {
  agreement: { title: m.case_sign, words: m.case_sign_words },
  'fast-track': { title: m.case_sign_fast_track, words: m.case_sign_fast_track_words },
} as const;

/** The very words that become a paper of the record, a tick beside them, and a name typed. */
function Sign({
  dispute,
  attempt,
  errors,
  as,
  text,
}: PartProps & { as: keyof typeof signing; text: string }) {
  const [own] = dispute.parties.filter(({ isYou }) => isYou);
  if (!own) return null;
  const { title, words } = signing[as];
  const errorId = `${as}-error`;
  return (
    <Card id={as} title={title()}>
      <p>{words()}</p>
      <blockquote className="ds-said">{text}</blockquote>
      <KeptForm name={as}>
        <input type="hidden" name="act" value={as} />
        <input type="hidden" name="party" value={own.id} />
        <Checkbox
          name="agreed"
          value="yes"
          aria-invalid={errors.agreed ? true : undefined}
          aria-describedby={errors.agreed ? errorId : undefined}
        >
          {m.case_sign_box({ party: own.name })}
        </Checkbox>
        {errors.agreed ? (
          <p id={errorId} className="err">
            {errors.agreed}
          </p>
        ) : null}
        <Field label={m.case_sign_name()} error={errors.name} required>
          <Input
            name="name"
            maxLength={200}
            autoComplete="name"
            defaultValue={typedIn(attempt, as).name}
          />
        </Field>
        <Button type="submit">{title()}</Button>
      </KeptForm>
    </Card>
  );
}

const channels = {
  email: m.case_contact_email,
  mobile: m.case_contact_mobile,
  post: m.case_contact_post,
} as const;

function Contact({ dispute, attempt, errors }: PartProps) {
  const [own] = dispute.parties.filter(({ isYou }) => isYou);
  if (!own) return null;
  return (
    <Fold
      act="contact"
      title={m.case_contact()}
      words={m.case_contact_words()}
      open={failedOf(attempt, 'contact') !== undefined}
    >
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
