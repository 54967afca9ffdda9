import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import { dropNoticesOf } from '../store/notices.ts';

/** What somebody was told is theirs alone, and the record has what happened. */
export const notificationsEraser: PersonEraser = {
  keeps: async () => [],
  erase: async (tx, { personId }) => ({ notices: await dropNoticesOf(tx, personId) }),
};
