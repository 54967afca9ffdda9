import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { listWords, stateWords } from '../status/words.ts';
import type { OfficeApplicationView } from './types.ts';
import { isOfficeMove, moveWords, type OfficeMove, stateTones, waitsNames } from './words.ts';

type Place = OfficeApplicationView['places'][number];
export type PlaceProps = { place: Place; acted: Submission | undefined };

/** A place on one list: how it stands, the votes, and what the viewer may do with it. */
export function PlaceCard({ place, acted }: PlaceProps) {
  const own = acted?.about === place.id ? acted : undefined;
  const facts = [
    { term: m.office_panel_since(), said: <Moment at={place.since} /> },
    ...(place.waitsFor === 'nobody'
      ? []
      : [{ term: m.office_panel_waits(), said: waitsNames[place.waitsFor]() }]),
    ...(place.dueOn ? [{ term: m.office_panel_due(), said: <CivilDay on={place.dueOn} /> }] : []),
    ...(place.suspendedUntil
      ? [{ term: m.office_panel_suspended_until(), said: <CivilDay on={place.suspendedUntil} /> }]
      : []),
    ...(place.conductVersion
      ? [
          {
            term: m.office_panel_conduct(),
            said: m.office_panel_conduct_version({ version: place.conductVersion }),
          },
        ]
      : []),
  ];
  return (
    <Card
      title={listWords[place.list]()}
      aside={<Badge tone={stateTones[place.state]}>{stateWords[place.state]()}</Badge>}
    >
      <DefinitionList facts={facts} />
      <Ballots place={place} />
      <SubmissionNotice submission={own} />
      {place.may.includes('vote') ? <VoteForm place={place} acted={own} /> : null}
      {place.may.filter(isOfficeMove).map((move) => (
        <MoveForm
          key={move}
          place={place}
          move={move}
          acted={own?.intent === move ? own : undefined}
        />
      ))}
    </Card>
  );
}

function Ballots({ place: { ballots } }: { place: Place }) {
  if (!ballots || ballots.length === 0) return null;
  return (
    <ul className="pnl-votes" aria-label={m.office_panel_votes()}>
      {ballots.map((one) => (
        <li key={`${one.member} ${one.at}`}>
          <p>
            <b>{one.member}</b>{' '}
            {one.verdict === 'agree' ? m.office_panel_agrees() : m.office_panel_declines()}{' '}
            <Moment at={one.at} />
          </p>
          {one.reasons ? <p className="pnl-text">{one.reasons}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function VoteForm({ place, acted }: PlaceProps) {
  const isSecondLook = place.state === 'trial_list';
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="about" value={place.id} />
      <RadioGroup
        legend={isSecondLook ? m.office_panel_vote_activation() : m.office_panel_vote_admission()}
        hint={m.office_panel_vote_hint()}
        name="verdict"
        required
        options={[
          { value: 'agree', label: m.office_panel_vote_agree() },
          { value: 'decline', label: m.office_panel_vote_decline() },
        ]}
      />
      <Field
        label={m.office_panel_reasons()}
        hint={
          isSecondLook ? m.office_panel_reasons_activation() : m.office_panel_reasons_admission()
        }
        error={acted?.fields.reasons}
      >
        <Textarea name="text" rows={4} maxLength={5000} defaultValue={acted?.values.text} />
      </Field>
      <Button type="submit" look="solid">
        {m.office_panel_vote()}
      </Button>
    </PostForm>
  );
}

/** Ticking the documents off needs no reason; every other move of the office does. */
function MoveForm({
  place,
  move,
  acted,
}: {
  place: Place;
  move: OfficeMove;
  acted: Submission | undefined;
}) {
  const fields = (
    <>
      <input type="hidden" name="intent" value={move} />
      <input type="hidden" name="about" value={place.id} />
    </>
  );
  if (move === 'check_documents') {
    return (
      <PostForm preventScrollReset>
        {fields}
        <Button type="submit" look="solid">
          {moveWords[move]()}
        </Button>
      </PostForm>
    );
  }
  return (
    <details className="pnl-more" open={problemOf(acted) !== undefined}>
      <summary>{moveWords[move]()}</summary>
      <PostForm className="desk-form" preventScrollReset>
        {fields}
        <Field
          label={m.office_panel_reason()}
          hint={m.office_panel_reason_hint()}
          error={acted?.fields.reason}
        >
          <Textarea name="text" rows={3} maxLength={5000} defaultValue={acted?.values.text} />
        </Field>
        <Button type="submit">{moveWords[move]()}</Button>
      </PostForm>
    </details>
  );
}
