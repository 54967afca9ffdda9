import { type ReactNode, useEffect, useRef, useState } from 'react';
import { piecesWith } from '#kernel/find-words.ts';
import * as m from '#messages/all.ts';
import { drawPage, layWords } from './draw-page.ts';
import type { OpenPdf } from './pdf-document.ts';
import { useNear } from './use-near.ts';

type PageProps = {
  open: OpenPdf;
  number: number;
  width: number;
  /** Height to width, until the page itself is read. */
  shape: number;
  wanted: string;
  /** Pins of the reader's own. */
  children?: ReactNode;
};

/** A page of a PDF, drawn while it is in sight or near it. */
export function PdfPage({ open, number, width, shape: assumed, wanted, children }: PageProps) {
  const holder = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isNear = useNear(holder, '60% 0px', width > 0);
  const { shape, words: laid, isBroken } = useDrawn({ open, number, width, isNear, canvas, words });
  const height = width * (shape ?? assumed);
  useEffect(() => {
    if (holder.current)
      Object.assign(holder.current.style, { width: `${width}px`, height: `${height}px` });
  }, [width, height]);
  useEffect(() => {
    if (!laid) return;
    const hits = piecesWith(laid.laid, wanted);
    for (const [at, div] of laid.layer.textDivs.entries())
      div.classList.toggle('pvw-hit', hits.has(at));
  }, [laid, wanted]);
  return (
    <li className="pvw-page" id={`page-${number}`} data-page={number} ref={holder}>
      <h2 className="pvw-number">{m.viewer_page_number({ number })}</h2>
      <canvas ref={canvas} />
      <div className="pvw-words" ref={words} dir="auto" />
      {isBroken ? <p className="pvw-broken">{m.viewer_page_broken({ number })}</p> : null}
      {children}
    </li>
  );
}

type Drawing = Pick<PageProps, 'open' | 'number' | 'width'> & {
  isNear: boolean;
  canvas: React.RefObject<HTMLCanvasElement | null>;
  words: React.RefObject<HTMLDivElement | null>;
};
type Drawn = {
  shape: number | null;
  words: Awaited<ReturnType<typeof layWords>> | null;
  isBroken: boolean;
};

function useDrawn({ open, number, width, isNear, canvas, words }: Drawing): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ shape: null, words: null, isBroken: false });
  useEffect(() => {
    const [picture, container] = [canvas.current, words.current];
    if (!isNear || width === 0 || !picture || !container) return undefined;
    let stop = () => {};
    let isLeft = false;
    const draw = async () => {
      const page = await open.pdf.getPage(number);
      if (isLeft) return;
      const { width: wide, height: high } = page.getViewport({ scale: 1 });
      setDrawn((before) => ({ ...before, shape: high / wide }));
      const task = drawPage(page, { canvas: picture, width });
      stop = () => task.cancel();
      await task.promise;
      if (isLeft) return;
      const laid = await layWords(open.library, page, { container, width });
      if (!isLeft) setDrawn({ shape: high / wide, words: laid, isBroken: false });
    };
    draw().catch(() => {
      if (!isLeft) setDrawn((before) => ({ ...before, isBroken: true }));
    });
    return () => {
      isLeft = true;
      stop();
      // A page out of sight gives back the memory of its picture.
      picture.width = 0;
      container.replaceChildren();
    };
  }, [open, number, width, isNear, canvas, words]);
  return drawn;
}
