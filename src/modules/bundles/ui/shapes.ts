import type { OutputOf } from '#kernel/endpoint.ts';
import type { paperNumbers } from '#modules/documents/contract/papers.ts';
import type { bundleList } from '../contract/bundles.ts';

export type BundleLines = OutputOf<typeof bundleList>['bundles'];
export type BundleShown = BundleLines[number];
export type PaperToChoose = OutputOf<typeof paperNumbers>['papers'][number];
