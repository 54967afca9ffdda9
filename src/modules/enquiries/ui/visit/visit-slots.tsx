import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Visit } from '../../contract/visit.ts';
import { OwnClock, useOwnZone } from './own-clock.tsx';

export function Booked({ visit, token, booked }: VisitPropsBooked) {
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
export function Pick({ visit, button }: { visit: Visit; button: string }) {
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
