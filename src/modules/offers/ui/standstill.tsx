import './sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, FieldError, Input } from '#ui/field.tsx';
import { isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import type { StandstillView } from './standstill-action.ts';
import { standstillTones, standstillWords } from './words.ts';

type Props = { disputeId: string; view: StandstillView; sent: Submission | undefined };
type One = StandstillView['standstills'][number];

/** Where both sides agree that the institution's limits stand still while they talk. */
export function StandstillPage({ disputeId, view, sent }: Props) {
  const { reference, standstills, mayPropose } = view;
  return (
    <div className="desk-stack">
      <PageHead title={m.standstill_title()} above={reference} lead={m.standstill_lead()} />
      <SubmissionNotice submission={isSent(sent) ? sent : undefined} done={m.standstill_done()} />
      <p className="off-seal">{m.standstill_law()}</p>
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle`}>
          {m.proposals_back()}
        </Link>
      </p>
      {standstills.map((one) => (
        <StandstillCard key={one.id} one={one} sent={sent} />
      ))}
      {mayPropose ? <ProposeForm view={view} sent={sent} /> : null}
      {standstills.length === 0 && !mayPropose ? <Card>{m.standstill_none()}</Card> : null}
    </div>
  );
}

type PartProps = { one: One; sent: Submission | undefined };

function StandstillCard({ one, sent }: PartProps) {
  const { id, state, until, body, hash, parties, maySign, mayRefuse, mayEnd } = one;
  return (
    <Card title={m.standstill_until({ day: dayInWords(until) })}>
      <p>
        <Badge tone={standstillTones[state]}>{standstillWords[state]()}</Badge>{' '}
        <span className="t2">{momentInShort(one.proposedAt)}</span>
      </p>
      <ul>
        {parties.map(({ id: party, name, signedAs }) => (
          <li key={party} dir="auto">
            {signedAs
              ? m.standstill_signed({ name, by: signedAs })
              : m.standstill_unsigned({ name })}
          </li>
        ))}
      </ul>
      <details open={maySign}>
        <summary>{m.standstill_text()}</summary>
        <p className="off-duties" dir="auto">
          {body}
        </p>
        <p className="t2">SHA-256: {hash}</p>
      </details>
      {maySign ? (
        <ActForm intent="sign" about={id} acted={sent} label={m.standstill_sign()}>
          <Signature about={ownOf(sent, 'sign', id)} box />
        </ActForm>
      ) : null}
      {mayRefuse ? (
        <ActForm intent="refuse" about={id} acted={sent} label={m.standstill_refuse()} />
      ) : null}
      {mayEnd ? (
        <details open={ownOf(sent, 'end', id) !== undefined}>
          <summary>{m.standstill_end()}</summary>
          <p>{m.standstill_end_words()}</p>
          <ActForm intent="end" about={id} acted={sent} label={m.standstill_end_yes()}>
            <Signature about={ownOf(sent, 'end', id)} />
          </ActForm>
        </details>
      ) : null}
    </Card>
  );
}

function ProposeForm({ view, sent }: { view: StandstillView; sent: Submission | undefined }) {
  const own = ownOf(sent, 'propose');
  const { fields = {}, values = {} }: { fields?: Fields; values?: Fields } = own ?? {};
  const latest = dayInWords(view.latest);
  return (
    <Card title={m.standstill_propose()}>
      <ActForm intent="propose" acted={sent} label={m.standstill_propose_send()}>
        <Field
          label={m.standstill_last_day()}
          hint={m.standstill_last_day_hint({ day: latest })}
          error={fields.until}
          required
        >
          <Input type="date" name="until" max={view.latest} defaultValue={values.until} required />
        </Field>
        <Signature about={own} box />
      </ActForm>
    </Card>
  );
}

/** A name in writing, and with a text a box that says that it was read. */
function Signature({ about, box = false }: { about: Submission | undefined; box?: boolean }) {
  const { fields = {}, values = {} }: { fields?: Fields; values?: Fields } = about ?? {};
  return (
    <>
      {box ? (
        <Checkbox
          name="agreed"
          value="yes"
          defaultChecked={values.agreed === 'yes'}
          aria-invalid={fields.agreed ? true : undefined}
          aria-describedby={fields.agreed ? 'standstill-error' : undefined}
        >
          {m.standstill_box()}
        </Checkbox>
      ) : null}
      {fields.agreed ? <FieldError id="standstill-error">{fields.agreed}</FieldError> : null}
      <Field label={m.case_sign_name()} error={fields.name} required>
        <Input
          name="name"
          maxLength={200}
          autoComplete="name"
          defaultValue={values.name}
          required
        />
      </Field>
    </>
  );
}
