import { allow, refuse } from '#kernel/result.ts';
import { type App, type Ask, serve } from '#platform/http.ts';
import type { DocumentsDeps } from '../actions/deps.ts';
import {
  beginUpload,
  endUpload,
  ownUploads,
  receivePieces,
  type UploadRow,
  uploadFor,
} from '../actions/uploads.ts';
import { bytesIn, fileNameIn, TUS_VERSION } from '../contract/tus.ts';
import { newUpload, oneUpload, uploadEnd, uploadList, uploadPiece } from '../contract/uploads.ts';
import { uploadView } from '../views/uploads.ts';

const refused = <Code extends string>(code: Code) => refuse({ code, field: '' });

export function uploadRoutes(app: App, deps: DocumentsDeps): void {
  serve(app, uploadList, async ({ id }, _, viewer) => {
    const uploads = await ownUploads(deps, viewer, id);
    return uploads ? allow({ uploads: uploads.map(uploadView) }) : refused('unknown');
  });
  serve(app, newUpload, async ({ id }, ask, viewer) => {
    if (!isSpoken(ask)) return refused('tus_version');
    const size = bytesIn(ask.req.header('upload-length'));
    if (size === null) return refused('length_missing');
    const name = fileNameIn(ask.req.header('upload-metadata'), (text) =>
      Buffer.from(text, 'base64').toString('utf8'),
    );
    const begun = await beginUpload(deps, viewer, { disputeId: id, name, size });
    if (!begun.ok) return refused(begun.refusal);
    ask.header('location', `/api/disputes/${id}/uploads/${begun.value.id}`);
    tellExpiry(ask, begun.value);
    return allow(uploadView(begun.value));
  });
  serve(app, oneUpload, async ({ id, upload }, ask, viewer) => {
    const found = await uploadFor(deps, viewer, { disputeId: id, id: upload });
    if (!found) return refused('unknown');
    tellOffset(ask, found);
    ask.header('upload-length', String(found.size));
    return allow(uploadView(found));
  });
  serve(app, uploadPiece, async ({ id, upload }, ask, viewer) => {
    if (!isSpoken(ask)) return refused('tus_version');
    const from = bytesIn(ask.req.header('upload-offset'));
    if (from === null) return refused('offset_missing');
    const length = bytesIn(ask.req.header('content-length'));
    const place = { disputeId: id, id: upload, from, length };
    const kept = await receivePieces(deps, viewer, place, bytesOf(ask));
    if (!kept.ok) return refused(kept.refusal);
    tellOffset(ask, kept.value);
    return allow(null);
  });
  serve(app, uploadEnd, async ({ id, upload }, ask, viewer) => {
    if (!isSpoken(ask)) return refused('tus_version');
    return (await endUpload(deps, viewer, { disputeId: id, id: upload }))
      ? allow(null)
      : refused('unknown');
  });
}

/** Whether the sender speaks our version of the protocol; the answer says which that is. */
function isSpoken(ask: Ask): boolean {
  ask.header('tus-resumable', TUS_VERSION);
  ask.header('tus-version', TUS_VERSION);
  return ask.req.header('tus-resumable') === TUS_VERSION;
}

function tellOffset(ask: Ask, upload: UploadRow): void {
  ask.header('tus-resumable', TUS_VERSION);
  ask.header('upload-offset', String(upload.received));
  tellExpiry(ask, upload);
}

function tellExpiry(ask: Ask, { keptUntil }: UploadRow): void {
  ask.header('upload-expires', keptUntil.toUTCString());
}

async function* bytesOf({ req }: Ask): AsyncGenerator<Uint8Array> {
  if (req.raw.body) yield* req.raw.body;
}
