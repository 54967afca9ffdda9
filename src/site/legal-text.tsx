import './legal-text-sheet.css';
import { useLocation } from 'react-router';
import { dayInWords } from '#kernel/day-words.ts';
import { addressIn, language, localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { type LegalText, plainHeading } from '../../content/legal-text.ts';
import { type At, head } from './head.ts';
import { OnlyEnglish } from './languages/only-english.tsx';
import { Contents, marked, Text, withLinks } from './legal-sections.tsx';
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
