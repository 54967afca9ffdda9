import type { LoaderFunctionArgs } from 'react-router';
import type { OutputOf } from '#kernel/endpoint.ts';
import { disputeWorkspace } from '#modules/disputes/contract/workspace.ts';
import { loadFromApi } from '../page-request.ts';
import { openCase } from './opening.ts';

export type OpenWorkspace = OutputOf<typeof disputeWorkspace> & { id: string };

/** Whether somebody is in a dispute as a party or for one, and not by an invitation or of the office. */
export function isParty({ as, invitedAs }: Pick<OpenWorkspace, 'as' | 'invitedAs'>): boolean {
  return invitedAs === null && (as === 'claimant' || as === 'respondent');
}

/**
 * Which dispute it is, and for a party what it sees of it. Of everybody else a page asks for what its own place tells, and for
 * nothing that another place does.
 */
export async function openPlace(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const workspace = { id, ...(await loadFromApi(asking, disputeWorkspace, { id })) };
  return { workspace, opened: isParty(workspace) ? await openCase(asking) : null };
}
