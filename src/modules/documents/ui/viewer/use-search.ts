import { useEffect, useState } from 'react';
import { useApi } from '#ui/api-context.tsx';
import { paperPages } from '../../contract/viewer.ts';
import { pagesWith } from './find-words.ts';
import type { OpenPdf } from './pdf-document.ts';

export type Search = {
  wanted: string;
  setWanted: (wanted: string) => void;
  /** Pages that hold the words, in their order. */
  found: readonly number[];
  isDone: boolean;
};

type PicturedPages = (wanted: string) => Promise<readonly number[]>;
type Asked = {
  open: OpenPdf | null;
  /** Of pages that are pictures the browser has no words: they were read where the papers are kept. */
  pictured: PicturedPages;
  onFirst: (page: number) => void;
};

const PAUSE = 250;

/** Looks for words in every page, once nobody types any more; each page is fetched for it. */
export function useSearch({ open, pictured, onFirst }: Asked): Search {
  const [wanted, setWanted] = useState('');
  const [{ found, isDone }, setState] = useState<Pick<Search, 'found' | 'isDone'>>({
    found: [],
    isDone: true,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways to a page are made anew at every turn and are the same
  useEffect(() => {
    if (!open || wanted.trim() === '') return setState({ found: [], isDone: true });
    let isLeft = false;
    const look = async () => {
      const pages = new Set<number>();
      const tell = (more: readonly number[], isWhole: boolean) => {
        const [first] = more;
        if (pages.size === 0 && first !== undefined) onFirst(first);
        for (const page of more) pages.add(page);
        setState({ found: [...pages].sort((a, b) => a - b), isDone: isWhole });
      };
      tell([], false);
      const read = await pictured(wanted);
      if (isLeft) return;
      tell(read, false);
      for await (const page of pagesWith(open.pdf, wanted)) {
        if (isLeft) return;
        tell([page], false);
      }
      if (!isLeft) tell([], true);
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [open, wanted]);
  return { wanted, setWanted, found, isDone };
}

/** On which pages that are pictures words were read; none where nobody can be asked. */
export function usePicturedPages(id: string, paper: string): PicturedPages {
  const api = useApi();
  return async (wanted) => {
    const answer = await api(paperPages, { id, paper, words: wanted.slice(0, 200) });
    return answer.outcome === 'done' ? answer.data.pages : [];
  };
}
