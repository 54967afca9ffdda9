import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { FormNote } from '#ui/forms/form-note.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Icon } from '#ui/icon.tsx';
import { NOTE_MAX, type Visit } from '../../contract/visit.ts';
import { OwnClock, useOwnZone } from './own-clock.tsx';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type VisitProps = { visit: Visit; token: string; posted: Submission | undefined };

/** What the link in our mail opens: real forms, which need no script and no account. */
export function VisitPage({ visit, token, posted }: VisitProps) {
  const { heading, lead } = wordsFor(visit);
  return (
    <div className="wrap form-page vst">
      <div className="vst-main">
        <header className="vst-head">
          <h1 className="d-m">{heading}</h1>
          <p className="b-l t2">{lead}</p>
        </header>
        <FormNote posted={posted} />
        {visit.state === 'booked' && visit.booked && visit.door !== 'over' ? (
          <Booked visit={visit} token={token} booked={visit.booked} />
        ) : null}
        {visit.state === 'offered' && visit.may.includes('pick') ? (
          <Pick visit={visit} button={m.consult_pick_button()} />
        ) : null}
        <Others visit={visit} posted={posted} />
        <p className="b-s t3 vst-foot">{m.consult_no_relationship()}</p>
      </div>
    </div>
  );
}

function wordsFor({ state, officer, minutes, expires, may, door }: Visit): {
  heading: string;
  lead: string;
} {
  if (state === 'booked' && door === 'over')
    return { heading: m.consult_join_over_heading(), lead: m.consult_join_over_lead() };
  const words: Record<Visit['state'], { heading: string; lead: string }> = {
    offered: {
      heading: m.consult_offered_heading(),
      lead: m.consult_offered_lead({ officer, minutes, until: expires }),
    },
    booked: {
      heading: m.consult_booked_heading(),
      lead: m.consult_booked_lead({ officer, minutes }),
    },
    declined: { heading: m.consult_declined_heading(), lead: m.consult_declined_lead({ officer }) },
    lapsed: {
      heading: m.consult_lapsed_heading(),
      lead: may.includes('decline')
        ? m.consult_lapsed_lead()
        : m.consult_declined_lead({ officer }),
    },
    held: { heading: m.consult_held_heading(), lead: m.consult_held_lead() },
    visitor_missed: { heading: m.consult_missed_heading(), lead: m.consult_missed_lead() },
    office_missed: { heading: m.consult_sorry_heading(), lead: m.consult_sorry_lead({ officer }) },
    cancelled: { heading: m.consult_cancelled_heading(), lead: m.consult_cancelled_lead() },
  };
  return words[state];
}

function Booked({ visit, token, booked }: VisitPropsBooked) {
  const { officer, meetsOnline, phoneEnding, may } = visit;
  const address = encodeURIComponent(token);
  return (
    <section className="vst-card" aria-labelledby="vst-when">
      <h2 className="t-m" id="vst-when">
        <span>{booked.time}</span> {booked.day}
      </h2>
      {booked.yourWords ? <p>{booked.yourWords}</p> : null}
      <p>
        {meetsOnline
          ? m.consult_how_online()
          : m.consult_how_phone({ officer, ending: phoneEnding })}
      </p>
      <p className="vst-row">
        <HandshakeButton to={`/consultation/join/${address}`}>
          {meetsOnline ? m.consult_to_meeting() : m.consult_to_number()}
        </HandshakeButton>
        <Button href={`/api/consultation-links/${address}/invitation.ics`}>
          <Icon name="calendar" />
          {m.consult_calendar()}
        </Button>
      </p>
      {may.includes('pick') ? (
        <details className="vst-more">
          <summary>{m.consult_move_summary()}</summary>
          <Pick visit={visit} button={m.consult_move_button()} />
        </details>
      ) : (
        <p className="t2">{m.consult_too_late_to_move()}</p>
      )}
    </section>
  );
}

type VisitPropsBooked = { visit: Visit; token: string; booked: NonNullable<Visit['booked']> };

/** Three large radio buttons. What cannot be had any more stays to be seen, with the reason. */
function Pick({ visit, button }: { visit: Visit; button: string }) {
  const zone = useOwnZone(visit.slots[0]?.startsAt ?? '');
  return (
    <PostForm className="vst-pick" preventScrollReset={false}>
      <input type="hidden" name="act" value="pick" />
      {zone ? <input type="hidden" name="timeZone" value={zone} /> : null}
      <fieldset>
        <legend className="t-s">{m.consult_pick_legend({ minutes: visit.minutes })}</legend>
        {visit.slots.map((slot) => (
          <label className="vst-slot" key={slot.startsAt}>
            <input
              className="rb"
              type="radio"
              name="startsAt"
              value={slot.startsAt}
              required
              defaultChecked={slot.is === 'chosen'}
              disabled={slot.is === 'taken' || slot.is === 'near'}
            />
            <span>
              <strong>{slot.time}</strong>
              <span>{slot.day}</span>
              {slot.yourWords ? (
                <span>{slot.yourWords}</span>
              ) : (
                <OwnClock at={slot.startsAt} zone={zone} />
              )}
              <Standing is={slot.is} />
            </span>
          </label>
        ))}
      </fieldset>
      <HandshakeButton type="submit">{button}</HandshakeButton>
    </PostForm>
  );
}

function Standing({ is }: { is: Visit['slots'][number]['is'] }) {
  if (is === 'free') return null;
  const words = {
    chosen: m.consult_slot_chosen,
    taken: m.consult_slot_gone,
    near: m.consult_slot_too_near,
  }[is];
  return <em>{words()}</em>;
}

/** What else can be said: none suits, or no consultation at all. */
function Others({ visit: { state, may }, posted }: Pick<VisitProps, 'visit' | 'posted'>) {
  const note = posted?.values.note ?? '';
  const isOpen = state === 'lapsed' || state === 'visitor_missed';
  return (
    <>
      {may.includes('decline') ? (
        <details className="vst-more" open={isOpen}>
          <summary>{isOpen ? m.consult_again_summary() : m.consult_decline_summary()}</summary>
          <Note
            act="decline"
            label={m.consult_decline_label()}
            button={m.consult_decline_button()}
            note={note}
          />
        </details>
      ) : null}
      {may.includes('cancel') ? (
        <details className="vst-more">
          <summary>{m.consult_cancel_summary()}</summary>
          <Note
            act="cancel"
            label={m.consult_cancel_label()}
            button={m.consult_cancel_button()}
            note={note}
          />
        </details>
      ) : null}
      {may.length === 0 && (state === 'cancelled' || state === 'held') ? (
        <HandshakeButton to="/lets-talk">{m.consult_ask_again()}</HandshakeButton>
      ) : null}
    </>
  );
}

type NoteProps = { act: string; label: string; button: string; note: string };

function Note({ act, label, button, note }: NoteProps) {
  return (
    <PostForm className="vst-note">
      <input type="hidden" name="act" value={act} />
      <Field label={label}>
        <Textarea name="note" maxLength={NOTE_MAX} rows={3} defaultValue={note} />
      </Field>
      <Button type="submit" look={act === 'cancel' ? 'line' : 'solid'}>
        {button}
      </Button>
    </PostForm>
  );
}
