import * as m from '#messages/all.ts';

/** As what somebody is asked, in a sentence. */
export const roleWords = {
  arbitrator: m.role_arbitrator,
  conciliator: m.role_conciliator,
  mediator: m.role_mediator,
} as const;

/** What the page is called on which whoever decides, or helps to agree, is found. */
export const roleTitles = {
  arbitrator: m.tribunal_title,
  conciliator: m.talks_title_conciliator,
  mediator: m.talks_title_mediator,
} as const;
