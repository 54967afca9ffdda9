import { inEnglish, localize } from '#kernel/language.ts';
import {
  countedSections,
  isTable,
  type LegalText,
  type LegalTextClause,
  type LegalTextTable,
  wordsOf,
} from '../../content/legal-text.ts';

/** `isSaid`: its words are those of the language that is being spoken. On a phone a row becomes a block whose cells name their column (legal-text.css), so that nothing scrolls sideways. */
export function PaperTable({ table, isSaid = false }: { table: LegalTextTable; isSaid?: boolean }) {
  return (
    <table className="paper-table" {...(isSaid ? {} : inEnglish())}>
      <caption>{table.caption}</caption>
      <TableHead table={table} />
      <tbody>
        {table.rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={table.head[at + 1]} data-column={table.head[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TableHead({ table }: { table: LegalTextTable }) {
  return (
    <thead>
      <tr>
        {table.head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function numbersOf(paper: LegalText): ReadonlyMap<string, number> {
  return new Map(countedSections(paper).map(({ id }, at) => [id, at + 1]));
}

export function firstWords(clause: LegalTextClause): string {
  return isTable(clause) ? clause.caption : localize(wordsOf(clause).text).slice(0, 60);
}
