import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { dayInShort } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import {
  type ClockProcess,
  type ClockTrack,
  EARLIEST,
  LATEST,
  NOTED_TRAITS,
  type NotedTrait,
  PROCESSES,
  TRACKS,
  whatIfServed,
} from '#modules/clocks/contract/what-if.ts';
import { lengthInWords, limitName, whoWords } from '#modules/clocks/contract/words.ts';
import { unlisted } from '#site/head.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { FilterField, FilterForm, Toolbar } from '#ui/desk/toolbar.tsx';
import { Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { apiContext } from '../context.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_clocks_title() }));
}

const processWords: Record<ClockProcess, () => string> = {
  arbitration: m.office_clocks_arbitration,
  mediation: m.office_clocks_mediation,
  conciliation: m.office_clocks_conciliation,
};
const trackWords: Record<ClockTrack, () => string> = {
  online: m.office_clocks_online,
  expedited: m.office_clocks_expedited,
  ordinary: m.office_clocks_ordinary,
};

const traitWords: Record<NotedTrait, () => string> = {
  international: m.office_dispute_trait_international,
  sebi: m.office_dispute_trait_sebi,
};

/** Without anything asked: an online arbitration, served today. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = {
    process: PROCESSES.find((one) => one === search.get('process')) ?? 'arbitration',
    track: TRACKS.find((one) => one === search.get('track')) ?? 'online',
    trait: NOTED_TRAITS.find((one) => one === search.get('trait')) ?? ('' as const),
    served: search.get('served') ?? '',
  };
  const answer = await context.get(apiContext)(whatIfServed, query);
  if (answer.outcome === 'done')
    return { query: { ...query, served: answer.data.served }, found: answer.data, problem: null };
  if (answer.outcome === 'unanswered') throw answer.cause;
  if (answer.outcome === 'refused' && answer.status === 422)
    return { query, found: null, problem: m.clocks_day_invalid() };
  throw data(null, { status: answer.outcome === 'refused' ? answer.status : 500 });
}

type Found = NonNullable<Awaited<ReturnType<typeof loader>>['found']>;
type Foreseen = Found['dates'][number];

export default function OfficeWhatIf() {
  const { query, found, problem } = useLoaderData<typeof loader>();
  return (
    <div className="desk-stack">
      <PageHead title={m.office_clocks_title()} lead={m.office_clocks_lead()} />
      <Toolbar>
        <Assumed {...query} />
      </Toolbar>
      {problem ? <Notice tone="bad" live="alert" title={problem} /> : null}
      {found ? <Dates {...found} /> : null}
    </div>
  );
}

type Query = { process: ClockProcess; track: ClockTrack; trait: NotedTrait | ''; served: string };

function Assumed({ process, track, trait, served }: Query) {
  return (
    <FilterForm label={m.office_clocks_form()} action="/office/what-if">
      <FilterField label={m.office_clocks_process()}>
        {(id) => <ProcessSelect key={process} id={id} process={process} />}
      </FilterField>
      <FilterField label={m.office_clocks_track()}>
        {(id) => <TrackSelect key={track} id={id} track={track} />}
      </FilterField>
      <FilterField label={m.office_clocks_trait()}>
        {(id) => <TraitSelect key={trait} id={id} trait={trait} />}
      </FilterField>
      <FilterField label={m.office_clocks_served()}>
        {(id) => <ServedInput key={served} id={id} served={served} />}
      </FilterField>
    </FilterForm>
  );
}

function ProcessSelect({ id, process }: { id: string; process: ClockProcess }) {
  return (
    <Select id={id} name="process" defaultValue={process}>
      {PROCESSES.map((one) => (
        <option key={one} value={one}>
          {processWords[one]()}
        </option>
      ))}
    </Select>
  );
}

function TrackSelect({ id, track }: { id: string; track: ClockTrack }) {
  return (
    <Select id={id} name="track" defaultValue={track} title={m.office_clocks_track_hint()}>
      {TRACKS.map((one) => (
        <option key={one} value={one}>
          {trackWords[one]()}
        </option>
      ))}
    </Select>
  );
}

function TraitSelect({ id, trait }: { id: string; trait: NotedTrait | '' }) {
  return (
    <Select id={id} name="trait" defaultValue={trait}>
      <option value="">{m.office_clocks_trait_none()}</option>
      {NOTED_TRAITS.map((one) => (
        <option key={one} value={one}>
          {traitWords[one]()}
        </option>
      ))}
    </Select>
  );
}

function ServedInput({ id, served }: { id: string; served: string }) {
  return (
    <Input
      id={id}
      type="date"
      name="served"
      defaultValue={served}
      min={EARLIEST}
      max={LATEST}
      required
    />
  );
}

function Dates({ process, dates, holidays, pack }: Found) {
  const years = holidays.unconfirmedYears.join(', ');
  const counted = {
    pack: pack.id,
    version: pack.version,
    day: dayInShort(pack.inForceFrom),
    holidays: holidays.version,
  };
  return (
    <>
      {years ? (
        <Notice tone="warn" title={m.office_clocks_unconfirmed({ years })}>
          {m.office_clocks_unconfirmed_words()}
        </Notice>
      ) : null}
      {process === 'arbitration' ? null : <Notice>{m.office_clocks_sent_on()}</Notice>}
      <Given dates={dates} />
      <Expected dates={dates} />
      <p className="fld-hint">
        {m.office_clocks_rule()} {m.office_clocks_pack(counted)}
      </p>
    </>
  );
}

function Given({ dates }: Pick<Found, 'dates'>) {
  return (
    <Card
      flush
      title={m.office_clocks_given()}
      aside={<span className="fld-hint">{m.office_clocks_given_words()}</span>}
    >
      <List caption={m.office_clocks_given()} dates={dates.filter(({ given }) => given)} />
    </Card>
  );
}

function Expected({ dates }: Pick<Found, 'dates'>) {
  return (
    <Card
      flush
      title={m.office_clocks_assumed()}
      aside={<span className="fld-hint">{m.office_clocks_assumed_words()}</span>}
    >
      <List caption={m.office_clocks_assumed()} dates={dates.filter(({ given }) => !given)} />
    </Card>
  );
}

function List({ caption, dates }: { caption: string; dates: readonly Foreseen[] }) {
  return (
    <DataList
      caption={caption}
      rows={dates}
      keyOf={({ id }) => id}
      name={{ label: m.office_clocks_step(), cell: ({ id }) => limitName(id) }}
      columns={[
        { label: m.office_clocks_due(), cell: (row) => <Due {...row} /> },
        {
          label: m.office_clocks_from(),
          cell: ({ startedOn }) => <CivilDay on={startedOn} />,
          tight: true,
        },
        {
          label: m.office_clocks_length(),
          cell: ({ length }) => lengthInWords(length),
          tight: true,
        },
        { label: m.office_clocks_whose(), cell: ({ whose }) => whoWords[whose]() },
        { label: m.office_clocks_citation(), cell: (row) => <Rule {...row} /> },
      ]}
    />
  );
}

function Due({ dueOn, lastDay, takenUntil, remindedBefore }: Foreseen) {
  return (
    <>
      <b>
        <CivilDay on={dueOn} />
      </b>
      {dueOn === lastDay ? null : (
        <>
          <br />
          <span className="fld-hint">{m.office_clocks_rolled({ day: dayInShort(lastDay) })}</span>
        </>
      )}
      {takenUntil === dueOn ? null : (
        <>
          <br />
          <span className="fld-hint">{m.clocks_taken_until({ day: dayInShort(takenUntil) })}</span>
        </>
      )}
      {remindedBefore.length > 0 ? <Reminded remindedBefore={remindedBefore} /> : null}
    </>
  );
}

function Reminded({ remindedBefore }: Pick<Foreseen, 'remindedBefore'>) {
  return (
    <>
      <br />
      <span className="fld-hint">
        {m.office_clocks_reminded({ days: remindedBefore.join(', ') })}
      </span>
    </>
  );
}

function Rule({ kind, citation, isRowConfirmed }: Foreseen) {
  return (
    <>
      <Badge tone={kind === 'statutory' ? 'info' : 'plain'}>
        {kind === 'statutory' ? m.office_clocks_statutory() : m.office_clocks_institutional()}
      </Badge>{' '}
      {citation} {isRowConfirmed ? null : <Badge tone="warn">{m.clocks_not_confirmed()}</Badge>}
    </>
  );
}
