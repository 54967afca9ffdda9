import type { OutputOf } from '#kernel/endpoint.ts';
import type { disputeTalk, newMessage } from '../contract.ts';

export type Talk = OutputOf<typeof disputeTalk>;
export type TalkPlaceView = Talk['places'][number];
export type Message = OutputOf<typeof newMessage>['message'];
export type TalkReader = TalkPlaceView['audience'][number];
