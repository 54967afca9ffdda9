import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { FormAnswer } from '#ui/desk/form-answer.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Field, Input } from '#ui/field.tsx';
import { errorAt, type Submission } from '#ui/forms/submission.ts';
import type { enrolment } from '../../contract/second-factor.ts';
import { RecoveryCodes } from './codes.tsx';
import { ProofField } from './proof-field.tsx';
import type { Security } from './types.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Verify } from './second-factor-verify.tsx';

export type Enrolment = OutputOf<typeof enrolment>;

type Props = {
  security: Security;
  said: Submission | undefined;
  next: string | null;
  /** Set while an app is being set up. */
  enrolment: Enrolment | null;
  /** Set once, when it is. */
  codes: string[] | null;
  /** Somebody who has an app wants another one. */
  renew: boolean;
};

/** Gives the second factor; or sets up the first one; or another app. */
export function SecondFactor(props: Props) {
  return (
    <div className="desk-stack">
      <PageHead title={m.factor_title()} />
      <Step {...props} />
    </div>
  );
}

function Step({ security: own, said, next, enrolment: begun, codes, renew }: Props) {
  if (codes) return <Done codes={codes} next={next} />;
  if (begun) return <Scan begun={begun} said={said} />;
  const hasNone = own.appSince === null && own.passkeys.length === 0;
  return hasNone || renew ? <Begin own={own} said={said} /> : <Verify own={own} said={said} />;
}

function Begin({ own, said }: { own: Security; said: Submission | undefined }) {
  return (
    <Card title={m.factor_begin()} className="acc-narrow">
      {own.isRequired ? <p>{m.factor_staff()}</p> : null}
      <p>{m.factor_begin_lead()}</p>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="begin" />
        <ProofField fresh={own.isFresh} said={said} act="begin" />
        <HandshakeButton type="submit" size="sm">
          {m.factor_begin_button()}
        </HandshakeButton>
        <FormAnswer acted={said} intent="begin" done={null} />
      </PostForm>
      {own.passkeysWork && own.passkeys.length === 0 ? (
        <p className="t2">
          <Button to="/account/security" look="ghost" size="sm">
            {m.factor_passkey_instead()}
          </Button>
        </p>
      ) : null}
    </Card>
  );
}

function Scan({ begun, said }: { begun: Enrolment; said: Submission | undefined }) {
  const { secret, address, qr } = begun;
  return (
    <Card title={m.factor_scan()} className="acc-narrow">
      <p>{m.factor_scan_lead()}</p>
      {/* On white whatever the theme: cameras look for dark squares on light ground, with four of them free around. */}
      <svg
        className="acc-qr"
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        role="img"
        aria-label={m.factor_qr()}
      >
        <path
          className="acc-qr-ground"
          d={`M-4 -4h${qr.size + 8}v${qr.size + 8}h-${qr.size + 8}z`}
        />
        <path className="acc-qr-dark" d={qr.path} />
      </svg>
      <p>
        {m.factor_secret()}{' '}
        <code className="acc-secret" translate="no">
          {(secret.match(/.{1,4}/g) ?? []).join(' ')}
        </code>
      </p>
      <p>
        <a className="lnk" href={address}>
          {m.factor_open_app()}
        </a>
      </p>
      <PostForm className="desk-form">
        <input type="hidden" name="act" value="confirm" />
        {/* Shown again if the code was wrong; the server believes nothing of it. */}
        <input type="hidden" name="shown" value={JSON.stringify(begun)} />
        <Field
          label={m.factor_scan_code()}
          hint={m.factor_scan_code_hint()}
          error={errorAt(said, 'confirm', 'code')}
          required
        >
          <Input
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            maxLength={20}
            required
          />
        </Field>
        <HandshakeButton type="submit" size="sm">
          {m.factor_go_on()}
        </HandshakeButton>
        <FormAnswer acted={said} intent="confirm" done={null} />
      </PostForm>
    </Card>
  );
}

function Done({ codes, next }: { codes: string[]; next: string | null }) {
  return (
    <div className="desk-stack acc-narrow">
      <RecoveryCodes codes={codes} />
      <p>
        <HandshakeButton to={next ?? '/account/security'} size="sm" reloadDocument>
          {m.factor_codes_kept()}
        </HandshakeButton>
      </p>
    </div>
  );
}
