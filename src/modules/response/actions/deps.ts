import type { Language } from '#kernel/language.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';

export type ResponseDeps = DisputesDeps & {
  newCode: (digits?: number) => string;
  /** For codes and counts: what is too short to be safe under a plain hash. */
  key: Buffer;
};

/** Where a request comes from. The cookie says who was shown to ask, for one party and one browser. */
export type NoticeVisitor = {
  network: string;
  agent: string;
  token: string | null;
  language: Language;
};
