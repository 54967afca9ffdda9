import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { FormNote } from '#ui/forms/form-note.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import { CALL_PHONE_MAX, type Visit } from '../../contract/visit.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type JoinProps = { visit: Visit; token: string; posted: Submission | undefined };

/** The door of the meeting: open from ten minutes before. It says what happens and when, and promises nothing else. */
export function JoinPage({ visit, token, posted }: JoinProps) {
  const { door, meetsOnline, booked } = visit;
  const isAhead = door === 'early' || door === 'open';
  return (
    <div className="wrap form-page vst">
      <div className="vst-main">
        <header className="vst-head">
          <h1 className="d-m">{headingFor(visit)}</h1>
          <p className="b-l t2">{leadFor(visit)}</p>
          {isAhead && booked?.yourWords ? <p className="t2">{booked.yourWords}</p> : null}
        </header>
        <FormNote posted={posted} />
        {visit.roomUrl ? <Room url={visit.roomUrl} officer={visit.officer} /> : null}
        {isAhead && !meetsOnline ? <Phone visit={visit} posted={posted} /> : null}
        <p>
          <Button to={`/consultation/${encodeURIComponent(token)}`}>{m.consult_back()}</Button>
        </p>
      </div>
    </div>
  );
}

function headingFor({ door, meetsOnline }: Visit): string {
  if (door === 'open')
    return meetsOnline ? m.consult_join_open_heading() : m.consult_call_open_heading();
  if (door === 'early' && !meetsOnline) return m.consult_call_early_heading();
  return {
    shut: m.consult_join_shut_heading,
    early: m.consult_join_early_heading,
    over: m.consult_join_over_heading,
  }[door]();
}

function leadFor({ door, meetsOnline, officer, booked, doorOpens, phoneEnding }: Visit): string {
  const when = booked?.words ?? '';
  if (door === 'open')
    return meetsOnline
      ? m.consult_join_open_lead({ officer })
      : m.consult_call_lead({ officer, when, ending: phoneEnding });
  if (door === 'early') {
    return meetsOnline
      ? m.consult_join_early_lead({ when, opens: doorOpens ?? '' })
      : m.consult_call_lead({ officer, when, ending: phoneEnding });
  }
  return door === 'over' ? m.consult_join_over_lead() : m.consult_join_shut_lead();
}

function Room({ url, officer }: { url: string; officer: string }) {
  return (
    <section className="vst-card" aria-label={m.consult_join_room()}>
      <p>{m.consult_join_room_words({ officer })}</p>
      <HandshakeButton href={url} rel="noreferrer noopener">
        {m.consult_join_button()}
      </HandshakeButton>
    </section>
  );
}

function Phone({ visit, posted }: Pick<JoinProps, 'visit' | 'posted'>) {
  return (
    <PostForm className="vst-card vst-note">
      <input type="hidden" name="act" value="phone" />
      <p>{m.consult_phone_words({ ending: visit.phoneEnding })}</p>
      <Field label={m.consult_phone_label()} error={problemOf(posted)}>
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={CALL_PHONE_MAX}
          defaultValue={posted?.values.phone ?? ''}
        />
      </Field>
      <Button type="submit" look="solid">
        {m.consult_phone_button()}
      </Button>
    </PostForm>
  );
}
