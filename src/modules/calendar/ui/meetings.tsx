import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, ownOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import { RadioGroup } from '#ui/radio.tsx';
import { errorOfLines, PeopleChoice, TimeLines } from './meeting-fields.tsx';
import { type MeetingsContent, meetingPlaceWords } from './meeting-words.ts';
import { MeetingList } from './meetings-list.tsx';
import './sheet.css';

type MeetingsProps = {
  id: string;
  meetings: MeetingsContent;
  /** Whose meeting is being proposed; it stands in the address, so that it is chosen without a script. */
  place: string;
  attempt: Submission | undefined;
};

/** The meetings to which the reader is asked, and a form to call others together. */
export function MeetingsPage({ id, meetings, place, attempt }: MeetingsProps) {
  return (
    <>
      <Card title={m.meeting_title()}>
        <MeetingList meetings={meetings.meetings} />
        <p>
          <Link className="lnk" to={`/cases/${id}/calendar`}>
            {m.meeting_to_calendar()}
          </Link>
        </p>
      </Card>
      <Propose {...{ meetings, place, attempt }} />
    </>
  );
}

function Propose({
  meetings,
  place: key,
  attempt,
}: Pick<MeetingsProps, 'meetings' | 'place' | 'attempt'>) {
  const place = meetings.places.find((one) => one.key === key) ?? meetings.places[0];
  if (!place) return <Card title={m.meeting_propose()}>{m.meeting_nobody()}</Card>;
  const failed = failedOf(attempt, 'propose');
  return (
    <Card title={m.meeting_propose()} id="propose">
      <TabLinks
        label={m.meeting_place()}
        links={meetings.places.map((one) => ({
          to: `?place=${one.key}#propose`,
          label: meetingPlaceWords(one),
          here: one.key === place.key,
        }))}
      />
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="propose" />
        <input type="hidden" name="key" value={failed?.values.key ?? meetings.key} />
        <input type="hidden" name="place" value={place.key} />
        <SubmissionNotice submission={ownOf(attempt, 'propose')} done={m.meeting_proposed_done()} />
        <ProposeFields
          people={place.people}
          typed={failed?.values ?? {}}
          errors={failed?.fields ?? {}}
        />
        <Button type="submit" look="solid">
          {m.meeting_send()}
        </Button>
      </PostForm>
    </Card>
  );
}

type FieldsProps = {
  people: MeetingsContent['places'][number]['people'];
  typed: Fields;
  errors: Fields;
};

function ProposeFields({ people, typed, errors }: FieldsProps) {
  return (
    <>
      <Field label={m.meeting_about()} error={errors.title} required>
        <Input name="title" maxLength={200} defaultValue={typed.title} autoComplete="off" />
      </Field>
      <PeopleChoice {...{ people, chosen: typed.people, error: errors.people }} isAll />
      <div className="mtg-line">
        <Field label={m.meeting_minutes()} error={errors.minutes}>
          <Input
            name="minutes"
            type="number"
            min={5}
            max={480}
            defaultValue={typed.minutes ?? '30'}
          />
        </Field>
        <Field label={m.meeting_notice()} hint={m.meeting_notice_hint()} error={errors.noticeDays}>
          <Input
            name="noticeDays"
            type="number"
            min={0}
            max={60}
            defaultValue={typed.noticeDays ?? '1'}
          />
        </Field>
      </div>
      <RadioGroup
        legend={m.meeting_how()}
        name="asks"
        defaultValue={typed.asks ?? 'times'}
        options={[
          { value: 'times', label: m.meeting_how_times() },
          { value: 'free', label: m.meeting_how_free() },
        ]}
      />
      <TimeLines count={5} typed={typed} error={errorOfLines(errors, 'times')} />
      <RadioGroup
        legend={m.meeting_settler()}
        name="settles"
        defaultValue={typed.settles ?? 'proposer'}
        options={[
          { value: 'proposer', label: m.meeting_settler_proposer() },
          { value: 'all', label: m.meeting_settler_all() },
        ]}
      />
    </>
  );
}
