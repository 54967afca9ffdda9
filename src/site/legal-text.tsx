import './legal-text-sheet.css';
import { useLocation } from 'react-router';
import { dayInWords } from '#kernel/day-words.ts';
import {
  addressIn,
  inEnglish,
  type LocalizedText,
  language,
  localize,
  localizedProps,
} from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import {
  isTable,
  type LegalText,
  type LegalTextClause,
  type LegalTextSection,
  plainHeading,
  wordsOf,
} from '../../content/legal-text.ts';
import { type At, head } from './head.ts';
import { OnlyEnglish } from './languages/only-english.tsx';
import { firstWords, numbersOf, PaperTable } from './legal-table.tsx';
import { Voice } from './voice.tsx';

type PaperProps = {
  paper: LegalText;
  /** The same text as a document for paper. */
  file?: { address: string; pages: number; kilobytes: number };
};

/** A long text to read, to cite and to print: contents with an anchor for each section, then the sections by number. */
export function PaperPage({ paper, file }: PaperProps) {
  return (
    <article className="wrap paper" aria-labelledby="paper-title">
      <header className="paper-head">
        <h1 id="paper-title" className="d-l">
          <Voice>{localize(paper.heading)}</Voice>
        </h1>
        <p className="b-l t2" {...localizedProps(paper.lead)} />
        <Dating paper={paper} />
        {file ? <FileLink file={file} /> : null}
      </header>
      <details className="paper-jump" id="contents">
        <summary>{m.paper_contents()}</summary>
        <Contents paper={paper} label={m.paper_contents_short()} />
      </details>
      <div className="paper-side">
        <p className="paper-side-title">{m.paper_contents()}</p>
        <Contents paper={paper} label={m.paper_contents()} />
      </div>
      <PaperBody paper={paper} />
    </article>
  );
}

function Dating({ paper }: Pick<PaperProps, 'paper'>) {
  return (
    <p className="paper-date t3 b-s tn">
      <span>{m.paper_version({ version: paper.version })}</span>
      <span>
        <time dateTime={paper.updatedOn}>
          {m.paper_updated({ day: dayInWords(paper.updatedOn) })}
        </time>
      </span>
    </p>
  );
}

function FileLink({ file }: { file: { address: string; pages: number; kilobytes: number } }) {
  return (
    <a className="btn2 paper-file" href={file.address} download>
      {m.paper_file()}
      <span className="t3 tn">
        {m.paper_file_size({ pages: file.pages, kilobytes: file.kilobytes })}
      </span>
    </a>
  );
}

function PaperBody({ paper }: Pick<PaperProps, 'paper'>) {
  return (
    <div className="paper-text">
      {paper.onlyEnglish ? <OnlyEnglish className="paper-note" /> : <Translated />}
      {paper.note ? (
        <p className="paper-note" {...marked(paper.note)}>
          {withLinks(localize(paper.note))}
        </p>
      ) : null}
      <Text paper={paper} />
    </div>
  );
}

/** The document's title and description, for a route's `meta`. */
export function paperMeta(at: At, paper: LegalText) {
  const { description, onlyEnglish = false } = paper;
  return head(at, { title: m.site_title({ page: plainHeading(paper) }), description, onlyEnglish });
}

/** A text that binds says which language counts. */
function Translated() {
  const { pathname } = useLocation();
  if (language() === 'en') return null;
  return (
    <p className="paper-note">
      {m.paper_translated()}{' '}
      <a className="lnk" href={addressIn('en', pathname)} hrefLang="en">
        {m.paper_in_english()}
      </a>
    </p>
  );
}

/** Words that stand in English alone are told so to the ear. */
function marked(words: LocalizedText) {
  return typeof words === 'string' ? inEnglish() : {};
}

function Contents({ paper, label }: { paper: LegalText; label: string }) {
  const numbers = numbersOf(paper);
  return (
    <nav aria-label={label} className="paper-nav">
      {paper.parts.map((part) => (
        <div key={part.sections[0]?.id}>
          {part.title ? <p className="paper-nav-part" {...localizedProps(part.title)} /> : null}
          <ol>
            {part.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="tn">{numbers.get(id) ?? ''}</span>
                  <span {...localizedProps(title)} />
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function Text({ paper }: { paper: LegalText }) {
  const numbers = numbersOf(paper);
  const cites = paper.citesClauses === true;
  return paper.parts.map((part) => {
    const sections = part.sections.map((section) => (
      <OneSection
        key={section.id}
        section={section}
        number={numbers.get(section.id)}
        cites={cites}
        under={part.title !== undefined}
      />
    ));
    if (!part.title) return sections;
    return (
      <div key={localize(part.title)} className="paper-part">
        <h2 className="t-l paper-part-title" {...localizedProps(part.title)} />
        {sections}
      </div>
    );
  });
}

type OneSectionProps = {
  section: LegalTextSection;
  number: number | undefined;
  cites: boolean;
  under: boolean;
};

function OneSection({ section, number, cites, under }: OneSectionProps) {
  const Heading = under ? 'h3' : 'h2';
  return (
    <section id={section.id} className="paper-section" aria-labelledby={`${section.id}-title`}>
      <Heading id={`${section.id}-title`} className="t-m">
        {number === undefined ? null : <span className="paper-number tn">{number}.</span>}{' '}
        <span {...localizedProps(section.title)} />
      </Heading>
      {section.clauses.map((clause, at) => (
        <OneClause
          key={firstWords(clause)}
          clause={clause}
          cite={cites && number !== undefined ? `${number}.${at + 1}` : null}
        />
      ))}
    </section>
  );
}

function OneClause({ clause, cite }: { clause: LegalTextClause; cite: string | null }) {
  if (isTable(clause)) return <PaperTable table={clause} />;
  const { text, list } = wordsOf(clause);
  return (
    <div
      className={cite ? 'paper-clause paper-cited' : 'paper-clause'}
      id={cite ? `rule-${cite}` : undefined}
      {...marked(text)}
    >
      {cite ? <span className="paper-cite tn">{cite}</span> : null}
      <div>
        <p>{withLinks(localize(text))}</p>
        {list.length > 0 ? (
          <ul>
            {list.map(localize).map((one) => (
              <li key={one}>{withLinks(one)}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

const LINKS = /(\[[^\]]+\]\([^)]+\))/;

/** Plain words with `[words](/address)` in them. */
export function withLinks(text: string) {
  return text.split(LINKS).map((words) => {
    const [, said, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(words) ?? [];
    if (said === undefined || to === undefined) return words;
    if (to.startsWith('/'))
      return (
        <Link key={words} className="lnk" to={to}>
          {said}
        </Link>
      );
    return (
      <a key={words} className="lnk" href={to}>
        {said}
      </a>
    );
  });
}
