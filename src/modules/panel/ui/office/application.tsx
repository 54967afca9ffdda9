import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import { Field } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { genders, hearingDays, specialisations } from '../choices.ts';
import { listWords, stateWords } from '../status/words.ts';
import { Checklist, Talk } from './checklist.tsx';
import { Conduct, Declaration } from './committee.tsx';
import { Documents } from './documents.tsx';
import { PlaceCard } from './place.tsx';
import type { OfficeApplicationView } from './types.ts';
import { stateTones } from './words.ts';

type Props = {
  application: OfficeApplicationView;
  acted: Submission | undefined;
  shown: string | null;
};

/** One application: the places and the papers on one side, what is done about them on the other. */
export function ApplicationPage({ application, acted, shown }: Props) {
  return (
    <div className="desk-stack">
      <PageHead
        title={application.name}
        above={
          <>
            {application.reference} <Moment at={application.receivedAt} />
          </>
        }
      >
        {application.neutralId ? (
          <Button size="sm" to={`/office/neutrals/${application.neutralId}`}>
            {m.office_panel_profile()}
          </Button>
        ) : null}
      </PageHead>
      {isSent(acted) ? <SubmissionNotice submission={acted} done={m.office_panel_done()} /> : null}
      <div className="desk-two">
        <div className="desk-stack">
          {application.places.map((place) => (
            <PlaceCard key={place.id} place={place} acted={acted} />
          ))}
          <Documents application={application} shown={shown} />
          <WhatWasSent application={application} />
        </div>
        <div className="desk-stack">
          <Declaration application={application} acted={acted} />
          <Checklist application={application} />
          <Talk application={application} acted={acted} />
          <Conduct application={application} acted={acted} />
          <OtherLists application={application} />
          <Earlier application={application} />
          <Way application={application} />
        </div>
      </div>
    </div>
  );
}

type Part = { application: OfficeApplicationView };

const yesNo = (value: boolean | null) => (value === null ? '' : value ? m.form_yes() : m.form_no());

function WhatWasSent({ application: one }: Part) {
  const areas = one.specialisations
    .map((area) => specialisations[area as 'other']?.() ?? area)
    .join(', ');
  const all: [string, string][] = [
    [m.empanel_uemail(), one.email],
    [m.empanel_phone(), one.phone],
    [m.empanel_born(), one.bornOn ?? ''],
    [m.empanel_gender(), one.gender ? genders[one.gender as 'female']() : ''],
    [m.empanel_nation(), one.nationality],
    [m.empanel_address(), one.address],
    [m.empanel_correspondence(), one.correspondenceAddress],
    [m.empanel_upload_doc(), one.nationalIdText],
    [m.empanel_qualifications(), one.qualifications],
    [m.empanel_certifications(), one.certifications],
    [m.empanel_areas(), areas],
    [m.empanel_profile(), one.profileLink],
    [m.empanel_acted(), yesNo(one.actedBefore)],
    [m.empanel_experience(), one.experience],
    [m.empanel_held(), yesNo(one.holdsCertifications)],
    [m.empanel_specify(), one.heldCertifications],
    [m.empanel_available(), yesNo(one.isAvailable)],
    [m.empanel_days(), one.hearingDays ? hearingDays[one.hearingDays as 'flexible']() : ''],
    [m.empanel_more(), one.additionalInformation],
    [m.empanel_cv(), one.cvText],
  ];
  const facts = all
    .filter(([, said]) => said !== '')
    .map(([term, said]) => ({ term, said: <span className="pnl-text">{said}</span> }));
  return (
    <Card title={m.office_panel_sent()}>
      <DefinitionList facts={facts} />
    </Card>
  );
}

function OtherLists({ application: { missingLists, may } }: Part) {
  if (!may.includes('open_list') || missingLists.length === 0) return null;
  return (
    <Card title={m.office_panel_other_lists()}>
      <p className="t2">{m.office_panel_other_lists_text()}</p>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="open_list" />
        <Field label={m.office_panel_list()}>
          <Select name="list">
            {missingLists.map((list) => (
              <option key={list} value={list}>
                {listWords[list]()}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit">{m.office_panel_open_list()}</Button>
      </PostForm>
    </Card>
  );
}

function Earlier({ application: { earlier } }: Part) {
  if (earlier.length === 0) return null;
  return (
    <Card title={m.office_panel_earlier()}>
      <ul>
        {earlier.map((one) => (
          <li key={one.id}>
            <Link className="lnk" to={`/office/empanelment/${one.id}`}>
              {one.reference}
            </Link>{' '}
            <Moment at={one.receivedAt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Way({ application: { steps } }: Part) {
  if (steps.length === 0) return null;
  const acts = steps.toReversed().map((step) => ({
    id: `${step.at} ${step.list} ${step.to}`,
    at: step.at,
    by: null,
    lit: true,
    what: (
      <>
        {listWords[step.list]()}: <Badge tone={stateTones[step.to]}>{stateWords[step.to]()}</Badge>
      </>
    ),
    ...(step.reason ? { more: <p className="pnl-text">{step.reason}</p> } : {}),
  }));
  return (
    <Card title={m.office_panel_way()}>
      <Timeline label={m.office_panel_way()} acts={acts} />
    </Card>
  );
}
