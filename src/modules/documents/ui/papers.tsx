import { useMemo, useRef } from 'react';
import { useRowKeys } from '#ui/desk/row-keys.ts';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { FilingForm } from './filing-form.tsx';
import { PaperRecord } from './record.tsx';
import type { RecordOfPapers, UploadLine } from './shapes.ts';
import { Tray } from './tray.tsx';

type PapersProps = {
  dispute: string;
  record: RecordOfPapers;
  uploads: readonly UploadLine[];
  acted: Submission | undefined;
};

/** The tray on top, then what is ready to be filed, then the record. `u` adds, `j` and `k` walk, `/` filters. */
export function Papers({ dispute, record, uploads, acted }: PapersProps) {
  const input = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  useRowKeys(() => {});
  const acts = useMemo(
    () => ({
      u: () => (input.current ? input.current.click() : false),
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
      <PaperRecord dispute={dispute} record={record} acted={acted} filter={filter} />
    </>
  );
}
