import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { settingRestoration } from '#modules/institution/contract/setting-drafts.ts';
import { SETTING_KINDS, settingVersion } from '#modules/institution/contract/settings.ts';
import { Difference } from '#modules/institution/ui/difference.tsx';
import { SettingValue, shownOf } from '#modules/institution/ui/setting-value.tsx';
import { kindWords, versionName } from '#modules/institution/ui/words.ts';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { Fact } from '#ui/desk/definition-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { textIn } from '#ui/forms/values.ts';
import { Link } from '#ui/link.tsx';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { refusalOf } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';
import { kindOf } from '../setting-kind.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_settings_versions() }));
}

export function loader(asking: LoaderFunctionArgs) {
  const kind = kindOf(asking.params.kind, SETTING_KINDS);
  return loadFromApi(asking, settingVersion, { kind, number: asking.params.number ?? '' });
}

type Loaded = Awaited<ReturnType<typeof loader>>;

/** What an earlier version said becomes a draft, and is looked at before it counts like any other. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const answer = await context.get(apiContext)(settingRestoration, {
    kind: kindOf(params.kind, SETTING_KINDS),
    number: Number(params.number),
    why: textIn(form, 'why'),
    effectiveFrom: textIn(form, 'effectiveFrom') || null,
  });
  if (answer.outcome === 'done') throw onward(`/office/settings/drafts/${answer.data.id}`);
  const refused = refusalOf(form, answer);
  return data(refused, { status: refused.status });
}

export default function OfficeSettingVersion() {
  const loaded = useLoaderData<typeof loader>();
  const { kind, version, difference, value } = loaded;
  return (
    <div className="desk-stack">
      <PageHead
        title={`${kindWords[kind].title()}: ${versionName(version.number)}`}
        lead={version.why}
        above={<Link to={`/office/settings/${kind}`}>{kindWords[kind].title()}</Link>}
      />
      {version.number > 0 ? <Facts {...loaded} /> : null}
      {version.number > 0 ? <Changes version={version} difference={difference} /> : null}
      <Card title={m.office_settings_said()}>
        <SettingValue {...shownOf(kind, value)} />
      </Card>
      {version.isInForce ? null : <BringBack />}
    </div>
  );
}

function Changes({
  version,
  difference,
}: {
  version: Loaded['version'];
  difference: Loaded['difference'];
}) {
  return (
    <Card flush title={m.office_settings_difference({ version: versionName(version.number - 1) })}>
      <Difference changes={difference} />
    </Card>
  );
}

function Facts({ version }: Loaded) {
  return (
    <Card>
      <DefinitionList
        facts={[
          countsFromFact(version),
          { term: m.office_settings_drawn_by(), said: version.drawnBy ?? '' },
          {
            term: m.office_settings_put_by(),
            said: (
              <>
                {version.putBy}
                {version.putAt ? ', ' : ''}
                {version.putAt ? <Moment at={version.putAt} /> : null}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

function countsFromFact(version: Loaded['version']): Fact {
  return {
    term: m.office_settings_counts_from(),
    said: (
      <>
        <CivilDay on={version.effectiveFrom} />{' '}
        {version.isInForce ? <Badge tone="good">{m.office_settings_counts()}</Badge> : null}
      </>
    ),
  };
}

function BringBack() {
  const refused = useActionData<typeof action>();
  return (
    <Card title={m.office_settings_bring_back()}>
      <PostForm className="desk-form">
        {refused ? <Notice tone="bad" title={refused.message} live="alert" /> : null}
        <p>{m.office_settings_bring_back_lead()}</p>
        <Field
          label={m.office_settings_effective_from()}
          hint={m.office_settings_effective_from_hint()}
          error={refused?.fields.effectiveFrom}
        >
          <Input type="date" name="effectiveFrom" defaultValue={refused?.values.effectiveFrom} />
        </Field>
        <Field label={m.office_settings_why()} error={refused?.fields.why} required>
          <Textarea name="why" maxLength={1000} defaultValue={refused?.values.why} />
        </Field>
        <Button type="submit" look="solid">
          {m.office_settings_preview()}
        </Button>
      </PostForm>
    </Card>
  );
}
