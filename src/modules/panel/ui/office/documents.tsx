import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Link } from '#ui/link.tsx';
import type { OfficeApplicationView } from './types.ts';

type Shown = NonNullable<OfficeApplicationView['cv']>;

/** The documents: opened one at a time and on purpose, because each opening is in the record. */
export function Documents({
  application,
  shown,
}: {
  application: OfficeApplicationView;
  shown: string | null;
}) {
  const answers = application.messages.flatMap((one) => (one.document ? [one.document] : []));
  const named = [
    { what: m.empanel_national_id_file(), document: application.nationalId },
    { what: m.empanel_cv_file(), document: application.cv },
    ...answers.map((document) => ({ what: m.office_panel_answer_document(), document })),
  ];
  const there = named.flatMap(({ what, document }) => (document ? [{ what, document }] : []));
  const open = there.find(({ document }) => document.id === shown)?.document;
  return (
    <Card title={m.office_panel_documents()}>
      {application.documentsRemovedAt ? (
        <p>
          {m.office_panel_documents_removed()} <Moment at={application.documentsRemovedAt} />
        </p>
      ) : null}
      {there.length === 0 && !application.documentsRemovedAt ? (
        <p className="t2">{m.office_panel_no_documents()}</p>
      ) : null}
      {there.length > 0 ? <p className="t2">{m.office_panel_documents_recorded()}</p> : null}
      <ul className="pnl-votes">
        {there.map(({ what, document }) => (
          <li key={document.id}>
            <p>
              <b>{what}</b> {document.name}
            </p>
            <p className="desk-row">
              {isShowable(document) ? (
                <Link className="lnk" to={`?document=${document.id}#document`} preventScrollReset>
                  {m.office_panel_show({ name: document.name })}
                </Link>
              ) : null}
              <a
                className="lnk"
                href={addressOf(application.id, document)}
                target="_blank"
                rel="noreferrer"
              >
                {isShowable(document)
                  ? m.office_panel_new_tab({ name: document.name })
                  : m.office_panel_download({ name: document.name })}
              </a>
            </p>
          </li>
        ))}
      </ul>
      {open ? <Viewer applicationId={application.id} document={open} /> : null}
    </Card>
  );
}

/** A picture in the page, a PDF in a frame. What is in the frame is another document: it reaches nothing of ours. */
function Viewer({ applicationId, document }: { applicationId: string; document: Shown }) {
  const address = addressOf(applicationId, document);
  return (
    <div id="document">
      {document.type.startsWith('image/') ? (
        <img
          className="pnl-picture"
          src={address}
          alt={m.office_panel_picture_of({ name: document.name })}
        />
      ) : (
        <iframe className="pnl-viewer" src={address} title={document.name} />
      )}
    </div>
  );
}

function isShowable({ type }: Shown): boolean {
  return type === 'application/pdf' || type.startsWith('image/');
}

function addressOf(applicationId: string, { id }: Shown): string {
  return `/api/panel/applications/${applicationId}/documents/${id}`;
}
