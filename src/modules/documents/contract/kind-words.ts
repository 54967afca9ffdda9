import * as m from '#messages/all.ts';
import type { ExhibitKind } from '../rules/exhibits.ts';

export const kindWords: Record<ExhibitKind, () => string> = {
  agreement: m.papers_kind_agreement,
  correspondence: m.papers_kind_correspondence,
  account: m.papers_kind_account,
  picture: m.papers_kind_picture,
  recording: m.papers_kind_recording,
  expert: m.papers_kind_expert,
  statement: m.papers_kind_statement,
  other: m.papers_kind_other,
};
