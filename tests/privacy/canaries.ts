// A sentence for each place of a dispute, which stands nowhere else. Its word is what somebody would search for; its sign, which
// nobody types, says that the sentence itself was read.
import type { Standpoint } from './people.ts';

const OFFICE = ['omar', 'olga', 'rhea'] as const;
const SEALED = ['ada', 'adv', 'arun', 'omar', 'rhea'] as const;

export const CANARIES = {
  // That there is this dispute at all.
  reference: {
    place: 'board',
    besides: {
      asha: 'a bill names its dispute',
    },
  },
  title: { place: 'board' },
  facts: { place: 'board' },
  partyAda: { place: 'people', besides: { asha: 'a bill names the parties' } },
  partyBen: { place: 'people', besides: { asha: 'a bill names the parties' } },
  partyCara: { place: 'people', besides: { asha: 'a bill names the parties' } },
  paperAda: { place: 'papers' },
  fileAda: { place: 'papers' },
  paperBen: { place: 'papers' },
  fileBen: { place: 'papers' },
  paperCara: { place: 'papers' },
  fileCara: { place: 'papers' },
  struck: { place: 'papers' },
  denial: { place: 'papers' },
  // Of Ada's, closed by a registrar's order to everybody but her side, who decides, and the office that keeps the seal.
  sealedTitle: { place: 'papers', by: SEALED },
  sealedFile: { place: 'papers', by: SEALED },
  // What Cara said of it before: its reader knows it, and she herself.
  sealedAnswer: { place: 'papers', by: [...SEALED, 'cara'] },
  // What the office and one side write to each other on paper.
  paperOffice: { place: 'papers', by: OFFICE },
  paperClaimant: { place: 'papers', by: ['ada', 'adv', ...OFFICE] },
  paperRespondent: { place: 'papers', by: ['ben', 'cara', ...OFFICE] },
  // On its way and not filed: it is whose it is.
  uploadBen: { place: 'papers', by: ['ben'] },
  invoiceAda: { place: 'costs', besides: { asha: 'accounts sees to bills' } },
  invoiceBen: { place: 'costs', besides: { asha: 'accounts sees to bills' } },
  talkAll: { place: 'talk_all' },
  talkParties: { place: 'talk_parties' },
  talkOwnAda: { place: 'talk_own', of: 'ada' },
  talkOwnBen: { place: 'talk_own', of: 'ben' },
  talkOwnCara: { place: 'talk_own', of: 'cara' },
  talkOfficeAda: { place: 'talk_office', of: 'ada' },
  talkOfficeBen: { place: 'talk_office', of: 'ben' },
  // Of a meeting those know who were asked to it, and nobody else of its place.
  meetingAll: { place: 'calendar', by: ['ada', 'ben', 'omar'] },
  meetingParties: { place: 'calendar', by: ['ada', 'ben'] },
  meetingOwn: { place: 'calendar', by: ['ada', 'adv'] },
  talkJoint: { place: 'talk_joint' },
  talkCaucus: { place: 'talk_caucus', of: 'ada' },
  // The agenda of a session with Ada alone, and what two people wrote for themselves of the talks.
  sessionAgenda: { place: 'talk_caucus', by: ['ada', 'mia'] },
  pointAda: { place: 'talk_caucus', by: ['ada', 'adv', 'mia'] },
  noteMia: { place: 'talk_caucus', by: ['mia'] },
  noteBen: { place: 'talk_caucus', by: ['ben'] },
  talkTribunal: { place: 'talk_tribunal' },
  // What whoever leads talks proposes to both sides, and what one side says of it to them alone (ACA s. 70).
  proposalAll: { place: 'talk_parties' },
  observationAda: { place: 'talk_parties', by: ['ada', 'adv'] },
  // What both sides divide; what it is worth to one of them is read by that side alone.
  thingsBoth: { place: 'talk_parties', by: ['ada', 'adv', 'ben', 'cara'] },
  // Why two registrars opened the talk of the sides: for whoever reads there, and for registrars.
  openingWhy: { place: 'talk_parties', besides: { rhea: 'asked or may decide' } },
} as const satisfies Record<string, Standpoint>;

export type Canary = keyof typeof CANARIES;
export const CANARY_NAMES = Object.keys(CANARIES) as Canary[]; // the keys of a literal

const WORDS =
  'zeppelin marzipan oboe kumquat walrus trombone igloo jacaranda xylophone yurt pterodactyl quinoa fjord gazebo hyacinth nebula rhubarb sphinx tundra ukulele vortex wombat abacus bonsai catamaran dromedary flamingo gondola harpsichord iguana juniper kayak lagoon mandolin nectarine obelisk ocarina papaya rutabaga saxophone tangerine vicuna wisteria zucchini'.split(
    ' ',
  );

/** What somebody would search for. */
export function wordOf(name: Canary): string {
  const word = WORDS[CANARY_NAMES.indexOf(name)];
  if (!word) throw new Error(`${name} needs a word of its own.`);
  return word;
}

export const signOf = (name: Canary): string => `zq${name.toLowerCase()}qz`;
export const sentence = (name: Canary): string => `${wordOf(name)} ${signOf(name)}`;

/** Gives a canary a sign that the product wrote. */
export function signedBy(canary: Canary, text: string): void {
  WRITTEN.set(text, canary);
}

const WRITTEN = new Map<string, Canary>();
const BY_SIGN = new Map(CANARY_NAMES.map((name) => [signOf(name), name]));

/** Every canary that sings in a text. */
export function heardIn(text: string): Set<Canary> {
  const found = text.match(/zq[a-z]+qz/gi) ?? [];
  const written = [...WRITTEN].flatMap(([sign, canary]) => (text.includes(sign) ? canary : []));
  return new Set([...found.flatMap((sign) => BY_SIGN.get(sign.toLowerCase()) ?? []), ...written]);
}

/** Where a sentence of talk stands, by the place's key; of a place that no canary has, nothing. */
export function talkPlaces(parties: Readonly<Record<'ada' | 'ben' | 'cara', string>>) {
  const { ada, ben, cara } = parties;
  return new Map<string, Canary>([
    ['all', 'talkAll'],
    ['parties', 'talkParties'],
    ['tribunal', 'talkTribunal'],
    ['joint', 'talkJoint'],
    [`own-${ada}`, 'talkOwnAda'],
    [`own-${ben}`, 'talkOwnBen'],
    [`own-${cara}`, 'talkOwnCara'],
    [`office-${ada}`, 'talkOfficeAda'],
    [`office-${ben}`, 'talkOfficeBen'],
    [`caucus-${ada}`, 'talkCaucus'],
  ]);
}
