import type { Viewer } from '#kernel/viewer.ts';
import { type FormingPage, tribunalsToForm } from '#modules/disputes/actions/forming.ts';
import type { AppointmentsDeps } from './deps.ts';

type Asked = {
  claimant?: string | undefined;
  officer?: 'me' | 'nobody' | '' | undefined;
  after?: string | undefined;
};

/** Tribunals to form, as the office asked for them. */
export function formingFor(
  deps: Pick<AppointmentsDeps, 'db' | 'now'>,
  viewer: Viewer,
  { claimant = '', officer, after = '' }: Asked,
): Promise<FormingPage> {
  return tribunalsToForm(deps, viewer, {
    claimant,
    officer: officer || null,
    after: after || null,
  });
}

export type FormingRead = Awaited<ReturnType<typeof formingFor>>;
