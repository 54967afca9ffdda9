import { useEffect, useState } from 'react';
import { pagesWith } from './find-words.ts';
import type { OpenPdf } from './pdf-document.ts';

export type Search = {
  wanted: string;
  setWanted: (wanted: string) => void;
  /** Pages that hold the words, in their order. */
  found: readonly number[];
  isDone: boolean;
};

const PAUSE = 250;

/** Looks for words in every page, once nobody types any more; each page is fetched for it. */
export function useSearch(open: OpenPdf | null, onFirst: (page: number) => void): Search {
  const [wanted, setWanted] = useState('');
  const [{ found, isDone }, setState] = useState<Pick<Search, 'found' | 'isDone'>>({
    found: [],
    isDone: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to a page is made anew at every turn and is the same
  useEffect(() => {
    if (!open || wanted.trim() === '') return setState({ found: [], isDone: true });
    let isLeft = false;
    const look = async () => {
      const pages: number[] = [];
      setState({ found: pages, isDone: false });
      for await (const page of pagesWith(open.pdf, wanted)) {
        if (isLeft) return;
        if (pages.length === 0) onFirst(page);
        pages.push(page);
        setState({ found: [...pages], isDone: false });
      }
      if (!isLeft) setState({ found: pages, isDone: true });
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [open, wanted]);
  return { wanted, setWanted, found, isDone };
}
