import type { OutputOf } from '#kernel/endpoint.ts';
import type { newMessage } from '../contract/messages.ts';
import type { openedTalk, talkOpeningReading, talkOpenings } from '../contract/openings.ts';
import type { disputeTalk } from '../contract/places.ts';

export type Talk = OutputOf<typeof disputeTalk>;
export type TalkPlaceView = Talk['places'][number];
export type Message = OutputOf<typeof newMessage>['message'];
export type TalkReader = TalkPlaceView['audience'][number];

export type Openings = OutputOf<typeof talkOpenings>;
export type Opening = Openings['openings'][number];
export type OpenablePlace = Openings['places'][number];
export type OpeningReading = OutputOf<typeof talkOpeningReading>;
export type Opened = OutputOf<typeof openedTalk>['openings'][number];
