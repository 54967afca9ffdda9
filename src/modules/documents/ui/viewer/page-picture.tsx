import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { drawPage } from './draw-page.ts';
import { useOpenPdf } from './pdf.tsx';
import type { OpenPdf } from './pdf-document.ts';
import './page-picture.css';

type PictureProps = {
  address: string;
  type: string;
  page: number;
  onPages: (count: number) => void;
  /** What lies over the picture, as large as it. */
  children: ReactNode;
};

/** One page of a paper as wide as there is room, with something over it. */
export function PagePicture({ address, type, page, onPages, children }: PictureProps) {
  const isPdf = type === 'application/pdf';
  const { open, isUnreadable } = useOpenPdf(isPdf ? address : null);
  const [isBroken, setBroken] = useState(false);
  const told = useRef(onPages);
  useEffect(() => {
    told.current = onPages;
  });
  useEffect(() => {
    if (open) told.current(open.pdf.numPages);
  }, [open]);
  if (isUnreadable || isBroken) return <p role="alert">{m.copies_hand_unreadable()}</p>;
  const broken = () => setBroken(true);
  if (!isPdf)
    return (
      <div className="pgp" data-page={page}>
        <img
          src={address}
          alt={m.viewer_page_number({ number: page })}
          draggable={false}
          onLoad={() => onPages(1)}
          onError={broken}
        />
        {children}
      </div>
    );
  if (!open) return <p role="status">{m.copies_hand_opening()}</p>;
  return (
    <PdfPicture {...{ open, page, broken }} key={page}>
      {children}
    </PdfPicture>
  );
}

type PdfProps = { open: OpenPdf; page: number; broken: () => void; children: ReactNode };

function PdfPicture({ open, page, broken, children }: PdfProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const fail = useRef(broken);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    let stop = () => {};
    let isLeft = false;
    const draw = async () => {
      const found = await open.pdf.getPage(page);
      if (isLeft) return;
      const task = drawPage(found, { canvas: current, width: current.clientWidth });
      stop = () => task.cancel();
      await task.promise;
      if (!isLeft) setDrawn(true);
    };
    draw().catch(() => {
      if (!isLeft) fail.current();
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [open, page]);
  return (
    <div className="pgp" data-page={page} data-drawn={isDrawn}>
      <canvas ref={canvas} role="img" aria-label={m.viewer_page_number({ number: page })} />
      {children}
    </div>
  );
}
