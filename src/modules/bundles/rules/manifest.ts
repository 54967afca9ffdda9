export type ManifestPaper = {
  number: string;
  version: number;
  side: 'claimant' | 'respondent';
  party: string;
  title: string;
  kind: string;
  type: string;
  size: number;
  sha256: string;
  receivedOn: string;
  struckAt: Date | null;
  fileName: string;
};

export type PapersManifest = {
  reference: string;
  /** For whom: others may see more, or less. */
  viewer: string;
  at: Date;
  parties: readonly { id: string; name: string }[];
  papers: readonly ManifestPaper[];
};

// As GNU coreutils write it: such a line is checked by `sha256sum --check`, and what begins with # is passed over.
const INTRODUCTION = [
  'Two lines a paper. The first, after #: number, version, side, party, kind, day of receipt, size in bytes, media type,',
  'standing or struck with its day, title; parted by tabs. The second: SHA-256 of its bytes, and the name to save it under.',
  'To check all: save each paper under its name beside this list, and run: sha256sum --check --ignore-missing LIST',
  'To check one: sha256sum FILE (on Windows: certutil -hashfile FILE SHA256), and compare.',
  'The order is that of the numbers. The last line is the SHA-256 of all bytes before it, so this list itself can be checked:',
  'head -n -1 LIST | sha256sum. Whoever has the same papers writes the same lines.',
];

/** The papers of a record as lines of text, without the last, which is the hash of these. */
export function manifestText({ reference, viewer, at, parties, papers }: PapersManifest): string {
  const head = [
    `Papers of the record of ${reference} that ${oneLine(viewer)} may see, at ${at.toISOString()}`,
    ...INTRODUCTION,
  ];
  const lines = papers.flatMap((paper) => [
    `# ${about(paper, parties).map(oneLine).join('\t')}`,
    `${paper.sha256}  ${paper.fileName}`,
  ]);
  return `${[...head.map((line) => `# ${line}`), ...lines].join('\n')}\n`;
}

function about(paper: ManifestPaper, parties: PapersManifest['parties']): string[] {
  const { number, version, side, party, kind, receivedOn, size, type, struckAt, title } = paper;
  const name = parties.find(({ id }) => id === party)?.name ?? '';
  const standing = struckAt ? `struck ${struckAt.toISOString().slice(0, 10)}` : 'standing';
  return [
    number,
    String(version),
    side,
    name,
    kind,
    receivedOn,
    String(size),
    type,
    standing,
    title,
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The name of a paper on a disk, the same for everybody: its number, its title, and what it is. */
export function fileNameOf(number: string, title: string, ending: string): string {
  const words = `${number} ${title}`.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').replace(/\s+/g, ' ');
  const short = [...words.trim()].slice(0, 100).join('').trim();
  return `${short}${ending === '' ? '' : `.${ending}`}`;
}
