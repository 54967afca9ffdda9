import { type RefObject, useEffect, useState } from 'react';
import * as m from '#messages/all.ts';
import { titleInWords } from '#modules/disputes/contract/document-words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Icon, type IconName } from '#ui/desk/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { OnePaper } from '../shapes.ts';
import type { Search } from './use-search.ts';

export type Turning = {
  page: number;
  pages: number;
  zoom: number;
  goTo: (page: number) => void;
  setZoom: (zoom: number) => void;
};

type HeadProps = {
  dispute: string;
  paper: OnePaper;
  address: string;
  /** Of a PDF that is open. */
  turning: Turning | null;
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  onCopy: () => void;
};

/** Which paper it is, where the reader is in it, and what can be done with all of it. */
export function ViewerHead({ dispute, paper, address, turning, ...rest }: HeadProps) {
  const { filed, versions } = paper;
  return (
    <header className="pvw-head">
      <Link
        className="ibs"
        to={`/cases/${dispute}/papers`}
        aria-label={m.viewer_back()}
        viewTransition={false}
      >
        <Icon name="arrow-left" />
      </Link>
      <div className="pvw-title">
        {filed ? <span className={`ppr-no ppr-${filed.side} tn`}>{filed.number}</span> : null}
        <h1 dir="auto">{titleInWords(paper.title)}</h1>
        {filed && versions.length > 1 ? (
          <Badge>{m.viewer_version({ version: filed.version, count: versions.length })}</Badge>
        ) : null}
        {filed?.struck ? <Badge tone="bad">{m.papers_struck()}</Badge> : null}
      </div>
      {turning ? <Turner {...turning} /> : null}
      {turning ? <SearchField {...rest} turning={turning} /> : null}
      <div className="pvw-acts">
        <IconButton icon="link-simple" label={m.viewer_copy_link()} onClick={rest.onCopy} />
        <a
          className="ibs"
          href={address}
          download=""
          aria-label={m.viewer_download()}
          title={m.viewer_download()}
        >
          <Icon name="download-simple" />
        </a>
      </div>
    </header>
  );
}

type IconButtonProps = { icon: IconName; label: string; onClick: () => void; disabled?: boolean };

function IconButton({ icon, label, onClick, disabled = false }: IconButtonProps) {
  return (
    <button
      className="ibs"
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
    >
      <Icon name={icon} />
    </button>
  );
}

function Turner({ page, pages, zoom, goTo, setZoom }: Turning) {
  return (
    <div className="pvw-turn">
      <div className="pvw-pair tn">
        <IconButton
          icon="caret-left"
          label={m.viewer_page_before()}
          onClick={() => goTo(page - 1)}
          disabled={page <= 1}
        />
        <PageField {...{ page, pages, goTo }} />
        <IconButton
          icon="caret-right"
          label={m.viewer_page_after()}
          onClick={() => goTo(page + 1)}
          disabled={page >= pages}
        />
      </div>
      <div className="pvw-pair tn">
        <IconButton icon="minus" label={m.viewer_smaller()} onClick={() => setZoom(zoom - 0.25)} />
        <output>{m.viewer_zoom({ percent: Math.round(zoom * 100) })}</output>
        <IconButton icon="plus" label={m.viewer_larger()} onClick={() => setZoom(zoom + 0.25)} />
      </div>
    </div>
  );
}

function PageField({ page, pages, goTo }: Pick<Turning, 'page' | 'pages' | 'goTo'>) {
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  return (
    <label className="pvw-field">
      <input
        aria-label={m.viewer_page_field()}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && Number(typed) > 0) goTo(Number(typed));
        }}
        onBlur={() => setTyped(String(page))}
      />
      <span>{m.viewer_page_of({ count: pages })}</span>
    </label>
  );
}

type SearchFieldProps = Pick<HeadProps, 'search' | 'field'> & { turning: Turning };

function SearchField({ search, field, turning: { page, goTo } }: SearchFieldProps) {
  const { wanted, setWanted, found, isDone } = search;
  const next = () => {
    const after = found.find((one) => one > page) ?? found[0];
    if (after !== undefined) goTo(after);
  };
  return (
    <form
      className="pvw-find"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <input
        ref={field}
        type="search"
        aria-label={m.viewer_search()}
        placeholder={m.viewer_search()}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        dir="auto"
      />
      <span role="status" className="tn">
        {wanted.trim() === '' ? '' : foundInWords(found.length, isDone)}
      </span>
    </form>
  );
}

function foundInWords(count: number, isDone: boolean): string {
  if (!isDone) return m.viewer_search_going({ count });
  return count === 0 ? m.viewer_search_none() : m.viewer_search_found({ count });
}
