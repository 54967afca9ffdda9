import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import {
  consentKinds,
  consentStandings,
  consentWays,
  shownWords,
} from '../../contract/consent-words.ts';
import type { OfficeCardProps, OfficeDisputeView } from './types.ts';

type Consent = OfficeDisputeView['consents'][number];

const tones: Record<Consent['status'], Tone> = {
  counts: 'good',
  not_shown: 'warn',
  disputed: 'bad',
  over: 'plain',
};
const capacities: Record<Consent['capacity'], () => string> = {
  party: m.office_consent_capacity_party,
  representative: m.office_consent_capacity_representative,
  institution: m.office_consent_capacity_institution,
};
const methods = {
  paper: m.office_consent_method_paper,
  call: m.office_consent_method_call,
  account: m.office_consent_method_account,
} as const;

/** What each party agreed to and by what it is known who gave it, for whoever has to say whether it counts. */
export function Consents({ dispute, acted, children }: OfficeCardProps & { children?: ReactNode }) {
  const { consents, may } = dispute;
  const mayRecord = may.includes('consent_recorded');
  if (consents.length === 0 && !mayRecord) return null;
  return (
    <Card title={m.office_consents()}>
      <p className="t2">{m.office_consent_lead()}</p>
      {children}
      {consents.length === 0 ? <p>{m.office_consent_none()}</p> : null}
      <ul className="dsp-rows">
        {consents.map((consent) => (
          <li key={consent.id}>
            <One consent={consent} dispute={dispute} acted={acted} />
          </li>
        ))}
      </ul>
      {mayRecord ? <OnPaper dispute={dispute} acted={acted} /> : null}
    </Card>
  );
}

function One({ consent, dispute, acted }: OfficeCardProps & { consent: Consent }) {
  const { status, kind, signer, capacity, way, number, documentId, hash, proofs } = consent;
  const name = dispute.parties.find(({ id }) => id === consent.partyId)?.name ?? '';
  return (
    <>
      <p className="dsp-head">
        <b>
          {consentKinds[kind]()}: {name}
        </b>
        <Badge tone={tones[status]}>{consentStandings[status]()}</Badge>
      </p>
      <p>
        {signer}, {m.office_consent_capacity()} {capacities[capacity]()}. {consentWays[way]()}{' '}
        <Moment at={consent.givenAt} />
      </p>
      <p>
        <a className="lnk" href={`/api/disputes/${dispute.id}/documents/${documentId}`}>
          {number}
        </a>
      </p>
      <p className="dsp-hash">{m.office_dispute_hash_short({ hash })}</p>
      {proofs.map(({ method, at, by, called, source, note, documentId: paper }) => (
        <p key={at} className="dsp-text">
          {shownWords[method]()}
          {by ? `, ${by}` : ''} <Moment at={at} />
          {[called, source, note].filter(Boolean).map((line) => ` · ${line}`)}
          {paper ? (
            <>
              {' '}
              <a className="lnk" href={`/api/disputes/${dispute.id}/documents/${paper}`}>
                {m.office_consent_paper()}
              </a>
            </>
          ) : null}
        </p>
      ))}
      {status === 'not_shown' ? <Show consent={consent} dispute={dispute} acted={acted} /> : null}
      {status !== 'over' && dispute.isRegistrar ? (
        <Decide consent={consent} dispute={dispute} acted={acted} />
      ) : null}
    </>
  );
}

type FoldProps = {
  title: string;
  intent: string;
  about: string;
  dispute: OfficeDisputeView;
  isOpen: boolean;
  children: ReactNode;
};

function Fold({ title, intent, about, dispute, isOpen, children }: FoldProps) {
  return (
    <details className="dsp-more" open={isOpen}>
      <summary>{title}</summary>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="about" value={about} />
        <input type="hidden" name="version" value={dispute.version} />
        {children}
      </PostForm>
    </details>
  );
}

