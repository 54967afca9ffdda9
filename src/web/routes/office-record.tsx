import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { recordTrail, recordVerification } from '#modules/institution/contract/record.ts';
import {
  actWords,
  faultWords,
  roleWords,
  subjectAddress,
} from '#modules/institution/ui/record-words.ts';
import '#modules/institution/ui/sheet.css';
import { unlisted } from '#site/head.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { loadFromApi } from '../page-request.ts';

const ASKED = ['subjectKind', 'subjectId', 'person', 'act', 'from', 'to', 'before'] as const;
type Query = Partial<Record<(typeof ASKED)[number], string>>;

const KINDS = [
  'person',
  'enquiry',
  'consultation',
  'application',
  'neutral',
  'setting',
  'letter',
  'job',
] as const;

export function meta() {
  return unlisted(m.site_title({ page: m.office_record_title() }));
}

/** `?verify=chain,number` looks at the next portion of the chain from there; `?verify=` from the beginning. */
export async function loader(asking: LoaderFunctionArgs) {
  const search = new URL(asking.request.url).searchParams;
  const query: Query = Object.fromEntries(
    ASKED.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  const trail = await loadFromApi(asking, recordTrail, query);
  const verify = search.get('verify');
  if (verify === null) return { query, trail, verified: null };
  const at = verify.lastIndexOf(',');
  const from = at > 0 ? { chain: verify.slice(0, at), number: verify.slice(at + 1) } : {};
  return { query, trail, verified: await loadFromApi(asking, recordVerification, from) };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Act = Loaded['trail']['acts'][number];

export default function OfficeRecord() {
  const { query, trail, verified } = useLoaderData<typeof loader>();
  const { acts, next, size } = trail;
  return (
    <div className="desk-stack">
      <PageHead title={m.office_record_title()} lead={m.office_record_lead(size)}>
        <Button to={addressOf(query, { verify: '' })}>{m.office_record_verify()}</Button>
      </PageHead>
      {verified ? <Verified query={query} verified={verified} /> : null}
      <Toolbar>
        <Filters query={query} />
      </Toolbar>
      <Card flush>
        <DataList
          caption={m.office_record_title()}
          rows={acts}
          keyOf={({ id }) => id}
          name={{ label: m.office_record_act(), cell: (act) => <What act={act} /> }}
          columns={[
            { label: m.office_record_by(), cell: (act) => <Who act={act} /> },
            { label: m.office_record_at(), cell: ({ at }) => <Moment at={at} />, tight: true },
            { label: m.office_record_about(), cell: (act) => <About act={act} /> },
            { label: m.office_record_hash(), cell: (act) => <Proof act={act} /> },
          ]}
          empty={<EmptyState title={m.office_record_empty()} />}
        />
        <Pager
          previous={query.before ? addressOf({ ...query, before: '' }) : null}
          next={next ? addressOf({ ...query, before: next }) : null}
        />
      </Card>
    </div>
  );
}

function Verified({
  query,
  verified,
}: {
  query: Query;
  verified: NonNullable<Loaded['verified']>;
}) {
  const { broken, upTo, next, checked } = verified;
  if (broken)
    return (
      <Notice
        tone="bad"
        live="alert"
        title={m.office_record_broken({ chain: broken.chain, number: broken.number })}
      >
        <p>
          {faultWords[broken.fault]()} {broken.id}
        </p>
      </Notice>
    );
  if (!upTo)
    return <Notice tone="good" live="status" title={m.office_record_nothing_to_verify()} />;
  return (
    <Notice
      tone="good"
      live="status"
      title={m.office_record_verified({ count: checked, chain: upTo.chain, number: upTo.number })}
    >
      <VerifyOn next={next} query={query} />
    </Notice>
  );
}

function VerifyOn({
  next,
  query,
}: {
  next: { chain: string; number: number } | null;
  query: Query;
}) {
  return next ? (
    <p>
      <Link className="lnk" to={addressOf(query, { verify: `${next.chain},${next.number}` })}>
        {m.office_record_verify_on()}
      </Link>
    </p>
  ) : (
    m.office_record_verified_all()
  );
}

function Filters({ query }: { query: Query }) {
  return (
    <FilterForm
      label={m.office_record_filters()}
      action="/office/record"
      clear={Object.keys(query).length > 0 ? '/office/record' : null}
    >
      <FilterField label={m.office_record_kind()}>
        {(id) => <KindSelect id={id} query={query} />}
      </FilterField>
      <FilterField label={m.office_record_subject_id()}>
        {(id) => <Input id={id} name="subjectId" defaultValue={query.subjectId ?? ''} />}
      </FilterField>
      <FilterField label={m.office_record_act_name()}>
        {(id) => <Input id={id} name="act" defaultValue={query.act ?? ''} />}
      </FilterField>
      <Period query={query} />
      {query.person ? <input type="hidden" name="person" value={query.person} /> : null}
    </FilterForm>
  );
}

function KindSelect({ id, query }: { id: string; query: Query }) {
  return (
    <Select id={id} name="subjectKind" defaultValue={query.subjectKind ?? ''}>
      <option value="">{m.office_record_all()}</option>
      {KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {kind}
        </option>
      ))}
    </Select>
  );
}

