// The process that takes the words out of one paper and ends. It has no secret, no database and no line to the world: what it
// reads was written by anybody. Run by extractor.ts, which ends it when it takes too much.
import { type ExtractionFault, tidy, Unextractable } from './bounds.ts';
import { extract } from './kinds.ts';
import type { FromChild, Source, ToChild } from './messages.ts';

const waiting = new Map<number, (bytes: Uint8Array) => void>();
let asked = 0;

function tell(message: FromChild): Promise<void> {
  return new Promise((done, failed) => {
    if (!process.send) throw new Error('This is run by extractor.ts.');
    process.send(message, (error: Error | null) => (error ? failed(error) : done()));
  });
}

process.on('message', (message: ToChild) => {
  if (message.tell === 'bytes') {
    waiting.get(message.id)?.(message.bytes);
    waiting.delete(message.id);
    return;
  }
  read(message).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(1)); // whoever wanted the words is gone

async function read({ type, size, from }: ToChild & { tell: 'read' }): Promise<void> {
  const source: Source = {
    type,
    size,
    from,
    read: (start, end) =>
      new Promise((done) => {
        asked += 1;
        waiting.set(asked, done);
        void tell({ tell: 'ask', id: asked, from: start, to: end });
      }),
    pages: (count) => void tell({ tell: 'pages', count }),
    page: (page, text, isPicture) => void tell({ tell: 'page', page, text: tidy(text), isPicture }),
  };
  try {
    await tell({ tell: 'end', ...(await extract(source)) });
  } catch (error) {
    await tell({ tell: 'fault', fault: faultOf(error) });
  }
}

function faultOf(error: unknown): ExtractionFault {
  return error instanceof Unextractable ? error.fault : 'damaged';
}
