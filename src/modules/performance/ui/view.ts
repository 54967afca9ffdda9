import type { OutputOf } from '#kernel/endpoint.ts';
import type { performanceOf } from '../contract/performance.ts';

export type PerformanceView = OutputOf<typeof performanceOf>;
export type ShownPromise = PerformanceView['promises'][number];
export type ShownStatement = ShownPromise['statements'][number];
