import { useMemo, useRef } from 'react';
import { useRowKeys } from '#ui/desk/row-keys.ts';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { FilingForm } from './filing-form.tsx';
import { PaperRecord } from './record.tsx';
import type { RecordAsked, RecordOfPapers, UploadLine } from './shapes.ts';
import { Tray } from './tray.tsx';

type PapersProps = {
  dispute: string;
  record: RecordOfPapers;
  uploads: readonly UploadLine[];
  asked: RecordAsked;
  acted: Submission | undefined;
};

/** The tray on top, then what is ready to be filed, then the record. `u` adds, `j` and `k` walk, `/` filters, `x` ticks, `b` puts together. */
export function Papers({ dispute, record, uploads, asked, acted }: PapersProps) {
  const input = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  useRowKeys(() => {});
  const acts = useMemo(
    () => ({
      u: () => (input.current ? input.current.click() : false),
      // Two keys lead to another place, which the frame hears.
      'g b': () => false,
      'g u': () => false,
      x: tickHere,
      b: () => document.querySelector<HTMLFormElement>('#chosen-papers')?.requestSubmit() ?? false,
      '/': () => (filter.current ? filter.current.focus() : false),
    }),
    [],
  );
  useShortcuts(acts);
  return (
    <>
      {record.may.includes('file') ? (
        <>
          <Tray dispute={dispute} uploads={uploads} acted={acted} input={input} />
          <FilingForm record={record} uploads={uploads} acted={acted} />
        </>
      ) : null}
      <PaperRecord {...{ dispute, record, asked, acted, filter }} />
    </>
  );
}

/** Ticks the paper of the row that has the focus, or takes the tick away. */
function tickHere(): unknown {
  const row = document.activeElement?.closest('[data-row]');
  const tick = row?.querySelector<HTMLInputElement>('[data-row-tick]');
  return tick ? tick.click() : false;
}
