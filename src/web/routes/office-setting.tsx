import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { ADMIN_FEE, REGISTRATION_FEE, TRIBUNAL_FEES } from '#modules/fees/contract.ts';
import { SETTING_KINDS, settingKind } from '#modules/institution/contract/settings.ts';
import { SettingValue, shownOf } from '#modules/institution/ui/setting-value.tsx';
import { kindWords, versionName } from '#modules/institution/ui/words.ts';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { DataColumn } from '#ui/desk/data-list.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Link } from '#ui/link.tsx';
import { institution } from '../../../content/institution.ts';
import { loadFromApi } from '../page-request.ts';
import { kindOf } from '../setting-kind.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_settings_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, settingKind, { kind: kindOf(asking.params.kind, SETTING_KINDS) });
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** One kind of setting: what counts today, what is drawn up, and every version that ever counted. */
export default function OfficeSetting() {
  const setting = useLoaderData<typeof loader>();
  const { kind, inForce, value, drafts } = setting;
  const shown = shownOf(kind, value);
  return (
    <div className="desk-stack">
      <PageHead
        title={kindWords[kind].title()}
        lead={kindWords[kind].use()}
        above={<Link to="/office/settings">{m.office_settings_title()}</Link>}
      >
        <Button to={`/office/settings/${kind}/change`} look="solid">
          {m.office_settings_change()}
        </Button>
      </PageHead>
      <Warning shown={shown} />
      {drafts.length > 0 ? <Drafts drafts={drafts} /> : null}
      <Card title={m.office_settings_counts_today({ version: versionName(inForce) })}>
        <SettingValue {...shown} />
      </Card>
      <Versions {...setting} />
    </div>
  );
}

/** What somebody who reads this setting would otherwise believe of it wrongly. */
function Warning({ shown }: { shown: ReturnType<typeof shownOf> }) {
  if (shown.kind === 'holidays') {
    const open = shown.value.years.filter(({ confirmed }) => !confirmed).map(({ year }) => year);
    return open.length > 0 ? (
      <Notice tone="warn" title={m.office_settings_holidays_open({ years: open.join(', ') })} />
    ) : null;
  }
  if (shown.kind === 'facts') {
    const { name, phone, email } = shown.value;
    const same =
      name === institution.name && phone === institution.phone.shown && email === institution.email;
    return same ? null : <Notice tone="warn" title={m.office_settings_facts_differ()} />;
  }
  if (shown.kind === 'fees') {
    const table = [REGISTRATION_FEE, ADMIN_FEE, ...TRIBUNAL_FEES].map(Number);
    const own = [shown.value.registrationFee, shown.value.adminFee, ...shown.value.tribunalFees];
    return `${table}` === `${own}` ? null : (
      <Notice tone="warn" title={m.office_settings_fees_differ()} />
    );
  }
  return null;
}

function Drafts({ drafts }: Pick<Loaded, 'drafts'>) {
  return (
    <Card flush title={m.office_settings_drafts()}>
      <DataList
        caption={m.office_settings_drafts()}
        rows={drafts}
        keyOf={({ id }) => id}
        name={{ label: m.office_settings_why(), cell: ({ why }) => why }}
        to={({ id }) => `/office/settings/drafts/${id}`}
        columns={draftColumns()}
      />
    </Card>
  );
}

function draftColumns(): DataColumn<Loaded['drafts'][number]>[] {
  return [
    { label: m.office_settings_drawn_by(), cell: ({ drawnBy }) => drawnBy, tight: true },
    {
      label: m.office_settings_drawn_at(),
      cell: ({ drawnAt }) => <Moment at={drawnAt} />,
      tight: true,
    },
    {
      label: m.office_settings_counts_from(),
      cell: ({ effectiveFrom }) =>
        effectiveFrom ? dayInWords(effectiveFrom) : m.office_settings_at_once(),
      tight: true,
    },
  ];
}

function Versions({ kind, versions }: Loaded) {
  return (
    <Card flush title={m.office_settings_versions()}>
      <DataList
        caption={m.office_settings_versions()}
        rows={versions}
        keyOf={({ number }) => String(number)}
        name={{
          label: m.office_settings_version_column(),
          cell: ({ number }) => versionName(number),
        }}
        to={({ number }) => `/office/settings/${kind}/versions/${number}`}
        columns={[
          {
            label: m.office_settings_state(),
            cell: ({ isInForce }) =>
              isInForce ? <Badge tone="good">{m.office_settings_counts()}</Badge> : '',
            quiet: true,
          },
          {
            label: m.office_settings_counts_from(),
            cell: ({ number, effectiveFrom }) =>
              number === 0 ? '' : <CivilDay on={effectiveFrom} />,
            tight: true,
          },
          { label: m.office_settings_put_by(), cell: ({ putBy }) => putBy ?? '' },
          {
            label: m.office_settings_put_at(),
            cell: ({ putAt }) => (putAt ? <Moment at={putAt} /> : ''),
            tight: true,
          },
          { label: m.office_settings_why(), cell: ({ why }) => why },
          {
            label: m.office_settings_changes(),
            cell: ({ number, changes }) => (number === 0 ? '' : changes),
            end: true,
          },
        ]}
      />
    </Card>
  );
}
