import type { Endpoint } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import * as m from '#messages/all.ts';
import { type App, type Ask, serve, serveBytes } from '#platform/http.ts';
import type { BatchesDeps } from '../actions/batch-deps.ts';
import { templateFile } from '../actions/batch-template.ts';
import { beginFile, storeChunk } from '../actions/batch-upload.ts';
import { acceptBatch, institutionsFor, openBatch, ownBatches } from '../actions/batches.ts';
import { batchFor, reportFor, rowsFor, type Wording } from '../actions/reading-batches.ts';
import {
  batchAcceptance,
  batchFile,
  batchPiece,
  batchReport,
  batchRows,
} from '../contract/batch-contents.ts';
import { warnedOfRow } from '../contract/batch-warnings.ts';
import { rowErrorInWords } from '../contract/batch-words.ts';
import {
  batchTemplate,
  myBatches,
  newBatch,
  oneBatch,
  ownInstitutions,
} from '../contract/batches.ts';
import { institutionEnd, memberEnd, newMember } from '../contract/institution-members.ts';
import {
  institutionEntry,
  institutionList,
  newInstitution,
  oneInstitution,
} from '../contract/institutions.ts';
import { batchView, listView, problemsIn, rowView, warningsIn } from '../views/batches.ts';
import { institutionRoutes } from './institutions.ts';

export type { BatchesDeps } from '../actions/batch-deps.ts';

export const batchEndpoints: readonly Endpoint[] = [
  myBatches,
  ownInstitutions,
  newBatch,
  oneBatch,
  batchFile,
  batchPiece,
  batchRows,
  batchReport,
  batchAcceptance,
  batchTemplate,
  institutionList,
  newInstitution,
  oneInstitution,
  institutionEntry,
  institutionEnd,
  newMember,
  memberEnd,
];

/** The page whose form carries files when there is no script; it ends like this in every language. */
export const batchPages = {
  pattern: /\/account\/filings\/[0-9a-f-]{36}$/,
  maxBytes: 25 * 1024 * 1024,
};

export function batchRoutes(app: App, deps: BatchesDeps): void {
  serve(app, myBatches, async ({ after }, _, viewer) =>
    allow(listView(await ownBatches(deps, viewer, after ?? null))),
  );
  serve(app, ownInstitutions, async (_, __, viewer) =>
    allow({ institutions: await institutionsFor(deps, viewer) }),
  );
  serve(app, newBatch, (input, _, viewer) => openBatch(deps, viewer, input));
  serve(app, oneBatch, async ({ id }, _, viewer) => {
    const found = await batchFor(deps, viewer, id);
    return found.ok ? allow(batchView(found.value)) : found;
  });
  serve(app, batchFile, (input, _, viewer) => beginFile(deps, viewer, input));
  serve(app, batchPiece, ({ id, file, from }, ask, viewer) =>
    storeChunk(deps, viewer, { id, file, from: Number(from) }, bytesOf(ask)),
  );
  serve(app, batchRows, async ({ id, show, after }, _, viewer) => {
    const found = await rowsFor(deps, viewer, { id, show, after: Number(after ?? 0) });
    return found.ok
      ? allow({ rows: found.value.rows.map(rowView), next: found.value.next })
      : found;
  });
  serveBytes(app, batchReport, async ({ id, show }, _, viewer) => {
    const found = await reportFor(deps, viewer, { id, show, said: saidOf });
    return found.ok
      ? allow({ body: streamOf(found.value.lines), filename: `${found.value.name}.csv` })
      : found;
  });
  serve(app, batchAcceptance, ({ id, warned = null }, _, viewer) =>
    acceptBatch(deps, viewer, {
      id,
      warned,
      statement: m.bulk_accept_warned({ count: warned ?? 0 }),
    }),
  );
  serveBytes(app, batchTemplate, async () =>
    allow({ body: templateFile(), filename: 'munch-template.csv' }),
  );
  institutionRoutes(app, deps);
}

const saidOf: Wording = (row) => ({
  problems: rowErrorInWords(problemsIn(row)),
  warnings: warnedOfRow(warningsIn(row)),
});

async function* bytesOf({ req }: Ask): AsyncGenerator<Uint8Array> {
  if (req.raw.body) yield* req.raw.body;
}

/** Lines as they are written; what a reader does not take is not read from the database. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
