import type { OutputOf } from '#kernel/endpoint.ts';
import type { ownBatches } from '../actions/batches.ts';
import type { batchFor, rowsFor } from '../actions/reading-batches.ts';
import type { batchRows } from '../contract/batch-contents.ts';
import { asksForConsent, type RowWarning, warningInWords } from '../contract/batch-warnings.ts';
import {
  documentFaultWords,
  fileErrorInWords,
  rowProblemInWords,
} from '../contract/batch-words.ts';
import type { myBatches, oneBatch } from '../contract/batches.ts';
import type { RowProblem } from '../rules/bulk-row.ts';

export type Found<A extends (...args: never) => Promise<unknown>> =
  Extract<Awaited<ReturnType<A>>, { ok: true }> extends { value: infer V } ? V : never;

type RowOf = Found<typeof rowsFor>['rows'][number];

export function listView({
  institutions,
  batches,
  counts,
  next,
}: Awaited<ReturnType<typeof ownBatches>>): OutputOf<typeof myBatches> {
  const names = new Map(institutions.map(({ id, name }) => [id, name]));
  return {
    institutions: institutions.map(({ id, name }) => ({ id, name })),
    batches: batches.flatMap(({ id, institutionId, title, createdAt }) => {
      const own = counts.get(id);
      return own
        ? [
            {
              id,
              title,
              institution: names.get(institutionId) ?? '',
              createdAt: createdAt.toISOString(),
              counts: own,
            },
          ]
        : [];
    }),
    next,
  };
}

export function batchView({
  batch,
  institution,
  files,
  counts,
  warned,
  acceptances,
  papers,
  badPapers,
  isBusy,
}: Found<typeof batchFor>): OutputOf<typeof oneBatch> {
  const canAccept = counts.good + counts.stuck > 0;
  return {
    id: batch.id,
    title: batch.title,
    institution: institution.name,
    createdAt: batch.createdAt.toISOString(),
    counts,
    files: files.map(
      ({ id, kind, name, size, received, state, fault, faultColumns, rowsRead }) => ({
        id,
        kind,
        name,
        size: Number(size),
        received: Number(received),
        state,
        rows: rowsRead,
        fault: fileErrorInWords(fault, faultColumns),
      }),
    ),
    papers,
    warned,
    acceptances: acceptances.map(({ id, at, name, rows, rowsWarned, statement }) => ({
      id,
      at: at.toISOString(),
      by: name,
      rows,
      warned: rowsWarned,
      statement,
    })),
    badPapers: badPapers.map(({ name, fault }) => ({
      name,
      fault: documentFaultWords[fault as keyof typeof documentFaultWords]?.() ?? '',
    })),
    isBusy,
    may: [
      ...(batch.clearedAt ? [] : (['send'] as const)),
      ...(canAccept ? (['accept'] as const) : []),
    ],
  };
}

export function warningsIn({ warnings }: Pick<RowOf, 'warnings'>): RowWarning[] {
  return warnings as unknown as RowWarning[]; // the check wrote them
}

/** What was found wrong with a row, as the check wrote it. */
export function problemsIn({ problems }: Pick<RowOf, 'problems'>): RowProblem[] {
  return problems as RowProblem[];
}

export function rowView(row: RowOf): OutputOf<typeof batchRows>['rows'][number] {
  const cells = row.cells as Record<string, string>; // the reading wrote texts by columns
  return {
    number: row.number,
    row: row.place,
    state: row.state,
    reference: cells.reference ?? '',
    respondent: cells.respondent_name ?? '',
    problems: problemsIn(row).map((problem) => ({
      column: problem.column,
      code: problem.code,
      correction: rowProblemInWords(problem),
    })),
    warnings: warningsIn(row).map((one) => ({
      column: one.column,
      code: one.code,
      says: warningInWords(one),
      asks: asksForConsent(one),
    })),
    dispute:
      row.disputeId && row.disputeReference
        ? { id: row.disputeId, reference: row.disputeReference }
        : null,
  };
}
