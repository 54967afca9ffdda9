import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { RadioGroup } from '#ui/radio.tsx';
import { groundWords, spanWords } from '../../contract/opening-words.ts';
import { OPENING_WHY_MAX } from '../../contract/openings.ts';
import type { OpenablePlace, Opening, OpeningReading, Openings } from '../shapes.ts';
import '../sheet.css';

type Props = {
  id: string;
  found: Openings;
  acted: Submission | undefined;
  reading: { opening: string; read: OpeningReading } | null;
};

/** How sealed talk of one dispute is opened in an emergency: asked by one registrar, decided by another, read by the two. */
export function TalkOpenings({ id, found, acted, reading }: Props) {
  return (
    <div className="desk-stack">
      <PageHead
        title={m.office_openings()}
        above={found.reference}
        lead={m.office_openings_lead()}
      />
      {acted?.code === 'factor_stale' ? <FactorAgain id={id} /> : null}
      <Card title={m.office_openings_asked()}>
        {found.openings.length === 0 ? <p>{m.office_openings_none()}</p> : null}
        {found.openings.map((opening) => (
          <OpeningLine
            key={opening.id}
            opening={opening}
            acted={acted}
            read={reading?.opening === opening.id ? reading.read : null}
          />
        ))}
      </Card>
      <AskForm places={found.places} own={ownOf(acted, 'ask')} />
    </div>
  );
}

function FactorAgain({ id }: { id: string }) {
  const next = encodeURIComponent(`/office/disputes/${id}/talk-openings`);
  return (
    <p>
      <Link className="lnk" to={`/account/second-factor?next=${next}`}>
        {m.office_opening_factor()}
      </Link>
    </p>
  );
}

function placeWords({ kind, party }: Pick<OpenablePlace, 'kind' | 'party'>): string {
  if (kind === 'joint') return m.office_opening_joint();
  return kind === 'caucus' ? m.office_opening_caucus({ party }) : m.office_opening_parties();
}

const states = {
  asked: m.office_opening_state_asked,
  lapsed: m.office_opening_state_lapsed,
  declined: m.office_opening_state_declined,
  open: m.office_opening_state_open,
  over: m.office_opening_state_over,
} as const satisfies Record<Opening['state'], () => string>;

type LineProps = { opening: Opening; acted: Submission | undefined; read: OpeningReading | null };

function OpeningLine({ opening, acted, read }: LineProps) {
  const { id, state, decidedAt, isOwn, mayDecide, mayRead } = opening;
  const own = ownOf(acted, 'decide', id) ?? ownOf(acted, 'read', id);
  return (
    <section>
      <h3>
        {placeWords(opening)}: {spanWords(opening)}{' '}
        <Badge tone={state === 'open' ? 'bad' : state === 'asked' ? 'warn' : 'plain'}>
          {states[state]()}
        </Badge>
      </h3>
      <p>{groundWords[opening.ground]()}</p>
      <p>
        {m.office_opening_by({ name: opening.askedBy })} <Moment at={opening.askedAt} />:{' '}
        <span dir="auto">{opening.why}</span>
      </p>
      {decidedAt ? (
        <p>
          {m.office_opening_decided_by({ name: opening.decidedBy })} <Moment at={decidedAt} />:{' '}
          <span dir="auto">{opening.decidedWhy}</span>
        </p>
      ) : null}
      {state === 'open' || state === 'asked' ? (
        <p>
          {m.office_opening_until()} <Moment at={opening.until} />
        </p>
      ) : null}
      <SubmissionNotice submission={own} />
      {state === 'asked' && isOwn ? <p>{m.office_opening_own()}</p> : null}
      {mayDecide ? <DecideForm id={id} own={own} /> : null}
      {read ? <Said read={read} /> : null}
      {mayRead && (!read || read.hasMore) ? <ReadForm id={id} read={read} /> : null}
    </section>
  );
}

const grounds = () =>
  (Object.keys(groundWords) as (keyof typeof groundWords)[]).map((value) => ({
    value,
    label: groundWords[value](),
  })); // the keys of a literal

function DecideForm({ id, own }: { id: string; own: Submission | undefined }) {
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="about" value={id} />
      <RadioGroup
        legend={m.office_opening_which()}
        name="ground"
        options={grounds()}
        defaultValue={own?.values.ground ?? ''}
        error={own?.fields.ground}
        required
      />
      <WhyField label={m.office_opening_your_why()} own={own} />
      <p className="ds-ways">
        <Button size="sm" type="submit" name="decision" value="granted">
          {m.office_opening_grant()}
        </Button>
        <Button size="sm" type="submit" name="decision" value="declined">
          {m.office_opening_decline()}
        </Button>
      </p>
    </PostForm>
  );
}

function WhyField({ label, own }: { label: string; own: Submission | undefined }) {
  return (
    <Field label={label} hint={m.office_opening_why_hint()} error={own?.fields.why} required>
      <Textarea
        name="why"
        rows={3}
        maxLength={OPENING_WHY_MAX}
        defaultValue={own?.values.why ?? ''}
        dir="auto"
      />
    </Field>
  );
}

function ReadForm({ id, read }: { id: string; read: OpeningReading | null }) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="about" value={id} />
      <input type="hidden" name="after" value={read?.messages.at(-1)?.number ?? 0} />
      <Button size="sm" type="submit">
        {read ? m.office_opening_read_on() : m.office_opening_read()}
      </Button>
    </PostForm>
  );
}

function Said({ read: { messages } }: { read: OpeningReading }) {
  return (
    <div role="status" tabIndex={-1} data-answer="">
      <h4>{m.office_opening_read_title()}</h4>
      {messages.length === 0 ? <p>{m.office_opening_read_none()}</p> : null}
      <ol className="ds-plain">
        {messages.map((one) => (
          <li key={one.number}>
            #{one.number} <b>{one.by || m.talk_nobody()}</b>, <Moment at={one.at} />
            {one.inConfidence ? ` (${m.office_opening_in_confidence()})` : ''}
            <p className="tlk-w" dir="auto">
              {one.words ?? m.office_opening_withdrawn()}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type AskProps = { places: readonly OpenablePlace[]; own: Submission | undefined };

function AskForm({ places, own }: AskProps) {
  return (
    <Card title={m.office_opening_ask()}>
      <SubmissionNotice submission={own} />
      {places.length === 0 ? (
        <p>{m.office_openings_no_places()}</p>
      ) : (
        <PostForm className="desk-form" preventScrollReset>
          <input type="hidden" name="intent" value="ask" />
          <p className="t2 ds-small">{m.office_opening_ask_hint()}</p>
          <RadioGroup
            legend={m.office_opening_place()}
            name="place"
            options={places.map((one) => ({ value: one.place, label: placeWords(one) }))}
            defaultValue={own?.values.place ?? ''}
            error={own?.fields.place}
            required
          />
          <Field label={m.office_opening_first()} error={own?.fields.from}>
            <Input name="from" inputMode="numeric" defaultValue={own?.values.from ?? ''} />
          </Field>
          <Field label={m.office_opening_last()} error={own?.fields.to}>
            <Input name="to" inputMode="numeric" defaultValue={own?.values.to ?? ''} />
          </Field>
          <RadioGroup
            legend={m.office_opening_ground()}
            name="ground"
            options={grounds()}
            defaultValue={own?.values.ground ?? ''}
            error={own?.fields.ground}
            required
          />
          <WhyField label={m.office_opening_why()} own={own} />
          <Button type="submit">{m.office_opening_send()}</Button>
        </PostForm>
      )}
    </Card>
  );
}
