import { dayInShort } from '#kernel/day-words.ts';
import { dayIn, momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { titleInWords } from '#modules/disputes/contract/document-words.ts';
import type { ArchiveHead, MissingPaper, TakenExhibit, TakenPaper } from '../rules/contents.ts';
import { escaped, fileLink, PAGE_ENDS, pageBegins, paragraph, part, table } from './html.ts';
import { answerWords } from './words.ts';

export type IndexContent = {
  head: ArchiveHead;
  papers: readonly TakenPaper[];
  missing: readonly MissingPaper[];
  bills: readonly string[];
  talk: readonly { file: string; title: string }[];
  hasCalendar: boolean;
  hasSettling: boolean;
};

/** The first page of an archive: what is in it, and how to check it. */
export function indexPage({
  head,
  papers,
  missing,
  bills,
  talk,
  hasCalendar,
  hasSettling,
}: IndexContent): string {
  const files = [
    fileLink('case.html', m.export_page_case()),
    ...(hasCalendar ? [fileLink('calendar.ics', m.export_page_calendar())] : []),
    ...(hasSettling ? [fileLink('settle.html', m.export_page_settle())] : []),
    ...talk.map(({ file, title }) => fileLink(file, m.export_page_talk({ place: title }))),
    ...bills.map((file) => fileLink(file, file.slice(file.indexOf('/') + 1))),
    fileLink('index.csv', m.export_page_csv()),
    fileLink('index.json', m.export_page_json()),
    fileLink('how-to-check.txt', m.export_page_check()),
  ];
  return [
    pageBegins(head, m.export_page_title()),
    part(m.export_page_files(), `<ul>${files.map((one) => `<li>${one}</li>`).join('\n')}</ul>\n`),
    part(m.export_page_papers(), papersTable(papers) + missingPapers(missing)),
    part(
      m.export_page_check(),
      [m.export_page_check_words(), ...CHECK_LINES].map((one) => paragraph(one)).join(''),
    ),
    PAGE_ENDS,
  ].join('');
}

function papersTable(papers: readonly TakenPaper[]): string {
  if (papers.length === 0) return paragraph(m.export_page_no_papers());
  const headings = paperHeadings();
  return table(
    headings,
    papers.map((paper) => [
      nameCell(paper),
      escaped(filerOf(paper)),
      escaped(dayInShort(dayIn(paper.addedAt))),
      `<span class="q">${paper.size}</span>`,
    ]),
  );
}

function paperHeadings(): string[] {
  return [
    m.export_page_paper(),
    m.export_page_filed_by(),
    m.export_page_day(),
    m.export_page_size(),
  ];
}

function nameCell(paper: TakenPaper): string {
  const { file, title, sha256, exhibit } = paper;
  const number = numberOf(paper);
  const link = fileLink(file, `${number ? `${number} ` : ''}${titleInWords(title)}`);
  const said = exhibit ? saidOf(exhibit) : [];
  return `${link}${said.map((one) => `<br><span class="q">${escaped(one)}</span>`).join('')}<br><span class="s">${sha256}</span>`;
}

/** What became of a paper of the record: struck, answered, opened. */
function saidOf({ struck, answers, opened }: TakenExhibit): string[] {
  return [
    ...(struck
      ? [m.export_page_struck({ moment: momentInShort(struck.at), why: struck.why })]
      : []),
    ...answers.map(({ party, answer, why, at }) =>
      [`${party}: ${answerWords[answer]()}`, momentInShort(at), why].filter(Boolean).join(', '),
    ),
    ...opened.map(({ party, at }) => m.export_page_opened({ party, moment: momentInShort(at) })),
  ];
}

function missingPapers(missing: readonly MissingPaper[]): string {
  if (missing.length === 0) return '';
  const list = missing.map(({ title }) => `<li>${escaped(titleInWords(title))}</li>`).join('\n');
  return `${paragraph(m.export_page_missing())}<ul>${list}</ul>\n`;
}

export function numberOf({ exhibit, issued }: Pick<TakenPaper, 'exhibit' | 'issued'>): string {
  return exhibit?.number ?? issued?.number ?? '';
}

function filerOf({ filedBy }: TakenPaper): string {
  return filedBy ?? m.export_page_house();
}

/** The list of papers as rows for a spreadsheet. */
export function indexRows(papers: readonly TakenPaper[]): string[][] {
  const headings = [
    m.export_page_number(),
    m.export_page_paper(),
    m.export_page_filed_by(),
    m.export_page_day(),
    m.export_page_file(),
    m.export_page_size(),
    'SHA-256',
    m.export_page_struck_short(),
  ];
  return [headings, ...papers.map(indexRow)];
}

function indexRow(paper: TakenPaper) {
  return [
    numberOf(paper),
    titleInWords(paper.title),
    filerOf(paper),
    dayIn(paper.addedAt),
    paper.file,
    String(paper.size),
    paper.sha256,
    paper.exhibit?.struck?.why ?? '',
  ];
}

/** One for each kind of computer. */
const CHECK_LINES = [
  `Linux: sha256sum -c SHA256SUMS.txt`,
  `macOS: shasum -a 256 -c SHA256SUMS.txt`,
  `Windows (PowerShell): Get-Content SHA256SUMS.txt -Encoding utf8 | ForEach-Object { $h, $f = $_ -split '  ', 2; if ((Get-FileHash -LiteralPath $f).Hash -eq $h) { "$f OK" } else { "$f FAILED" } }`,
];

/** How to check that each file is as it was made. */
export function checkText(): string {
  return [m.export_page_check(), m.export_page_check_words(), ...CHECK_LINES, ''].join('\r\n\r\n');
}
