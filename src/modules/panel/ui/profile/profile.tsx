import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import '../status/sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { listWords, stateSentences, stateWords } from '../status/words.ts';
import { ProfileForm } from './profile-form.tsx';
import type { Neutral, ProfileCardProps } from './types.ts';

/** A neutral's own page: how they stand, what they say of themselves, their documents, and appointments elsewhere. */
export function ProfileOf({ neutral, acted }: ProfileCardProps) {
  return (
    <div className="std">
      <Came acted={acted} />
      <Places neutral={neutral} />
      <ProfileForm neutral={neutral} acted={acted?.intent === 'profile' ? acted : undefined} />
      <Documents neutral={neutral} acted={acted?.intent === 'document' ? acted : undefined} />
      <Appointments neutral={neutral} acted={acted?.intent === 'appointment' ? acted : undefined} />
    </div>
  );
}

function Came({ acted }: { acted: Submission | undefined }) {
  if (!acted) return null;
  return (
    <p
      className={problemOf(acted) ? 'std-came std-bad' : 'std-came'}
      role={problemOf(acted) ? 'alert' : 'status'}
    >
      {problemOf(acted) ?? m.standing_profile_saved()}
    </p>
  );
}

/** The profile waits for its person: one press joins it to this account. */
export function JoinForm() {
  return (
    <PostForm className="std-card">
      <input type="hidden" name="intent" value="join" />
      <p>{m.standing_join_text()}</p>
      <p>
        <HandshakeButton type="submit">{m.standing_join_button()}</HandshakeButton>
      </p>
    </PostForm>
  );
}

function Places({ neutral }: { neutral: Neutral }) {
  return (
    <section className="std-card" aria-labelledby="std-places">
      <h2 id="std-places" className="t-l">
        {m.standing_places()}
      </h2>
      {neutral.places.map((place) => (
        <div className="std-talk" key={place.id}>
          <h3 className="t-m">{listWords[place.list]()}</h3>
          <p className={`std-state std-${place.state}`}>{stateWords[place.state]()}</p>
          <p>{stateSentences[place.state]({ list: listWords[place.list]() })}</p>
          {place.may.map((move) => (
            <PostForm key={move} preventScrollReset>
              <input type="hidden" name="intent" value={move} />
              <input type="hidden" name="about" value={place.id} />
              <Button type="submit">
                {move === 'take_leave' ? m.standing_leave_button() : m.standing_return_button()}
              </Button>
            </PostForm>
          ))}
        </div>
      ))}
    </section>
  );
}

function Documents({ neutral: { documents }, acted }: ProfileCardProps) {
  return (
    <section className="std-card" aria-labelledby="std-documents">
      <h2 id="std-documents" className="t-l">
        {m.standing_expertise()}
      </h2>
      <p className="t2">{m.standing_expertise_text()}</p>
      {documents.length > 0 ? (
        <ul className="std-way">
          {documents.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : null}
      <PostForm encType="multipart/form-data" className="std-form" preventScrollReset>
        <input type="hidden" name="intent" value="document" />
        <Field
          label={m.standing_expertise_file()}
          hint={m.empanel_file_hint({ most: DOCUMENT_MB })}
          error={acted?.fields.document}
        >
          <FileInput name="document" accept={DOCUMENT_ACCEPT} required />
        </Field>
        <Button type="submit">{m.standing_expertise_add()}</Button>
      </PostForm>
    </section>
  );
}

function Appointments({ neutral: { appointments, lookBackFrom }, acted }: ProfileCardProps) {
  return (
    <section className="std-card" aria-labelledby="std-appointments">
      <h2 id="std-appointments" className="t-l">
        {m.standing_appointments()}
      </h2>
      <p className="t2">{m.standing_appointments_text({ day: dayInWords(lookBackFrom) })}</p>
      {appointments.map((one) => (
        <div className="std-talk" key={one.id}>
          <p>
            <b>{dayInWords(one.appointedOn)}</b>{' '}
            {m.standing_appointment_line({ institution: one.institution, party: one.partyGroup })}
          </p>
          <PostForm preventScrollReset>
            <input type="hidden" name="intent" value="take_back" />
            <input type="hidden" name="about" value={one.id} />
            <Button type="submit" size="sm">
              {m.standing_appointment_take_back()}
            </Button>
          </PostForm>
        </div>
      ))}
      <PostForm className="std-form" preventScrollReset>
        <input type="hidden" name="intent" value="appointment" />
        <div className="std-pair">
          <Field label={m.standing_appointment_on()} error={acted?.fields.appointedOn}>
            <Input type="date" name="appointedOn" min={lookBackFrom} required />
          </Field>
          <Field label={m.standing_appointment_institution()} error={acted?.fields.institution}>
            <Input name="institution" maxLength={200} required />
          </Field>
        </div>
        <Field
          label={m.standing_appointment_party()}
          hint={m.standing_appointment_party_hint()}
          error={acted?.fields.partyGroup}
        >
          <Input name="partyGroup" maxLength={200} required />
        </Field>
        <Button type="submit">{m.standing_appointment_add()}</Button>
      </PostForm>
    </section>
  );
}