function Period({ query }: { query: Query }) {
  return (
    <>
      <FilterField label={m.office_record_from()}>
        {(id) => <Input id={id} type="date" name="from" defaultValue={query.from ?? ''} />}
      </FilterField>
      <FilterField label={m.office_record_to()}>
        {(id) => <Input id={id} type="date" name="to" defaultValue={query.to ?? ''} />}
      </FilterField>
    </>
  );
}

function What({ act }: { act: Act }) {
  const states =
    act.from || act.to ? m.office_record_states({ from: act.from ?? '–', to: act.to ?? '–' }) : '';
  return (
    <>
      <span className="ins-act">{actWords(act.act)}</span>
      {states ? <span className="ins-details"> {states}</span> : null}
      {act.why ? (
        <>
          <br />
          <span className="ins-details">{act.why}</span>
        </>
      ) : null}
      {act.isWithheld ? (
        <>
          <br />
          <span className="ins-details">{m.office_record_withheld()}</span>
        </>
      ) : null}
    </>
  );
}

function Who({ act: { by } }: { act: Act }) {
  if (by.personId === null) return roleWords(by.role);
  return (
    <>
      <Link to={addressOf({ person: by.personId })} className="lnk">
        {by.name || m.office_record_erased()}
      </Link>
      , {roleWords(by.role)}
    </>
  );
}

function About({ act }: { act: Act }) {
  const { subject } = act;
  const page = subjectAddress(act);
  return (
    <>
      {page ? (
        <Link to={page} className="lnk">
          {subject.kind}
        </Link>
      ) : (
        subject.kind
      )}{' '}
      <Link
        to={addressOf({ subjectKind: subject.kind, subjectId: subject.id })}
        className="ins-hash"
      >
        {subject.id.slice(-12)}
      </Link>
    </>
  );
}

/** Where it stands in its chain; opened, the whole hash and what else it covers. */
function Proof({ act: { chain, number, hash, details } }: { act: Act }) {
  return (
    <details className="ins-hash">
      <summary>
        {chain === 'office' ? chain : m.office_record_account_chain()} {number} · {hash.slice(0, 8)}
      </summary>
      <p>{hash}</p>
      {details.length > 0 ? (
        <p>{details.map(({ label, value }) => `${label}: ${value}`).join(', ')}</p>
      ) : null}
    </details>
  );
}

function addressOf(query: Query, more: Record<string, string> = {}): string {
  const search = new URLSearchParams(Object.entries({ ...query }).filter(([, value]) => value));
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return `/office/record${search.size > 0 ? `?${search}` : ''}`;
}
