import './sheet.css';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { termsToAuthenticate } from '../contract/authentication.ts';
import { SettlementSignatures, SettlementTexts } from './settlement.tsx';
import { SigningSteps } from './signing-steps.tsx';

type TermsView = OutputOf<typeof termsToAuthenticate>;
type Props = { disputeId: string; view: TermsView; sent: Submission | undefined };

/** What every party signed, for whoever led their talks or decides: to read it, and to put one's name to it. */
export function TermsPage({ disputeId, view, sent }: Props) {
  const { reference, form, isWaiting, document, members, mayObject } = view;
  const isAward = form === 'award';
  const own = members.find(({ isYou }) => isYou);
  return (
    <div className="desk-stack">
      <PageHead
        title={m.terms_title()}
        above={reference}
        lead={isAward ? m.terms_lead_award() : m.terms_lead_led()}
      />
      <SubmissionNotice
        submission={isSent(sent) ? sent : undefined}
        done={sent?.intent === 'code' ? m.settlement_code_sent() : m.terms_signed_done()}
      />
      <Card title={isAward ? m.settlement_award_title() : m.settlement_title()}>
        {isWaiting ? null : <p>{m.terms_over()}</p>}
        {isWaiting && own?.signedAt ? <p>{m.terms_waits_others()}</p> : null}
        {document ? (
          <p>
            <Link className="lnk" to={`/cases/${disputeId}/papers/${document}`}>
              {m.settlement_paper()}
            </Link>
          </p>
        ) : null}
        <SettlementSignatures parties={[...view.parties, ...members.map(memberLine)]} />
      </Card>
      <SettlementTexts settlement={view} />
      {isWaiting && own && (!own.signedAt || view.mayFinish) ? (
        <TermsSign view={view} sent={sent} />
      ) : null}
      {mayObject ? <Objecting sent={sent} /> : null}
    </div>
  );
}

const memberLine = ({ name, signedAt }: TermsView['members'][number], at: number) => ({
  ...{ id: `member-${at}`, name, signedAt, signedAs: name },
});

type SignProps = { view: TermsView; sent: Submission | undefined };

function TermsSign({ view: { form, hash, isCodeSent, members, stamp }, sent }: SignProps) {
  const isAward = form === 'award';
  const title = isAward ? m.terms_sign_award() : m.terms_sign_led();
  return (
    <SigningSteps
      {...{ title, button: title, hash, isCodeSent, sent }}
      agrees={isAward ? m.terms_agree_award() : m.terms_agree_led()}
      more={(acted) =>
        isAward ? <OfAward acted={acted} stamp={stamp} isOneOfMany={members.length > 1} /> : null
      }
    />
  );
}

type AwardProps = { acted: Submission | undefined; stamp: string | null; isOneOfMany: boolean };

/** What an award says beside the terms: its stamp, and of a tribunal of three why a member has not signed (ACA s. 31(2)). */
function OfAward({ acted, stamp, isOneOfMany }: AwardProps) {
  const { fields = {}, values = {} } = acted ?? {};
  return (
    <>
      {stamp ? (
        <p>{m.settlement_award_stamped({ number: stamp })}</p>
      ) : (
        <Field label={m.terms_stamp()} hint={m.terms_stamp_hint()} error={fields.stamp}>
          <Input name="stamp" maxLength={100} defaultValue={values.stamp} />
        </Field>
      )}
      {isOneOfMany ? (
        <Field label={m.terms_without()} hint={m.terms_without_hint()} error={fields.without}>
          <Textarea name="without" rows={3} maxLength={2000} defaultValue={values.without} />
        </Field>
      ) : null}
    </>
  );
}

function Objecting({ sent }: { sent: Submission | undefined }) {
  const { fields = {}, values = {} } = ownOf(sent, 'object') ?? {};
  return (
    <Card title={m.terms_object()}>
      <p>{m.terms_object_words()}</p>
      <ActForm intent="object" acted={sent} label={m.terms_object_send()}>
        <Field label={m.terms_object_reason()} error={fields.reason} required>
          <Textarea name="reason" rows={4} maxLength={2000} defaultValue={values.reason} required />
        </Field>
      </ActForm>
    </Card>
  );
}
