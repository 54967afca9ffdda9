import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { settingInForce, settingWithdrawal } from '#modules/institution/contract/setting-acts.ts';
import { settingRenewal } from '#modules/institution/contract/setting-drafts.ts';
import { settingDraft } from '#modules/institution/contract/settings.ts';
import { Difference } from '#modules/institution/ui/difference.tsx';
import { LetterPreview } from '#modules/institution/ui/letter-preview.tsx';
import { shownOf } from '#modules/institution/ui/setting-value.tsx';
import { kindWords, versionName } from '#modules/institution/ui/words.ts';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import type { FailedApiResult } from '#ui/forms/failure.ts';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { refusalOf } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_settings_preview() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, settingDraft, { id: asking.params.id ?? '' });
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const [api, id, act] = [context.get(apiContext), params.id ?? '', form.get('act')];
  if (act === 'withdraw') {
    const answer = await api(settingWithdrawal, { id });
    if (answer.outcome === 'done') throw onward('/office/settings');
    return refused(form, answer);
  }
  if (act === 'renew') {
    const answer = await api(settingRenewal, { id });
    if (answer.outcome === 'done') throw onward(`/office/settings/drafts/${answer.data.id}`);
    return refused(form, answer);
  }
  const answer = await api(settingInForce, { draftId: id });
  if (answer.outcome === 'done')
    throw onward(`/office/settings/${answer.data.kind}/versions/${answer.data.number}`);
  return refused(form, answer);
}

function refused(form: FormData, answer: FailedApiResult) {
  const refusal = refusalOf(form, answer);
  return data(refusal, { status: refusal.status });
}

/** A draft before it counts: what it changes, from when, and where that is used. */
export default function OfficeSettingDraft() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { draft, difference, comparedWith, value } = loaded;
  const shown = shownOf(draft.kind, value);
  return (
    <div className="desk-stack">
      <PageHead
        title={m.office_settings_preview_of({ setting: kindWords[draft.kind].title() })}
        lead={draft.why}
        above={<Link to={`/office/settings/${draft.kind}`}>{kindWords[draft.kind].title()}</Link>}
      />
      {refused ? <Notice tone="bad" title={refused.message} live="alert" /> : null}
      <Hindrance {...loaded} />
      <Card title={m.office_settings_effect()}>
        <Effect {...loaded} />
      </Card>
      <Card flush title={m.office_settings_difference({ version: versionName(comparedWith) })}>
        <Difference changes={difference} />
      </Card>
      {shown.kind === 'letters' ? <LetterPreview value={shown.value} /> : null}
      <Acts {...loaded} />
    </div>
  );
}

function Hindrance({ hindrance, state, latest, draft }: Loaded) {
  if (hindrance === 'changed_meanwhile')
    return (
      <Notice tone="warn" title={m.office_settings_changed_meanwhile()}>
        <p>
          <Link to={`/office/settings/${draft.kind}/versions/${latest}`} className="lnk">
            {m.office_settings_read_version({ version: versionName(latest) })}
          </Link>{' '}
          {m.office_settings_renew_lead()}
        </p>
      </Notice>
    );
  if (hindrance === 'day_passed')
    return <Notice tone="warn" title={m.office_settings_day_passed()} />;
  if (hindrance === 'fees_from_tomorrow')
    return <Notice tone="warn" title={m.office_settings_fees_from_tomorrow()} />;
  if (state === 'in_force')
    return <Notice tone="good" title={m.office_settings_draft_in_force()} />;
  if (hindrance === 'draft_closed') return <Notice title={m.office_settings_draft_closed()} />;
  return null;
}

function Effect({ draft, countsFrom, countsUntil }: Loaded) {
  const facts = [
    { term: m.office_settings_where_used(), said: kindWords[draft.kind].use() },
    ...(countsFrom
      ? [{ term: m.office_settings_counts_from(), said: dayInWords(countsFrom) }]
      : []),
    ...(countsUntil
      ? [
          {
            term: m.office_settings_counts_until(),
            said: m.office_settings_counts_until_note({ day: dayInWords(countsUntil) }),
          },
        ]
      : []),
    {
      term: m.office_settings_drawn_by(),
      said: (
        <>
          {draft.drawnBy}, <Moment at={draft.drawnAt} />
        </>
      ),
    },
  ];
  return <DefinitionList facts={facts} />;
}

function Acts({ draft, state, hindrance }: Loaded) {
  if (state !== 'open') return null;
  return (
    <PostForm className="desk-row">
      {hindrance === null ? (
        <Button type="submit" name="act" value="force" look="solid">
          {m.office_settings_put_in_force()}
        </Button>
      ) : null}
      {hindrance === 'changed_meanwhile' ? (
        <Button type="submit" name="act" value="renew" look="solid">
          {m.office_settings_renew()}
        </Button>
      ) : null}
      <Button to={`/office/settings/${draft.kind}/change?draft=${draft.id}`}>
        {m.office_settings_change_draft()}
      </Button>
      <Button type="submit" name="act" value="withdraw">
        {m.office_settings_withdraw()}
      </Button>
    </PostForm>
  );
}
