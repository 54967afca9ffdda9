import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FileWords } from '#kernel/file-words.ts';
import * as m from '#messages/all.ts';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import type { Submission } from '#ui/forms/submission.ts';
import type { OnePaper } from '../shapes.ts';
import { AboutPaper } from './about.tsx';
import { PaperAnswers } from './answer.tsx';
import { Media } from './media.tsx';
import { OwnNotes, Pins, placeOn } from './notes.tsx';
import { PdfPages, scrollToPage, useOpenPdf } from './pdf.tsx';
import { usePicturedPages, useSearch } from './use-search.ts';
import { type Turning, ViewerHead } from './viewer-head.tsx';
import { FileText } from './words.tsx';
import '../sheet.css';
import './sheet.css';

type ViewerProps = {
  dispute: string;
  paper: OnePaper;
  /** Of a text, a mail, a Word document or a sheet: its words, or why there are none. */
  words: { words: FileWords } | { problem: string } | null;
  acted: Submission | undefined;
};

/** One paper: read, found again by its address, and answered. */
export function Viewer({ dispute, paper, words, acted }: ViewerProps) {
  const address = `/api/disputes/${dispute}/documents/${paper.id}`;
  const { open, isUnreadable } = useOpenPdf(paper.shownAs === 'pdf' ? address : null);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const [down, setDown] = useState(0);
  const { turning, setPage } = useTurning(open?.pdf.numPages ?? 0, scroller);
  const pictured = usePicturedPages(dispute, paper.id);
  const search = useSearch({ open, pictured, onFirst: turning.goTo });
  const [copied, copy] = useCopiedLink({ dispute, paper: paper.id, page: turning.page });
  useViewerKeys(turning, { field, note, copy, isPdf: open !== null });
  return (
    <div className="pvw">
      <ViewerHead
        {...{ dispute, paper, address, search, field }}
        turning={open ? turning : null}
        onCopy={copy}
      />
      <p role="status" className="pvw-status">
        {copied}
      </p>
      <div className={`pvw-body${open ? ' pvw-has-thumbs' : ''}`}>
        {open ? (
          <PdfPages
            {...{ open, scroller, page: turning.page, zoom: turning.zoom, wanted: search.wanted }}
            noted={notedIn(paper)}
            pinsOf={(page) => <Pins paper={paper} page={page} />}
            onPage={turning.goTo}
            onSeen={setPage}
          />
        ) : (
          <div className="pvw-sheet">
            <Content {...{ paper, address, words, isUnreadable }} />
          </div>
        )}
        <aside className="pvw-side" aria-label={m.viewer_side()}>
          {paper.filed ? <PaperAnswers {...{ paper, filed: paper.filed, acted }} /> : null}
          <OwnNotes
            {...{ paper, acted, down }}
            page={turning.page}
            field={note}
            onBegin={() => setDown(placeOn(scroller.current, turning.page))}
            onPage={turning.goTo}
          />
          <AboutPaper dispute={dispute} paper={paper} />
        </aside>
      </div>
    </div>
  );
}

/** On which pages the reader has notes, and how many. */
function notedIn({ notes }: OnePaper): ReadonlyMap<number, number> {
  const pages = Map.groupBy(notes, ({ page }) => page);
  return new Map([...pages].map(([page, own]) => [page, own.length]));
}

type ContentProps = Pick<ViewerProps, 'paper' | 'words'> & {
  address: string;
  isUnreadable: boolean;
};

/** What is not a PDF, and a PDF while it is fetched, or where it cannot be read. */
function Content({ paper, words, address, isUnreadable }: ContentProps): ReactNode {
  if (words && 'words' in words) return <FileText words={words.words} />;
  if (words) return <p className="pvw-note">{words.problem}</p>;
  if (paper.shownAs !== 'pdf') return <Media paper={paper} address={address} />;
  if (isUnreadable) return <p className="pvw-note">{m.viewer_pdf_broken()}</p>;
  return (
    <>
      <div className="pvw-skeleton" aria-hidden="true" />
      <noscript>
        <p className="pvw-note">
          {m.viewer_no_script()}{' '}
          <a className="lnk" href={address}>
            {m.viewer_open_plain()}
          </a>
        </p>
      </noscript>
    </>
  );
}

const [SMALLEST, LARGEST] = [0.5, 4];

type Scroller = React.RefObject<HTMLDivElement | null>;

function useTurning(
  pages: number,
  scroller: Scroller,
): { turning: Turning; setPage: (page: number) => void } {
  const [query] = useSearchParams();
  const asked = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const [page, setPage] = useState(asked);
  const [zoom, setZoom] = useState(1);
  const within = (wanted: number) => Math.min(Math.max(1, wanted), Math.max(1, pages));
  const goTo = (wanted: number) => {
    const next = within(wanted);
    setPage(next);
    scrollToPage(scroller, next);
  };
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  // A link to another place of the same paper leads there without a new page.
  useEffect(() => {
    if (pages > 0) latest.current(asked);
  }, [asked, pages]);
  const turning = {
    page: pages > 0 ? within(page) : page,
    pages,
    zoom,
    goTo,
    setZoom: (wanted: number) => setZoom(Math.min(LARGEST, Math.max(SMALLEST, wanted))),
  };
  return { turning, setPage };
}

type Place = { dispute: string; paper: string; page: number };

/** Copies the address of the place that the reader looks at, and says so. */
function useCopiedLink({ dispute, paper, page }: Place): [string, () => void] {
  const [said, setSaid] = useState('');
  const copy = () => {
    const query = page > 1 ? `?page=${page}` : '';
    const link = `${location.origin}/cases/${dispute}/papers/${paper}${query}`;
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'));
    done.then(
      () => setSaid(m.viewer_copied({ page })),
      () => setSaid(link), // over plain http a browser has no clipboard: the link is there to be marked
    );
  };
  return [said, copy];
}

type Keys = {
  field: React.RefObject<HTMLInputElement | null>;
  note: React.RefObject<HTMLTextAreaElement | null>;
  copy: () => void;
  isPdf: boolean;
};

function useViewerKeys(
  { page, zoom, goTo, setZoom }: Turning,
  { field, note, copy, isPdf }: Keys,
): void {
  const inPdf = (act: () => void) => () => (isPdf ? act() : false);
  useShortcuts({
    ArrowLeft: inPdf(() => goTo(page - 1)),
    ArrowRight: inPdf(() => goTo(page + 1)),
    '+': inPdf(() => setZoom(zoom + 0.25)),
    '-': inPdf(() => setZoom(zoom - 0.25)),
    '/': () => (field.current ? field.current.focus() : false),
    n: () => note.current?.focus(),
    l: copy,
    a: () => choose('admitted'),
    d: () => choose('denied'),
  });
}

/** Chooses an answer; it is said only by the button. */
function choose(answer: string): false | undefined {
  const choice = document.querySelector<HTMLInputElement>(`#answer input[value="${answer}"]`);
  if (!choice) return false;
  choice.click();
  choice.focus();
  return undefined;
}
