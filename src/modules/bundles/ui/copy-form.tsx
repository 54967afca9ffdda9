import { useEffect, useState } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { PaperNumbers } from './choose.tsx';
import { CoverPages, type PageDrawn } from './cover/cover-pages.tsx';
import type { PaperToChoose } from './shapes.ts';
import './sheet.css';

type Props = {
  paper: PaperToChoose;
  /** What can be joined behind it. */
  others: readonly PaperToChoose[];
  /** How many papers the record has besides. */
  all: number;
  acted: Submission | undefined;
  picture: PageDrawn;
};

/** How a copy differs from its paper: which pages, how far turned, what is covered, what stands behind. */
export function CopyForm({ paper, others, all, acted, picture }: Props) {
  const typed = (name: string, otherwise = '') => acted?.values[name] ?? otherwise;
  return (
    <PostForm className="desk-form">
      <input type="hidden" name="intent" value="copy" />
      <SubmissionNotice submission={acted} />
      <Card title={m.copies_cover()}>
        <p>{m.copies_cover_lead()}</p>
        <CoverPages picture={picture} />
        <details className="ds-print" open={writtenRows(acted).length > 0}>
          <summary>{m.copies_numbers()}</summary>
          <p>{m.copies_numbers_lead()}</p>
          <Boxes acted={acted} />
        </details>
      </Card>
      <Card title={m.copies_pages_title()}>
        <Field label={m.copies_pages()} hint={m.copies_pages_hint()} error={acted?.fields.pages}>
          <Input name="pages" maxLength={400} defaultValue={typed('pages')} />
        </Field>
        <Field label={m.copies_turn()}>
          <Select name="turn" defaultValue={typed('turn', '0')}>
            <option value="0">{m.copies_turn_not()}</option>
            <option value="90">{m.copies_turn_right()}</option>
            <option value="180">{m.copies_turn_round()}</option>
            <option value="270">{m.copies_turn_left()}</option>
          </Select>
        </Field>
        <Field label={m.copies_turned()} hint={m.copies_turned_hint()}>
          <Input name="turned" maxLength={400} defaultValue={typed('turned')} />
        </Field>
        {all > 0 ? <Joined others={others} acted={acted} /> : null}
      </Card>
      <Card title={m.copies_make_title()}>
        <p>{m.copies_make_lead({ number: paper.number })}</p>
        <Field label={m.copies_title()} error={acted?.fields.title}>
          <Input
            name="title"
            maxLength={120}
            dir="auto"
            defaultValue={typed('title', m.copies_title_of({ title: paper.title.slice(0, 80) }))}
          />
        </Field>
        <Button look="solid" type="submit">
          {m.copies_make()}
        </Button>
      </Card>
    </PostForm>
  );
}

function Joined({ others, acted }: Pick<Props, 'others' | 'acted'>) {
  return (
    <fieldset className="bnd-choose">
      <legend>{m.copies_join()}</legend>
      {others.map(({ id, number, title }) => (
        <label key={id} className="bnd-paper">
          <input type="checkbox" name="joined" value={id} />
          <span className="tn">{number}</span>
          <span dir="auto">{title}</span>
        </label>
      ))}
      <PaperNumbers label={m.bundles_numbers()} acted={acted} />
    </fieldset>
  );
}

const PLACES = ['page', 'left', 'top', 'width', 'height'] as const;
const LABELS = {
  page: m.copies_box_page,
  left: m.copies_box_left,
  top: m.copies_box_top,
  width: m.copies_box_width,
  height: m.copies_box_height,
};
const ROWS = 4;

/** The rows of numbers in which something was written; what was drawn by hand has names of its own. */
function writtenRows(acted: Submission | undefined): number[] {
  return Object.entries(acted?.values ?? {}).flatMap(([name, value]) => {
    const row = ROW.exec(name)?.[1];
    return row && value ? Number(row) : [];
  });
}
const ROW = /^(?:page|left|top|width|height) (\d+)$/;

/** Rows to write boxes in, and one more whenever the last is asked for; without a script there are as many as stand here. */
function Boxes({ acted }: Pick<Props, 'acted'>) {
  const [rows, setRows] = useState(Math.max(ROWS, ...writtenRows(acted)));
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      {Array.from({ length: rows }, (_, at) => at + 1).map((row) => (
        <fieldset key={row} className="bnd-choose">
          <legend>{m.copies_box({ count: row })}</legend>
          <div className="bnd-boxes">
            {PLACES.map((place) => (
              <Field key={place} label={LABELS[place]()}>
                <Input
                  name={`${place} ${row}`}
                  inputMode="decimal"
                  maxLength={8}
                  defaultValue={acted?.values[`${place} ${row}`] ?? ''}
                />
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
      {isAwake ? (
        <p>
          <Button size="sm" onClick={() => setRows(rows + 1)}>
            {m.copies_box_more()}
          </Button>
        </p>
      ) : null}
    </>
  );
}
