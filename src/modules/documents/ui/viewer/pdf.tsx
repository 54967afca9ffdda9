import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { type OpenPdf, openPdf } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import { Thumbnails } from './thumbnails.tsx';

export type PdfOpening = { open: OpenPdf | null; isUnreadable: boolean };

/** The PDF at an address, once its beginning is here. */
export function useOpenPdf(address: string | null): PdfOpening {
  const [opening, setOpening] = useState<PdfOpening>({ open: null, isUnreadable: false });
  useEffect(() => {
    if (address === null) return undefined;
    let isLeft = false;
    let close = () => {};
    openPdf(address).then(
      (open) => {
        close = open.close;
        if (isLeft) close();
        else setOpening({ open, isUnreadable: false });
      },
      () => {
        if (!isLeft) setOpening({ open: null, isUnreadable: true });
      },
    );
    return () => {
      isLeft = true;
      close();
      setOpening({ open: null, isUnreadable: false });
    };
  }, [address]);
  return opening;
}

type PagesProps = {
  open: OpenPdf;
  page: number;
  zoom: number;
  wanted: string;
  noted: ReadonlyMap<number, number>;
  pinsOf: (page: number) => ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
  onPage: (page: number) => void;
  onSeen: (page: number) => void;
};

/** The pages one below the other, and every page small beside them. */
export function PdfPages(props: PagesProps) {
  const { open, page, zoom, wanted, noted, pinsOf, scroller, onPage, onSeen } = props;
  const width = useWidth(scroller) * zoom;
  const shape = useFirstShape(open);
  usePageInSight(scroller, onSeen);
  const here = useRef(page);
  useEffect(() => {
    here.current = page;
  });
  // As the pages take their size, the reader stays at theirs: also at the one that the address names.
  useEffect(() => {
    if (width > 0 && shape > 0) scrollToPage(scroller, here.current);
  }, [width, shape, scroller]);
  return (
    <>
      <Thumbnails {...{ open, page, noted, onPage }} />
      <section
        className="pvw-sheet"
        ref={scroller}
        data-scroller
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys
        tabIndex={0}
        aria-label={m.viewer_pages()}
      >
        <ol className="pvw-list">
          {Array.from({ length: open.pdf.numPages }, (_, at) => at + 1).map((number) => (
            <PdfPage key={number} {...{ open, number, width, shape, wanted }}>
              {pinsOf(number)}
            </PdfPage>
          ))}
        </ol>
      </section>
    </>
  );
}

export function scrollToPage({ current }: RefObject<HTMLElement | null>, page: number): void {
  const wanted = current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
  // Before the pages have their size there is no place to go to; the reader is led there with it.
  if (wanted && wanted.offsetHeight > 0) current?.scrollTo({ top: wanted.offsetTop - 8 });
}

const A4 = Math.SQRT2;

/** Pages are mostly alike, so those that are not read yet have the shape of the first. */
function useFirstShape({ pdf }: OpenPdf): number {
  const [shape, setShape] = useState(A4);
  useEffect(() => {
    void pdf.getPage(1).then(
      (first) => {
        const { width, height } = first.getViewport({ scale: 1 });
        setShape(height / width);
      },
      () => {}, // the page itself says that it cannot be read
    );
  }, [pdf]);
  return shape;
}

const WIDEST = 860;
const ROOM = 24;

function useWidth(scroller: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setWidth(Math.min(WIDEST, Math.max(0, current.clientWidth - ROOM))),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}

/** Tells which page stands in the middle of the screen. */
function usePageInSight(
  scroller: RefObject<HTMLDivElement | null>,
  onSeen: (page: number) => void,
): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    let frame = 0;
    const look = () => {
      const { top, height } = current.getBoundingClientRect();
      const middle = top + height / 2;
      const pages = [...current.querySelectorAll<HTMLElement>('[data-page]')];
      const seen = pages.findLast((one) => one.getBoundingClientRect().top <= middle);
      if (seen) latest.current(Number(seen.dataset.page));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    current.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      current.removeEventListener('scroll', later);
    };
  }, [scroller]);
}
