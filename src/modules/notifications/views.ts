import type { BouncesPage } from './actions/bounces.ts';
import { aboutLetter, disputeSentence, noticeSentence } from './letters.ts';
import { letterTopic, mayGoElsewhere, placeOfLetter } from './rules/bounces.ts';
import { placeOf, ruleFor } from './rules/delivery.ts';
import type { NoticeSentence } from './rules/notice-kinds.ts';
import type { BounceRow } from './store/bounces.ts';
import type { NotificationRow } from './store/notices.ts';

/** A page of letters that came back. */
export function bouncesView({ page, names, ...more }: BouncesPage) {
  return { ...more, bounces: page.map((row) => bounceView(row, names)) };
}

function bounceView(row: BounceRow, names: ReadonlyMap<string, string>) {
  const { id, letterKind: kind, recipient, heard, status, diagnostic, state, reason } = row;
  return {
    id,
    kind,
    recipient,
    heard,
    status,
    diagnostic,
    state,
    reason,
    at: row.heardAt.toISOString(),
    about: aboutLetter(letterTopic(kind)),
    place: placeOfLetter(kind, row.refersTo),
    mayGoElsewhere: mayGoElsewhere(kind),
    doneBy: row.doneBy === null ? null : (names.get(row.doneBy) ?? ''),
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}

const OF_PARTIES: readonly NoticeSentence[] = ['dispute_moved', 'dispute_due', 'export_ready'];

/** A notice as it is read: its sentence in the reader's language, and the page where it is seen to. */
export function noticeView(
  { id, act, kind, subject, asRole, at, readAt }: NotificationRow,
  reference: string | null,
) {
  const rule = ruleFor(act, asRole);
  const isOfParty =
    rule !== null && !asRole && reference !== null && OF_PARTIES.includes(rule.words);
  return {
    id,
    kind,
    at: at.toISOString(),
    isRead: readAt !== null,
    // An act that this Munch does not tell any more has no sentence of its own.
    text: isOfParty ? disputeSentence(act, reference) : noticeSentence(rule?.words ?? null),
    place: rule ? placeOf(rule, subject) : null,
  };
}
