import type { Viewer } from '#kernel/viewer.ts';
import { type FormingPage, tribunalsToForm } from '#modules/disputes/actions/forming.ts';
import { type LotRow, listLots } from '../store/lots.ts';
import type { AppointmentsDeps } from './deps.ts';

type Asked = {
  claimant?: string | undefined;
  officer?: 'me' | 'nobody' | '' | undefined;
  after?: string | undefined;
};

const LOTS_SHOWN = 10;

/** Tribunals to form, as the office asked for them, and for whoever may decide the last lots. */
export async function formingFor(
  deps: Pick<AppointmentsDeps, 'db' | 'now'>,
  viewer: Viewer,
  { claimant = '', officer, after = '' }: Asked,
): Promise<FormingPage & { lots: LotRow[] | null }> {
  const page = await tribunalsToForm(deps, viewer, {
    claimant,
    officer: officer || null,
    after: after || null,
  });
  const mayDecide = viewer.may.includes('decide_disputes');
  return { ...page, lots: mayDecide ? await listLots(deps.db, LOTS_SHOWN) : null };
}

export type FormingRead = Awaited<ReturnType<typeof formingFor>>;