function PaperField({
  dispute,
  typed,
}: {
  dispute: OfficeDisputeView;
  typed: Submission | undefined;
}) {
  const brought = dispute.nameable.filter(({ number }) => number === null);
  return (
    <Field label={m.office_consent_paper()} error={typed?.fields.document}>
      <Select name="document" defaultValue={typed?.values.document ?? ''}>
        <option value="">{m.office_dispute_order_none()}</option>
        {brought.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Show({ consent, dispute, acted }: OfficeCardProps & { consent: Consent }) {
  const typed = failedOf(acted, 'consent-proof', consent.id);
  return (
    <Fold
      title={m.office_consent_shows()}
      intent="consent-proof"
      about={consent.id}
      dispute={dispute}
      isOpen={Boolean(typed)}
    >
      <p>{m.office_consent_not_shown()}</p>
      <Field label={m.office_consent_method()} error={typed?.fields.method}>
        <Select name="method" defaultValue={typed?.values.method}>
          {Object.entries(methods).map(([method, words]) => (
            <option key={method} value={method}>
              {words()}
            </option>
          ))}
        </Select>
      </Field>
      <PaperField dispute={dispute} typed={typed} />
      <Field label={m.office_consent_called()} error={typed?.fields.called}>
        <Input name="called" type="tel" maxLength={40} defaultValue={typed?.values.called} />
      </Field>
      <Field label={m.office_consent_source()} error={typed?.fields.source}>
        <Input name="source" maxLength={300} defaultValue={typed?.values.source} />
      </Field>
      <Field label={m.office_consent_note()} error={typed?.fields.note} required>
        <Textarea name="note" rows={3} maxLength={5000} defaultValue={typed?.values.note} />
      </Field>
      <Button type="submit">{m.office_consent_shows()}</Button>
    </Fold>
  );
}

function Decide({ consent, dispute, acted }: OfficeCardProps & { consent: Consent }) {
  const typed = failedOf(acted, 'consent-decision', consent.id);
  return (
    <Fold
      title={m.office_consent_decide()}
      intent="consent-decision"
      about={consent.id}
      dispute={dispute}
      isOpen={Boolean(typed)}
    >
      <Field label={m.office_dispute_reason()} error={typed?.fields.why} required>
        <Textarea name="why" rows={3} maxLength={5000} defaultValue={typed?.values.why} />
      </Field>
      {consent.status === 'disputed' ? (
        <Button type="submit" name="outcome" value="upheld">
          {m.office_consent_uphold()}
        </Button>
      ) : null}
      <Button type="submit" name="outcome" value="fallen" look="line">
        {m.office_consent_fall()}
      </Button>
    </Fold>
  );
}

function OnPaper({ dispute, acted }: OfficeCardProps) {
  const typed = failedOf(acted, 'consent-paper', '');
  const kinds =
    dispute.process === 'arbitration'
      ? (['submission', 'fast_track'] as const)
      : (['talks'] as const);
  return (
    <Fold
      title={m.office_consent_record()}
      intent="consent-paper"
      about=""
      dispute={dispute}
      isOpen={Boolean(typed)}
    >
      <Field label={m.office_consent_party()} error={typed?.fields.party}>
        <Select name="party" defaultValue={typed?.values.party}>
          {dispute.parties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.office_consent_kind()}>
        <Select name="kind" defaultValue={typed?.values.kind}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {consentKinds[kind]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.office_consent_signer()} error={typed?.fields.signer} required>
        <Input name="signer" maxLength={200} defaultValue={typed?.values.signer} />
      </Field>
      <Field label={m.office_consent_capacity()}>
        <Select name="capacity" defaultValue={typed?.values.capacity}>
          <option value="party">{m.office_consent_capacity_party()}</option>
          <option value="representative">{m.office_consent_capacity_representative()}</option>
        </Select>
      </Field>
      <PaperField dispute={dispute} typed={typed} />
      <Field label={m.office_consent_note()} error={typed?.fields.note} required>
        <Textarea name="note" rows={3} maxLength={5000} defaultValue={typed?.values.note} />
      </Field>
      <Button type="submit">{m.office_consent_record()}</Button>
    </Fold>
  );
}
