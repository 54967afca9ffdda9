import type { EntryState } from '#modules/calendar/rules/entries.ts';
import type { StandingAs } from '#modules/disputes/rules/access.ts';
import type { WhoActs } from '#modules/disputes/rules/visible.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import type { ExhibitAnswer, ExhibitKind } from '#modules/documents/rules/exhibits.ts';

/** What an archive says of itself on each of its pages. */
export type ArchiveHead = {
  id: string;
  reference: string;
  reader: string;
  as: StandingAs;
  /** The moment as of which it tells. */
  at: Date;
};

/** A paper of the archive: under which name it lies there, and all that its reader sees of it. */
export type TakenPaper = {
  file: string;
  size: number;
  sha256: string;
  title: string;
  type: string;
  addedAt: string;
  /** The number that the institution gave it, and who signed it there. */
  issued: { number: string; signer: string } | null;
  /** Who filed it, by name. */
  filedBy: string | null;
  exhibit: TakenExhibit | null;
};
export type TakenExhibit = {
  number: string;
  version: number;
  side: Side;
  kind: ExhibitKind;
  receivedOn: string;
  struck: { at: string; why: string } | null;
  answers: { party: string; answer: ExhibitAnswer; why: string; at: string }[];
  opened: { party: string; at: string }[];
};

/** A paper that could not be read when the archive was made, and is not in it. */
export type MissingPaper = Pick<TakenPaper, 'title' | 'sha256'>;

export type TakenEvent = {
  type: string;
  at: string;
  on: string;
  party: string | null;
  why: string;
};
export type TakenLimit = {
  limit: string;
  party: string | null;
  who: WhoActs;
  startedOn: string;
  dueOn: string;
  state: EntryState;
  doneOn: string | null;
  citation: string;
};
export type TakenParty = {
  name: string;
  side: Side;
  representatives: string[];
  /** Of the reader's own parties alone. */
  contacts: { channel: 'email' | 'mobile' | 'post'; value: string }[];
};
export type TakenPerson = { name: string; as: StandingAs; parties: string[] };
export type TakenBill = {
  number: string;
  kind: string;
  payer: string;
  total: number;
  paid: number;
  due: number;
  state: string;
  issuedOn: string;
  dueOn: string;
  payments: { amount: number; on: string; payer: string | null }[];
  notes: { number: string; amount: number }[];
};
export type TakenService = {
  party: string;
  purpose: string;
  status: string;
  servedOn: string | null;
};

/** What the archive tells of the dispute itself: a part that its reader may not see is not there. */
export type TakenCase = {
  title: string;
  process: string;
  filedAt: string;
  people: { parties: TakenParty[]; people: TakenPerson[] } | null;
  events: TakenEvent[] | null;
  limits: TakenLimit[] | null;
  service: TakenService[] | null;
  bills: TakenBill[] | null;
};

export type TakenPlace = {
  kind: 'all' | 'parties' | 'own' | 'office' | 'joint' | 'caucus' | 'tribunal';
  party: string;
  isOwn: boolean;
  isSealed: boolean;
  /** Who reads there, by name. */
  audience: string[];
};
export type TakenMessage = {
  number: number;
  at: string;
  by: TakenPerson;
  /** Null once it was withdrawn. */
  words: string | null;
  edits: number;
  editedAt: string | null;
  withdrawnAt: string | null;
  isMoved: boolean;
  /** The number of the message that it answers. */
  answers: number | null;
  mentions: string[];
  papers: string[];
};
