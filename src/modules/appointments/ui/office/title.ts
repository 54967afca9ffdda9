import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import type { officeTribunal } from '../../contract/tribunal.ts';

const TITLES = {
  conciliator: m.talks_title_conciliator,
  mediator: m.talks_title_mediator,
};

/** What the office's page is about: a tribunal, or whoever leads talks. */
export function officeTitle({ choice }: Pick<OutputOf<typeof officeTribunal>, 'choice'>): string {
  return choice ? TITLES[choice.role]() : m.office_list_title();
}
