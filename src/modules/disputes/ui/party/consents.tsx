import type { ReactNode } from 'react';
import { dayInWords } from '#kernel/day-words.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import { KeptForm } from '#ui/offline-drafts/kept-form.tsx';
import { consentKinds, consentStandings, shownWords } from '../../contract/consent-words.ts';
import type { PartyDisputeView } from './types.ts';

type Consent = PartyDisputeView['consents'][number];
type Props = { dispute: PartyDisputeView; attempt: Submission | undefined };

/** What everybody agreed to: its paper, whether it counts, by what its giver is known, and what the reader may do about their own. */
export function Consents({ dispute, attempt }: Props) {
  if (dispute.consents.length === 0) return null;
  const nameOf = (id: string) => dispute.parties.find((party) => party.id === id)?.name ?? '';
  return (
    <Card title={m.case_consents()}>
      <ul className="ds-plain">
        {dispute.consents.map((consent) => (
          <li key={consent.id}>
            <p>
              <b>{consentKinds[consent.kind]()}</b>: {nameOf(consent.partyId)},{' '}
              {dayInWords(dayIn(consent.givenAt))}{' '}
              {consent.status === 'counts' ? (
                <Badge tone="good">{m.case_consent_counts()}</Badge>
              ) : null}
            </p>
            <p>
              <a
                className="lnk"
                href={`/api/disputes/${dispute.id}/documents/${consent.documentId}`}
              >
                {consent.number}
              </a>
            </p>
            {consent.status === 'counts' ? null : (
              <p className="t2">{consentStandings[consent.status]()}</p>
            )}
            {consent.shownBy.map((method) => (
              <p key={method} className="t2">
                {shownWords[method]()}
              </p>
            ))}
            <About consent={consent} attempt={attempt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function About({ consent, attempt }: { consent: Consent; attempt: Submission | undefined }) {
  const isMeant = attempt?.values.kind === consent.kind && attempt.values.party === consent.partyId;
  const failed = (act: string) => (isMeant ? failedOf(attempt, act) : undefined);
  const denied = failed('consent-denial');
  return (
    <>
      {consent.mayWithdraw ? (
        <Fold
          act="consent-withdrawal"
          title={m.case_consent_withdraw()}
          consent={consent}
          failed={failed('consent-withdrawal')}
        >
          <p>{m.case_consent_withdraw_words()}</p>
          <Button type="submit" look="ghost">
            {m.case_consent_withdraw()}
          </Button>
        </Fold>
      ) : null}
      {consent.mayDeny ? (
        <Fold act="consent-denial" title={m.case_consent_deny()} consent={consent} failed={denied}>
          <p>{m.case_consent_deny_words()}</p>
          <Field label={m.case_reason()} error={denied?.fields.reason}>
            <Textarea
              name="reason"
              rows={3}
              maxLength={5000}
              defaultValue={denied?.values.reason}
            />
          </Field>
          <Button type="submit" look="ghost">
            {m.case_consent_deny()}
          </Button>
        </Fold>
      ) : null}
    </>
  );
}

type FoldProps = {
  act: string;
  title: string;
  consent: Consent;
  failed: Submission | undefined;
  children: ReactNode;
};

function Fold({ act, title, consent, failed, children }: FoldProps) {
  return (
    <details className="ds-fold" open={Boolean(failed)}>
      <summary>{title}</summary>
      <KeptForm name={`${act}/${consent.kind}/${consent.partyId}`}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="kind" value={consent.kind} />
        <input type="hidden" name="party" value={consent.partyId} />
        {children}
      </KeptForm>
    </details>
  );
}
