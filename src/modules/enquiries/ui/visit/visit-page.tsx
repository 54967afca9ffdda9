import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { FormNote } from '#ui/forms/form-note.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { NOTE_MAX, type Visit } from '../../contract/visit.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Booked, Pick } from './visit-slots.tsx';

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
