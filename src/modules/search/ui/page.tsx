import { useMemo, useRef } from 'react';
import { Form } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import { Field, Input } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { addressWith, type SearchAnswer, type SearchAsked } from './asked.ts';
import { SearchFilters } from './filters.tsx';
import { useResultKeys } from './keys.ts';
import { SearchResults } from './results.tsx';
import './sheet.css';

type SearchPageProps = {
  asked: SearchAsked;
  answer: SearchAnswer;
  /** In one case, or in all of the reader's: then each result says which. */
  isOne: boolean;
  /** The number of the one case. */
  reference?: string;
};

/** Field, filters and passages. All that is asked stands in the address, so that a search can be kept, sent and gone back to. */
export function SearchPage({ asked, answer, isOne, reference }: SearchPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useResultKeys(page, field);
  useShortcuts(useMemo(() => ({ '/': () => field.current?.focus() }), []));
  return (
    <div className="sch" ref={page}>
      <PageHead
        title={isOne ? m.search_heading() : m.search_heading_all()}
        {...(reference ? { above: reference } : {})}
      />
      <SearchForm asked={asked} field={field} />
      {asked.q ? (
        <>
          <Said asked={asked} answer={answer} />
          <div className="sch-body">
            <SearchFilters asked={asked} counts={answer.counts} />
            <Found asked={asked} answer={answer} isOne={isOne} />
          </div>
        </>
      ) : (
        <p className="t2">{m.search_ask()}</p>
      )}
    </div>
  );
}

type FormProps = { asked: SearchAsked; field: React.RefObject<HTMLInputElement | null> };

function SearchForm({ asked, field }: FormProps) {
  return (
    // Another address is another form: what it shows is what the address says.
    <Form method="get" role="search" className="sch-form" key={JSON.stringify(asked)}>
      {asked.kind ? <input type="hidden" name="kind" value={asked.kind} /> : null}
      {asked.side ? <input type="hidden" name="side" value={asked.side} /> : null}
      <div className="sch-q">
        <label htmlFor="sch-q">
          <VisuallyHidden>{m.search_field()}</VisuallyHidden>
          <Icon name="magnifying-glass" />
        </label>
        <input
          id="sch-q"
          ref={field}
          type="search"
          name="q"
          defaultValue={asked.q}
          maxLength={200}
          placeholder={m.search_field()}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
        />
        <Button look="ghost" type="submit">
          {m.search_submit()}
        </Button>
      </div>
      <details className="sch-days" open={Boolean(asked.from || asked.to)}>
        <summary>{m.search_narrow()}</summary>
        <div>
          <Field label={m.search_from()}>
            <Input type="date" name="from" defaultValue={asked.from} />
          </Field>
          <Field label={m.search_to()}>
            <Input type="date" name="to" defaultValue={asked.to} />
          </Field>
        </div>
      </details>
    </Form>
  );
}

type AnswerProps = { asked: SearchAsked; answer: SearchAnswer };

/** How much was found, and what was looked for in place of what was typed, with the way back to that. */
function Said({ asked, answer: { total, isMore, corrections, disputes } }: AnswerProps) {
  return (
    <div className="sch-said" role="status">
      <p>{isMore ? m.search_found_more({ count: total }) : m.search_found({ count: total })}</p>
      {corrections.map(({ typed, shown }) => (
        <p key={typed} dir="auto">
          {m.search_correction({ typed, shown: shown.join(', ') })}
        </p>
      ))}
      {corrections.length > 0 ? (
        <p>
          <Link className="lnk" to={addressWith(asked, { exact: '1' })}>
            {m.search_exact()}
          </Link>
        </p>
      ) : null}
      {asked.exact ? (
        <p>
          {m.search_is_exact()}{' '}
          <Link className="lnk" to={addressWith(asked, { exact: '' })}>
            {m.search_not_exact()}
          </Link>
        </p>
      ) : null}
      {disputes.isAll ? null : <p>{m.search_newest({ count: disputes.searched })}</p>}
    </div>
  );
}

const ON_A_PAGE = 20;

function Found({ asked, answer, isOne }: SearchPageProps) {
  const at = Number(asked.page ?? '1');
  if (answer.results.length === 0)
    return (
      <EmptyState title={m.search_nothing()}>
        {m.search_nothing_hint()} <Unread unread={answer.unread} />
      </EmptyState>
    );
  return (
    <section aria-label={m.search_results()}>
      <SearchResults results={answer.results} isOne={isOne} />
      <p className="sch-pages">
        {at > 1 ? (
          <Button look="ghost" to={addressWith(asked, { page: String(at - 1) })}>
            {m.search_previous()}
          </Button>
        ) : null}
        {answer.total > at * ON_A_PAGE && at < 25 ? (
          <Button look="ghost" to={addressWith(asked, { page: String(at + 1) })}>
            {m.search_next()}
          </Button>
        ) : null}
      </p>
    </section>
  );
}

/** What may yet be found: papers whose words are still being read. */
function Unread({ unread: { count, titles } }: { unread: SearchAnswer['unread'] }) {
  if (count === 0) return null;
  const named = titles.join(', ');
  return (
    <span dir="auto">
      {count > titles.length
        ? m.search_unread_more({ titles: named, count: count - titles.length })
        : m.search_unread({ titles: named })}
    </span>
  );
}
