import type { Words } from '#kernel/language.ts';

export type Told = { title: Words; text: Words };

/** Where our door ends. `law` names the section or the judgment that says so. */
export type Limit = Told & { law: Words };

/** Who stands at one of the two doors. The left one brings the dispute, the right one answers it. */
export type Side = { name: Words; who: readonly Words[] };

/** One sector's page. Its name and its headline are those of its row on the home page (content/services.ts). */
export type Sector = {
  description: Words;
  lead: Words;
  kinds: readonly Told[];
  brings: Side;
  answers: Side;
  ready: readonly Words[];
  limits: readonly Limit[];
};
