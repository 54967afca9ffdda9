import type { LocalizedText } from '#kernel/language.ts';

export type SectorPoint = { title: LocalizedText; text: LocalizedText };

/** Where our door ends. `law` names the section or the judgment that says so. */
export type SectorLimit = SectorPoint & { law: LocalizedText };

/** Who stands at one of the two doors. The left one brings the dispute, the right one answers it. */
export type SectorSide = { name: LocalizedText; who: readonly LocalizedText[] };

/** One sector's page. Its name and its headline are those of its row on the home page (content/services.ts). */
export type Sector = {
  description: LocalizedText;
  lead: LocalizedText;
  kinds: readonly SectorPoint[];
  brings: SectorSide;
  answers: SectorSide;
  ready: readonly LocalizedText[];
  limits: readonly SectorLimit[];
};
