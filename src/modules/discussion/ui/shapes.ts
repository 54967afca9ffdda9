import type { OutputOf } from '#kernel/endpoint.ts';
import type { disputeTalk, newMessage } from '../contract.ts';

export type Talk = OutputOf<typeof disputeTalk>;
export type Place = Talk['places'][number];
export type Message = OutputOf<typeof newMessage>['message'];
export type Reader = Place['audience'][number];
