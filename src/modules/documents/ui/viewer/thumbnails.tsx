import { useEffect, useRef } from 'react';
import * as m from '#messages/all.ts';
import { drawPage } from './draw-page.ts';
import type { OpenPdf } from './pdf-document.ts';
import { useNear } from './use-near.ts';

type StripProps = {
  open: OpenPdf;
  page: number;
  /** Pages on which the reader has notes, and how many. */
  noted: ReadonlyMap<number, number>;
  onPage: (page: number) => void;
};

/** Every page, small: a column, on a telephone a strip. */
export function Thumbnails({ open, page, noted, onPage }: StripProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [list, here] = [strip.current, strip.current?.children[page - 1]];
    if (!list || !(here instanceof HTMLElement)) return;
    // Not scrollIntoView, which would move the page around it too.
    list.scrollTo({
      top: here.offsetTop - list.clientHeight / 2,
      left: here.offsetLeft - list.clientWidth / 2,
    });
  }, [page]);
  return (
    <ol className="pvw-thumbs" ref={strip} data-scroller aria-label={m.viewer_pages()}>
      {Array.from({ length: open.pdf.numPages }, (_, at) => at + 1).map((number) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === page ? 'page' : undefined}
            aria-label={labelOf(number, noted.get(number))}
            onClick={() => onPage(number)}
          >
            <Thumbnail open={open} number={number} />
            <span className="tn" aria-hidden="true">
              {number}
            </span>
          </button>
          {noted.has(number) ? (
            <b className="pvw-mark tn" aria-hidden="true">
              {noted.get(number)}
            </b>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const WIDTH = 84;

/** The count that stands beside it is said too. */
function labelOf(number: number, notes: number | undefined): string {
  const page = m.viewer_page_number({ number });
  return notes === undefined ? page : `${page}, ${m.viewer_notes()}: ${notes}`;
}

function Thumbnail({ open, number }: Pick<StripProps, 'open'> & { number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(canvas, '0px');
  useEffect(() => {
    const { current } = canvas;
    if (!isNear || !current || current.dataset.drawn) return undefined;
    let stop = () => {};
    let isLeft = false;
    void open.pdf
      .getPage(number)
      .then(async (page) => {
        if (isLeft) return;
        const task = drawPage(page, { canvas: current, width: WIDTH });
        stop = () => task.cancel();
        await task.promise;
        current.dataset.drawn = 'yes';
      })
      .catch(() => {}); // its number stays, and the page itself says that it cannot be read
    return () => {
      isLeft = true;
      stop();
    };
  }, [open, number, isNear]);
  return <canvas ref={canvas} />;
}
