import { moneyInWords } from '#kernel/amounts.ts';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { officeNeutral } from '../../contract/neutrals.ts';
import { hearingDays, specialisations } from '../choices.ts';
import { listWords, stateWords } from '../status/words.ts';
import { stateTones } from './words.ts';

type Found = OutputOf<typeof officeNeutral>;
type Props = { found: Found; acted: Submission | undefined };

/** One neutral as the office sees them. */
export function NeutralPage({ found, acted }: Props) {
  const { neutral } = found;
  return (
    <div className="desk-stack">
      <PageHead
        title={neutral.name}
        lead={
          neutral.isShown
            ? m.office_panel_shown_as({ line: neutral.shownLine ?? '' })
            : m.office_panel_is_not_shown()
        }
      >
        <Button size="sm" to={`/office/empanelment/${neutral.applicationId}`}>
          {m.office_panel_application()}
        </Button>
      </PageHead>
      <SubmissionNotice submission={acted} done={m.office_panel_done()} />
      <div className="desk-two">
        <div className="desk-stack">
          <Card title={m.office_panel_lists()}>
            <DefinitionList
              facts={neutral.places.map((one) => ({
                term: listWords[one.list](),
                said: (
                  <>
                    <Badge tone={stateTones[one.state]}>{stateWords[one.state]()}</Badge>{' '}
                    <Moment at={one.since} />
                  </>
                ),
              }))}
            />
          </Card>
          <ProfileCard found={found} />
          <Elsewhere found={found} />
        </div>
        <div className="desk-stack">
          <Look found={found} acted={acted} />
          <Papers found={found} />
          <Card title={m.office_panel_versions()}>
            <ul className="pnl-votes">
              {found.versions.map((one) => (
                <li key={one.version}>
                  <b>{m.office_panel_version({ version: one.version })}</b>{' '}
                  <Moment at={one.savedAt} />
                  <p className="pnl-text">{one.publicLine}</p>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </div>
  );
}

type Part = { found: Found };

function ProfileCard({ found: { neutral } }: Part) {
  const one = neutral.profile;
  const fee = moneyInWords({ amount: one.feeAmount, currency: one.feeCurrency });
  const all: [string, string][] = [
    [m.empanel_qualifications(), one.qualifications],
    [m.empanel_areas(), one.specialisations.map((area) => specialisations[area]()).join(', ')],
    [m.office_panel_languages(), one.languages.join(', ')],
    [m.office_panel_seats(), one.seats.join(', ')],
    [m.empanel_days(), one.hearingDays ? hearingDays[one.hearingDays]() : ''],
    [m.office_panel_capacity(), String(one.capacity)],
    [one.feeUnit === 'hearing' ? m.office_panel_fee_hearing() : m.office_panel_fee_case(), fee],
    [m.office_panel_page(), one.hasPage ? m.office_panel_page_wanted() : ''],
    [m.standing_free(), one.freeOn.map(dayInWords).join(' · ')],
    [
      m.office_panel_account(),
      neutral.isLinked ? m.office_panel_account_linked() : m.office_panel_account_none(),
    ],
  ];
  const facts = all
    .filter(([, said]) => said !== '')
    .map(([term, said]) => ({ term, said: <span className="pnl-text">{said}</span> }));
  return (
    <Card title={m.office_panel_profile()}>
      <DefinitionList facts={facts} />
    </Card>
  );
}

function Elsewhere({ found: { neutral } }: Part) {
  return (
    <Card title={m.office_panel_elsewhere()}>
      {neutral.appointments.length === 0 ? (
        <p className="t2">{m.office_panel_elsewhere_none()}</p>
      ) : null}
      <DefinitionList
        facts={neutral.appointments.map((one) => ({
          term: `${one.institution}, ${one.partyGroup}`,
          said: <CivilDay on={one.appointedOn} />,
        }))}
      />
    </Card>
  );
}

/** An officer looks at the public words before anybody else reads them. */
function Look({ found: { neutral, may }, acted }: Props) {
  const { publicLine, mayBeShown, version, isApproved, note } = neutral.profile;
  return (
    <Card title={m.office_panel_public()}>
      <p className="pnl-text">{publicLine || m.office_panel_public_none()}</p>
      <p className="t2">{mayBeShown ? m.office_panel_consents() : m.office_panel_consents_not()}</p>
      {isApproved === false ? <Notice tone="warn">{note}</Notice> : null}
      {may.includes('look') ? (
        <PostForm className="desk-form" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <Field
            label={m.office_panel_look_note()}
            hint={m.office_panel_look_note_hint()}
            error={acted?.fields.note}
          >
            <Textarea name="text" rows={2} maxLength={1000} />
          </Field>
          <div className="desk-row">
            <Button type="submit" look="solid" name="intent" value="approve">
              {m.office_panel_approve()}
            </Button>
            <Button type="submit" name="intent" value="return">
              {m.office_panel_send_back()}
            </Button>
          </div>
        </PostForm>
      ) : null}
    </Card>
  );
}

function Papers({ found: { neutral } }: Part) {
  if (neutral.documents.length === 0) return null;
  return (
    <Card title={m.office_panel_expertise()}>
      <p className="t2">{m.office_panel_documents_recorded()}</p>
      <ul>
        {neutral.documents.map((one) => (
          <li key={one.id}>
            <a
              className="lnk"
              href={`/api/panel/neutrals/${neutral.id}/documents/${one.id}`}
              target="_blank"
              rel="noreferrer"
            >
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
