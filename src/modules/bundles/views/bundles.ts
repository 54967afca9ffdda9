import type { OutputOf } from '#kernel/endpoint.ts';
import type { BundlesReading } from '../actions/reading.ts';
import type { bundleList } from '../contract/bundles.ts';

type View = OutputOf<typeof bundleList>;

export function bundlesView({ record, bundles }: BundlesReading): View {
  const numbers = new Map(record.papers.map(({ id, number }) => [id, number]));
  return {
    bundles: bundles.map(({ bundle, papers, isWithheld }) => ({
      id: bundle.id,
      kind: bundle.kind,
      title: bundle.title,
      state: bundle.state,
      fault: faultOf(bundle.fault),
      isWithheld,
      papers: papers.flatMap((id) => numbers.get(id) ?? []),
      pages: bundle.pages,
      size: bundle.size === null ? null : Number(bundle.size),
      sha256: bundle.contentHash?.toString('hex') ?? null,
      upload: bundle.uploadId,
      createdAt: bundle.createdAt.toISOString(),
      keptUntil: bundle.keptUntil.toISOString(),
    })),
  };
}

function faultOf(fault: string | null): View['bundles'][number]['fault'] {
  return fault as View['bundles'][number]['fault']; // written by next.ts alone, from the same list
}
