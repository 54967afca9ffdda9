import { dayInWords } from '#kernel/day-words.ts';
import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import { invitedAsWords, placeWords } from '../../contract/invitation-words.ts';
import { FirmChange, FirmField } from './firm.tsx';
import type { PeopleView } from './people-in.tsx';

type LetInProps = { people: PeopleView; attempt: Submission | undefined };
type Invitation = PeopleView['invitations'][number];

/** Whom the reader let in, and how they let in another; for whoever was let in themselves, the way out. */
export function LetIn({ people, attempt }: LetInProps) {
  const { mayInviteFor, invitations, ownInvitation, ownFirm } = people;
  return (
    <>
      <SubmissionNotice
        submission={isOurs(attempt) ? attempt : undefined}
        done={doneWords(attempt)}
        tone="warn"
      />
      {mayInviteFor.length > 0 || invitations.length > 0 ? (
        <Card id="let-in" title={m.people_let_in_title()}>
          {invitations.length === 0 ? <p>{m.people_let_in_none()}</p> : null}
          <ul className="ds-plain">
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <Invited invitation={invitation} attempt={attempt} />
              </li>
            ))}
          </ul>
          {mayInviteFor.length > 0 ? <Invite people={people} attempt={attempt} /> : null}
        </Card>
      ) : null}
      {ownInvitation && ownFirm !== null ? (
        <FirmChange {...{ invitation: ownInvitation, firm: ownFirm, attempt }} />
      ) : null}
      {ownInvitation ? <Leave invitation={ownInvitation} /> : null}
    </>
  );
}

function isOurs(attempt: Submission | undefined): boolean {
  return /^(?:invite|take-back|firm)$/.test(attempt?.intent ?? '');
}

function doneWords(attempt: Submission | undefined): string {
  if (attempt?.intent === 'invite') return m.people_sent();
  return attempt?.intent === 'take-back' ? m.people_ended() : m.people_firm_saved();
}

type InvitedProps = { invitation: Invitation; attempt: Submission | undefined };

function Invited({ invitation, attempt }: InvitedProps) {
  const { id, name, email, firm, as, reads, writes, state, until, hasAuthority } = invitation;
  const named = (places: Invitation['reads']) =>
    places.map((place) => placeWords[place]()).join(', ');
  const states = {
    sent: m.people_state_sent({ day: dayInWords(dayIn(until)) }),
    accepted: m.people_state_accepted(),
    lapsed: m.people_state_lapsed(),
  };
  return (
    <>
      <p>
        <strong dir="auto">{name}</strong>, {invitedAsWords[as]()}
        {firm ? <span dir="auto">, {firm}</span> : null}
      </p>
      <p className="t2">
        <span className="ds-break">{email}</span>
        <br />
        {states[state]}
        {hasAuthority ? (
          <>
            <br />
            {m.people_has_authority()}
          </>
        ) : null}
      </p>
      <p>{m.people_reads({ places: named(reads) })}</p>
      {writes.length > 0 ? <p>{m.people_writes({ places: named(writes) })}</p> : null}
      {as === 'lawyer' ? <FirmChange {...{ invitation: id, firm, attempt }} /> : null}
      <details className="ds-fold">
        <summary>{m.people_take_back_of({ name })}</summary>
        <p>{m.people_take_back_words({ name })}</p>
        <EndForm act="take-back" invitation={id} words={m.people_take_back()} />
      </details>
    </>
  );
}

function Leave({ invitation }: { invitation: string }) {
  return (
    <details className="ds-fold">
      <summary>{m.people_leave()}</summary>
      <p>{m.people_leave_words()}</p>
      <EndForm act="leave" invitation={invitation} words={m.people_leave()} />
    </details>
  );
}

type EndFormProps = { act: 'take-back' | 'leave'; invitation: string; words: string };

