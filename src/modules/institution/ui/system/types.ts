import type { OutputOf } from '#kernel/endpoint.ts';
import type { system } from '../../contract/system.ts';

export type SystemView = OutputOf<typeof system>;

export type SystemJob = SystemView['jobs'][number];

export type SystemLetter = SystemView['outbox']['letters'][number];
