import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { unconfirmed } from '#modules/clocks/contract/unconfirmed.ts';
import { settingsOverview } from '#modules/institution/contract/settings.ts';
import { kindWords, versionName } from '#modules/institution/ui/words.ts';
import { unlisted } from '#site/head.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { UnconfirmedRules } from '../office/unconfirmed.tsx';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_settings_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const { kinds } = await loadFromApi(asking, settingsOverview, {});
  const { rules } = await loadFromApi(asking, unconfirmed, {});
  return { kinds, rules };
}

/** What the office settles for itself, a line each; and what it reckons with that a lawyer has still to look at. */
export default function OfficeSettings() {
  const { kinds, rules } = useLoaderData<typeof loader>();
  return (
    <div className="desk-stack">
      <PageHead title={m.office_settings_title()} lead={m.office_settings_lead()} />
      <Card flush>
        <DataList
          caption={m.office_settings_title()}
          rows={kinds}
          keyOf={({ kind }) => kind}
          name={{ label: m.office_settings_setting(), cell: ({ kind }) => kindWords[kind].title() }}
          to={({ kind }) => `/office/settings/${kind}`}
          columns={[
            {
              label: m.office_settings_in_force(),
              cell: ({ inForce }) => versionName(inForce.number),
              tight: true,
            },
            {
              label: m.office_settings_since(),
              cell: ({ inForce }) =>
                inForce.number === 0 ? '' : <CivilDay on={inForce.effectiveFrom} />,
              tight: true,
            },
            {
              label: m.office_settings_next(),
              cell: ({ next }) =>
                next ? (
                  <>
                    {versionName(next.number)}, <CivilDay on={next.effectiveFrom} />
                  </>
                ) : (
                  ''
                ),
            },
            {
              label: m.office_settings_drafts(),
              cell: ({ drafts }) =>
                drafts.length > 0 ? (
                  <Badge tone="info">
                    {m.office_settings_draft_count({ count: drafts.length })}
                  </Badge>
                ) : (
                  ''
                ),
              tight: true,
            },
          ]}
        />
      </Card>
      <div id="not-confirmed">
        <UnconfirmedRules rules={rules} />
      </div>
    </div>
  );
}