function EndForm({ act, invitation, words }: EndFormProps) {
  return (
    <PostForm>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="invitation" value={invitation} />
      <Button type="submit">{words}</Button>
    </PostForm>
  );
}

function Invite({ people: { mayInviteFor, offers }, attempt }: LetInProps) {
  const failed = failedOf(attempt, 'invite');
  const typed: Fields = failed?.values ?? {};
  const errors: Fields = failed?.fields ?? {};
  return (
    <details className="ds-fold" id="invite" open={failed !== undefined || undefined}>
      <summary>{m.people_invite()}</summary>
      <p>{m.people_invite_words()}</p>
      <PostForm encType="multipart/form-data" className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="invite" />
        <ForWhom parties={mayInviteFor} chosen={typed.party} error={errors.party} />
        <Field label={m.people_what()}>
          <Select name="as" defaultValue={typed.as ?? 'lawyer'}>
            {offers.map(({ as }) => (
              <option key={as} value={as}>
                {invitedAsWords[as]()}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.people_name()} error={errors.name} required>
          <Input name="name" maxLength={200} autoComplete="off" defaultValue={typed.name} />
        </Field>
        <Field label={m.people_email()} hint={m.people_email_hint()} error={errors.email} required>
          <Input
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            defaultValue={typed.email}
          />
        </Field>
        <FirmField firm={typed.firm ?? ''} error={errors.firm} />
        <Places offers={offers} typed={typed} error={errors.reads} />
        <Authority token={typed.token} error={errors.authority} />
        <Button type="submit" look="solid">
          {m.people_send()}
        </Button>
      </PostForm>
    </details>
  );
}

type ForWhomProps = {
  parties: PeopleView['mayInviteFor'];
  chosen: string | undefined;
  error: string | undefined;
};

function ForWhom({ parties, chosen, error }: ForWhomProps) {
  const [only] = parties;
  if (only && parties.length === 1) return <input type="hidden" name="party" value={only.id} />;
  return (
    <Field label={m.people_for()} error={error}>
      <Select name="party" defaultValue={chosen}>
        {parties.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type PlacesProps = { offers: PeopleView['offers']; typed: Fields; error: string | undefined };

/** Reading and writing are chosen apart; what may be written may be read. */
function Places({ offers, typed, error }: PlacesProps) {
  const all = offers.find(({ as }) => as === 'lawyer');
  if (!all) return null;
  return (
    <>
      <PlaceChoice
        name="reads"
        legend={m.people_choose_reads()}
        places={all.reads}
        chosen={typed.reads}
      />
      {error ? (
        <p className="fld-err" role="alert">
          {error}
        </p>
      ) : null}
      <PlaceChoice
        name="writes"
        legend={m.people_choose_writes()}
        places={all.writes}
        chosen={typed.writes}
      />
      <p className="t2">{m.people_witness_hint()}</p>
    </>
  );
}

type PlaceChoiceProps = {
  name: 'reads' | 'writes';
  legend: string;
  places: Invitation['reads'];
  chosen: string | undefined;
};

function PlaceChoice({ name, legend, places, chosen = '' }: PlaceChoiceProps) {
  const kept = chosen.split(' ');
  return (
    <fieldset className="fld">
      <legend className="fld-l">{legend}</legend>
      {places.map((place) => (
        <Checkbox
          key={place}
          name={name}
          value={place}
          defaultChecked={kept.includes(place)}
          aria-label={`${legend} ${placeWords[place]()}`}
        >
          {placeWords[place]()}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Authority({ token, error }: { token: string | undefined; error: string | undefined }) {
  if (token)
    return (
      <>
        <input type="hidden" name="token" value={token} />
        <p>{m.people_authority_kept()}</p>
      </>
    );
  return (
    <Field
      label={m.people_authority()}
      hint={m.people_authority_hint({ mb: DOCUMENT_MB })}
      error={error}
    >
      <FileInput name="authority" accept={DOCUMENT_ACCEPT} />
    </Field>
  );
}
