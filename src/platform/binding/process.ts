// A process of its own for files of others: what is hostile in them meets no key, no database and no network of ours, what is large
// is forgotten when it ends, and nobody waits at the server meanwhile. binding.ts starts it.
import { bundle } from './bundle.ts';
import { copy } from './copy.ts';
import { type Parent, parentOf } from './parent.ts';
import { BindingStopped } from './stopped.ts';
import type { BindingFault, BindingJob } from './words.ts';

const PART_BYTES = 1024 * 1024;

process.once('message', (job) => {
  const parent = parentOf(process);
  work(job as BindingJob, parent).then(
    // what binding.ts sends
    (pages) => end(parent, null, pages),
    (error: unknown) => {
      if (error instanceof BindingStopped) return end(parent, error.fault, 0);
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return end(parent, 'failed', 0);
    },
  );
});
process.once('disconnect', () => process.exit(1)); // whoever asked is gone

async function work(job: BindingJob, parent: Parent): Promise<number> {
  const { bytes, pages } = await (job.kind === 'bundle' ? bundle(job, parent) : copy(job, parent));
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    await parent.say({ ask: 'part', bytes: bytes.subarray(at, at + PART_BYTES) });
  return pages;
}

async function end(parent: Parent, fault: BindingFault | null, pages: number): Promise<void> {
  await parent.say({ ask: 'end', fault, pages });
  process.disconnect();
}
