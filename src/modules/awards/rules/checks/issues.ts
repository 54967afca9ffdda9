import { type FormFault, found, foundOfEach } from '../findings.ts';
import type { AwardRecord } from '../record.ts';
import { type IssueAnswer, isWhole, payersOf, type WrittenAward } from '../written.ts';

/** Each issue answered with reasons (ACA s. 31(3)), on papers that whoever they are used against has received (I2). */
export function checkIssues(award: WrittenAward, record: AwardRecord): FormFault[] {
  return [
    ...unanswered(award, record),
    ...award.issues.flatMap((answer) => aboutAnswer(answer, award, record)),
    ...withoutIssues(award, record),
    ...award.issues.flatMap(({ relied }) =>
      relied.flatMap(({ paper, against }) =>
        aboutPaper(paper, against.length > 0 ? against : payersOf(award), record),
      ),
    ),
  ];
}

/** What ends the reference leaves no issue open; a settlement answers none. */
function unanswered(award: WrittenAward, { issues }: AwardRecord): FormFault[] {
  if (!isWhole(award)) return [];
  const answered = new Set(
    award.issues.filter(({ answer }) => answer.trim() !== '').map(({ issue }) => issue),
  );
  return foundOfEach(
    'issue_unanswered',
    issues.filter((issue) => !answered.has(issue)),
  );
}

function aboutAnswer(
  { issue, answer, reasons }: IssueAnswer,
  { kind }: WrittenAward,
  { issues, agreements }: AwardRecord,
): FormFault[] {
  const needsReasons = kind !== 'agreed' && !agreements.withoutReasons && answer.trim() !== '';
  return [
    ...(issues.includes(issue) ? [] : [found('issue_alien', issue)]),
    ...(needsReasons && reasons.trim() === '' ? [found('reasons_missing', issue)] : []),
  ];
}

/** Where no issue was framed, reasons stand under one of the tribunal’s own. */
function withoutIssues(award: WrittenAward, { issues, agreements }: AwardRecord): FormFault[] {
  const isBare = issues.length === 0 && award.issues.length === 0;
  return isBare && isWhole(award) && !agreements.withoutReasons ? [found('reasons_missing')] : [];
}

function aboutPaper(
  paper: string,
  against: readonly string[],
  { papers }: AwardRecord,
): FormFault[] {
  const known = papers.find(({ id }) => id === paper);
  if (!known) return [found('paper_alien', paper)];
  return against.every((party) => known.servedOn.includes(party))
    ? []
    : [found('paper_unserved', paper)];
}
