export type Told = { title: string; text: string };

/** Where our door ends. `law` names the section or the judgment that says so. */
export type Limit = Told & { law: string };

/** Who stands at one of the two doors. The left one brings the dispute, the right one answers it. */
export type Side = { name: string; who: readonly string[] };

/** One sector's page. Its name and its headline are those of its row on the home page (content/services.ts). */
export type Sector = {
  description: string;
  lead: string;
  kinds: readonly Told[];
  brings: Side;
  answers: Side;
  ready: readonly string[];
  limits: readonly Limit[];
};
