import type { RefObject } from 'react';
import { Form } from 'react-router';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { PaperLine, RecordAsked, RecordOfPapers } from './shapes.ts';

/**
 * The form in which papers are ticked, sifted and leafed through, wherever on the page its fields stand: what is ticked on one page is
 * kept on the next, without a script too. Pressed without a button of its own it puts the ticked papers together.
 */
export const CHOSEN = 'chosen-papers';

/** With its language, which a form adds and a button does not. */
const pageOf = (dispute: string) => here(`/cases/${dispute}/papers`);

type FilterProps = {
  dispute: string;
  record: RecordOfPapers;
  asked: RecordAsked;
  input: RefObject<HTMLInputElement | null>;
};

/** By words and by issue; few papers need neither. */
export function RecordFilter({ dispute, record: { page, issues }, asked, input }: FilterProps) {
  const isLong = (page?.all ?? 0) > 5;
  if (!isLong && issues.length === 0) return null;
  return (
    <search className="ppr-filter">
      {isLong ? (
        <Field label={m.papers_filter()}>
          <Input
            ref={input}
            key={asked.words}
            form={CHOSEN}
            type="search"
            name="words"
            maxLength={200}
            defaultValue={asked.words}
          />
        </Field>
      ) : null}
      {issues.length > 0 ? (
        <Field label={m.papers_issue_filter()}>
          <Select key={asked.issue} form={CHOSEN} name="issue" defaultValue={asked.issue}>
            <option value="">{m.papers_issue_all()}</option>
            {issues.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Button size="sm" type="submit" form={CHOSEN} formAction={pageOf(dispute)}>
        {m.desk_show()}
      </Button>
    </search>
  );
}

/** To the pages beside this one: buttons of the form, so that they take along what is ticked and sifted. */
export function RecordPages({ dispute, page }: { dispute: string; page: RecordOfPapers['page'] }) {
  if (!page || page.of === 1) return null;
  const leaf = (to: number, words: string) => (
    <Button
      size="sm"
      type="submit"
      form={CHOSEN}
      formAction={pageOf(dispute)}
      name="page"
      value={to}
    >
      {words}
    </Button>
  );
  return (
    <nav className="pgr" aria-label={m.desk_pages()}>
      {page.at > 1 ? leaf(page.at - 1, m.desk_previous()) : <span />}
      <span className="tn">
        {m.papers_page_of({ at: page.at, of: page.of, count: page.total })}
      </span>
      {page.at < page.of ? leaf(page.at + 1, m.desk_next()) : <span />}
    </nav>
  );
}

type ChosenProps = { dispute: string; papers: readonly PaperLine[]; ticked: readonly string[] };

/** What is done with the papers that are ticked, on this page and on others: a form that leads on, so it needs no script. */
export function ChosenPapers({ dispute, papers, ticked }: ChosenProps) {
  const elsewhere = ticked.filter((id) => !papers.some((paper) => paper.id === id));
  return (
    <Form id={CHOSEN} method="get" action={`/cases/${dispute}/papers/bundles`} className="ppr-row">
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="paper" value={id} />
      ))}
      <Button type="submit">{m.papers_bundle()}</Button>
      {elsewhere.length > 0 ? (
        <span className="t2 ds-small">
          {m.papers_chosen_elsewhere({ count: elsewhere.length })}
        </span>
      ) : null}
    </Form>
  );
}
