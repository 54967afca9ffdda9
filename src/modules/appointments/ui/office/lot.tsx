import '../sheet.css';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { appointmentLot } from '../../contract/lots.ts';
import { listSending } from '../../contract/tribunal.ts';
import { wordsOfBar } from '../../contract/words.ts';

type Lot = OutputOf<typeof appointmentLot>;
type Row = Lot['rows'][number];
type Props = { lot: Lot; acted: Submission | undefined };

/** Lists for many disputes at once: who has how many, who has none and why, a look at each, and what came of it. */
export function LotPage({ lot, acted }: Props) {
  const { claimant, state, all, withList, sent, oneMore, next } = lot;
  return (
    <div className="desk-stack">
      <PageHead title={m.office_lot_title()} above={claimant} lead={m.office_lot_lead()} />
      <SubmissionNotice submission={acted} done={m.office_dispute_done()} tone="warn" />
      {state === 'reading' || state === 'sending' ? (
        <Notice tone="info">{m.office_lot_working()}</Notice>
      ) : null}
      <Card>
        <DefinitionList
          facts={[
            { term: m.office_lot_all(), said: all },
            { term: m.office_lot_with(), said: withList },
            { term: m.office_lot_without(), said: state === 'reading' ? '' : all - withList },
            { term: m.office_lot_sent(), said: sent },
            ...oneMore.map(({ language, placed }) => ({
              term: m.office_lot_one_more({ language: languageOf(language) }),
              said: m.office_lot_placed({ n: placed }),
            })),
          ]}
        />
      </Card>
      <Loads loads={lot.loads} />
      <Card title={m.office_lot_disputes()}>
        <Rows lot={lot} />
      </Card>
      <Pager next={next === null ? null : `?after=${next}`} />
    </div>
  );
}

function languageOf(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code || 'en') ?? code;
}

function Loads({ loads }: Pick<Lot, 'loads'>) {
  if (loads.length === 0) return null;
  return (
    <Card title={m.office_lot_loads()} flush>
      <DataList
        caption={m.office_lot_loads()}
        rows={loads}
        keyOf={({ name }) => name}
        name={{ label: m.office_lot_neutral(), cell: ({ name }) => <bdi>{name}</bdi> }}
        columns={[
          { label: m.office_lot_leads(), end: true, cell: ({ leads }) => leads },
          { label: m.office_lot_room(), end: true, cell: ({ room }) => room },
          { label: m.office_lot_lists(), end: true, cell: ({ lists }) => lists },
        ]}
        empty={null}
      />
    </Card>
  );
}

function Rows({ lot: { rows, state, withList } }: { lot: Lot }) {
  const list = (
    <ol className="trb-names">
      {rows.map((row) => (
        <li key={row.id}>
          <DisputeOfLot row={row} mayChoose={state === 'ready' && row.why === null} />
        </li>
      ))}
    </ol>
  );
  if (state !== 'ready') return list;
  return (
    <PostForm className="desk-form" preventScrollReset>
      {list}
      <p>{m.office_lot_send_words()}</p>
      <div className="desk-row">
        <Button type="submit" name="intent" value="choose">
          {m.office_lot_keep()}
        </Button>
        {withList > 0 ? (
          <Button type="submit" name="intent" value="send" look="solid">
            {m.office_lot_send()}
          </Button>
        ) : null}
      </div>
    </PostForm>
  );
}

function DisputeOfLot({ row, mayChoose }: { row: Row; mayChoose: boolean }) {
  const { id, reference, names, why, barred, isLeftOut, result } = row;
  const counted = barred.map(({ bar, many }) =>
    m.office_lot_bar({ bar: wordsOfBar(bar), n: many }),
  );
  return (
    <>
      <a className="trb-name" href={`/office/disputes/${id}/tribunal`}>
        {reference}
      </a>
      {result ? (
        <Badge tone={result === 'sent' ? 'good' : 'bad'}>
          {result === 'sent' ? m.office_lot_result_sent() : refusedWords(result)}
        </Badge>
      ) : null}
      {isLeftOut && !mayChoose ? <Badge tone="plain">{m.office_lot_left_out()}</Badge> : null}
      {names.length > 0 ? <bdi>{names.join(', ')}</bdi> : null}
      {why ? <span>{[whyWords[why](), ...counted].join(' · ')}</span> : null}
      {mayChoose ? (
        <>
          <input type="hidden" name="shown" value={id} />
          <Checkbox name="leftOut" value={id} defaultChecked={isLeftOut}>
            {m.office_lot_leave_out({ reference })}
          </Checkbox>
        </>
      ) : null}
    </>
  );
}

/** In the words in which the same is refused on the dispute's own page. */
function refusedWords(result: string): string {
  const sentences: Readonly<Record<string, (() => string) | undefined>> = listSending.sentences;
  if (result === 'own_dispute') return m.office_lot_result_own();
  const why = sentences[result]?.() ?? m.office_lot_result_failed();
  return m.office_lot_result_refused({ why });
}

const whyWords: Record<NonNullable<Row['why']>, () => string> = {
  few: m.office_lot_why_few,
  full: m.office_lot_why_full,
  gone: m.office_lot_why_gone,
};
