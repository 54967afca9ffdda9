import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import type { Api } from '#kernel/client.ts';
import * as m from '#messages/all.ts';
import {
  factsDraft,
  feesDraft,
  holidaysDraft,
  lettersDraft,
  retentionDraft,
  witnessesDraft,
} from '#modules/institution/contract/setting-drafts.ts';
import {
  SETTING_KINDS,
  settingDraft,
  settingKind,
} from '#modules/institution/contract/settings.ts';
import { FactsFields } from '#modules/institution/ui/forms/facts-form.tsx';
import { FeesFields } from '#modules/institution/ui/forms/fees-form.tsx';
import { DraftForm } from '#modules/institution/ui/forms/frame.tsx';
import { HolidaysFields } from '#modules/institution/ui/forms/holidays-form.tsx';
import { LettersFields } from '#modules/institution/ui/forms/letters-form.tsx';
import { RetentionFields } from '#modules/institution/ui/forms/retention-form.tsx';
import { WitnessesFields } from '#modules/institution/ui/forms/witnesses-form.tsx';
import { shownOf } from '#modules/institution/ui/setting-value.tsx';
import {
  type SettingFormContext,
  settingContextOf,
  typedValue,
} from '#modules/institution/ui/setting-values.ts';
import { kindWords } from '#modules/institution/ui/words.ts';
import { unlisted } from '#site/head.ts';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { refusalOf } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';
import { kindOf } from '../setting-kind.ts';

type Shown = ReturnType<typeof shownOf>;
type Loaded = { shown: Shown; around: SettingFormContext; year: number };

export function meta() {
  return unlisted(m.site_title({ page: m.office_settings_change() }));
}

/** The form begins with what counts today, or with a draft that is changed. */
export async function loader(asking: LoaderFunctionArgs): Promise<Loaded> {
  const kind = kindOf(asking.params.kind, SETTING_KINDS);
  const query = new URL(asking.request.url).searchParams;
  const [setting, draftId] = [await loadFromApi(asking, settingKind, { kind }), query.get('draft')];
  const draft = draftId ? await loadFromApi(asking, settingDraft, { id: draftId }) : null;
  const shown = shownOf(kind, draft ? draft.value : setting.value);
  const around = draft
    ? {
        why: draft.draft.why,
        effectiveFrom: draft.draft.effectiveFrom,
        basedOn: draft.draft.basedOn,
        replaces: draft.draft.id,
      }
    : { why: '', effectiveFrom: null, basedOn: setting.latest, replaces: null };
  return { shown, around, year: Number(query.get('year')) || yearOf(shown) };
}

function yearOf(shown: Shown): number {
  const years = shown.kind === 'holidays' ? shown.value.years : [];
  return years.find(({ confirmed }) => !confirmed)?.year ?? years.at(-1)?.year ?? 0;
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const base = await loader(asking);
  const around = settingContextOf(form);
  const { shown, answer } = await send(asking.context.get(apiContext), base.shown, form, around);
  if (answer.outcome === 'done') throw onward(`/office/settings/drafts/${answer.data.id}`);
  const refused = refusalOf(form, answer);
  const typed = {
    shown,
    around,
    year: Number(form.get('year')) || base.year,
    refused,
    tries: Number(form.get('tries')) + 1,
  };
  return data(typed, { status: refused.status });
}

/** Each kind has a door of its own, so that the server can say what is wrong with each of its fields. */
async function send(api: Api, base: Shown, form: FormData, around: SettingFormContext) {
  if (base.kind === 'facts') {
    const value = typedValue.facts(form, base.value);
    return { shown: shownOf('facts', value), answer: await api(factsDraft, { value, ...around }) };
  }
  if (base.kind === 'fees') {
    const value = typedValue.fees(form, base.value);
    return { shown: shownOf('fees', value), answer: await api(feesDraft, { value, ...around }) };
  }
  if (base.kind === 'holidays') {
    const value = typedValue.holidays(form, base.value);
    return {
      shown: shownOf('holidays', value),
      answer: await api(holidaysDraft, { value, ...around }),
    };
  }
  if (base.kind === 'letters') {
    const value = typedValue.letters(form, base.value);
    return {
      shown: shownOf('letters', value),
      answer: await api(lettersDraft, { value, ...around }),
    };
  }
  if (base.kind === 'witnesses') {
    const value = typedValue.witnesses(form, base.value);
    return {
      shown: shownOf('witnesses', value),
      answer: await api(witnessesDraft, { value, ...around }),
    };
  }
  const value = typedValue.retention(form, base.value);
  return {
    shown: shownOf('retention', value),
    answer: await api(retentionDraft, { value, ...around }),
  };
}

export default function OfficeSettingChange() {
  const loaded = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>();
  const { kind = '' } = useParams();
  const { shown, around, year } = typed ?? loaded;
  const refused = typed?.refused;
  return (
    <div className="desk-stack">
      <ChangeHead shown={shown} kind={kind} />
      <Card>
        <DraftForm
          around={around}
          refused={refused}
          tries={typed?.tries ?? 0}
          fromTomorrow={shown.kind === 'fees'}
          key={`${shown.kind} ${year} ${typed?.tries ?? 0}`}
        >
          <Fields shown={shown} year={year} draft={around.replaces} refused={refused} />
        </DraftForm>
      </Card>
    </div>
  );
}

function ChangeHead({ shown, kind }: { shown: Shown; kind: string }) {
  return (
    <PageHead
      title={m.office_settings_change_of({ setting: kindWords[shown.kind].title() })}
      lead={m.office_settings_change_lead()}
      above={<Link to={`/office/settings/${kind}`}>{kindWords[shown.kind].title()}</Link>}
    />
  );
}

type FieldsProps = {
  shown: Shown;
  year: number;
  draft: string | null;
  refused: Submission | undefined;
};

function Fields({ shown, year, draft, refused }: FieldsProps) {
  if (shown.kind === 'facts') return <FactsFields value={shown.value} refused={refused} />;
  if (shown.kind === 'fees') return <FeesFields value={shown.value} refused={refused} />;
  if (shown.kind === 'letters') return <LettersFields value={shown.value} refused={refused} />;
  if (shown.kind === 'witnesses') return <WitnessesFields value={shown.value} refused={refused} />;
  if (shown.kind === 'retention') return <RetentionFields value={shown.value} refused={refused} />;
  const address = (one: number) =>
    `/office/settings/holidays/change?year=${one}${draft ? `&draft=${draft}` : ''}`;
  return <HolidaysFields value={shown.value} year={year} address={address} refused={refused} />;
}
