import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { PaperLine, RecordOfPapers } from './shapes.ts';

type NoteProps = { paper: PaperLine; nameOf: (party: string) => string };

/** That somebody asks for a seal or that there is one, with the reason, which both sides read. */
export function SealNote({ paper: { seal }, nameOf }: NoteProps) {
  if (!seal) return null;
  const isOrdered = seal.state === 'ordered';
  return (
    <p>
      <Badge tone={isOrdered ? 'bad' : 'warn'}>
        {isOrdered ? m.papers_sealed() : m.papers_seal_asked()}
      </Badge>{' '}
      <Moment at={seal.at} />: <span dir="auto">{seal.why}</span>{' '}
      {seal.readers.length > 0
        ? m.papers_seal_readers({ names: seal.readers.map(nameOf).join('; ') })
        : null}
    </p>
  );
}

type ActProps = { id: string; acted: Submission | undefined };

/** A party asks; nothing is sealed by asking. */
export function SealRequestForm({ id, acted }: ActProps) {
  const own = ownOf(acted, 'ask_seal', id);
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="ask_seal" />
      <input type="hidden" name="about" value={id} />
      <SubmissionNotice submission={own} />
      <Field label={m.papers_seal_ask_why()} hint={m.papers_seal_ask_hint()}>
        <Textarea
          name="why"
          rows={2}
          maxLength={1000}
          defaultValue={own?.values.why ?? ''}
          dir="auto"
        />
      </Field>
      <Button size="sm" type="submit">
        {m.papers_seal_ask()}
      </Button>
    </PostForm>
  );
}

type OfficeProps = { record: RecordOfPapers; acted: Submission | undefined };

/** The seals of a dispute's record, for the registrar: what is asked first, then every paper that stands or is sealed. */
export function SealsOfDispute({ record: { papers, parties, page }, acted }: OfficeProps) {
  const deciding = papers.filter(({ may }) => may.includes('decide_seal'));
  const asked = deciding.filter(({ seal }) => seal?.state === 'asked');
  const others = deciding.filter(({ seal }) => seal?.state !== 'asked');
  if (deciding.length === 0) return null;
  return (
    <Card id="seals" title={m.office_seals()}>
      <p className="t2 ds-small">{m.office_seals_hint()}</p>
      <SubmissionNotice submission={ownOf(acted, 'seal')} />
      <ul className="ds-plain">
        {[...asked, ...others].map((paper) => (
          <SealLine key={paper.id} paper={paper} parties={parties} acted={acted} />
        ))}
      </ul>
      {page && page.of > 1 ? (
        <Pager
          previous={page.at > 1 ? `?seals=${page.at - 1}#seals` : null}
          next={page.at < page.of ? `?seals=${page.at + 1}#seals` : null}
        >
          {m.papers_page_of({ at: page.at, of: page.of, count: page.total })}
        </Pager>
      ) : null}
    </Card>
  );
}

type LineProps = {
  paper: PaperLine;
  parties: RecordOfPapers['parties'];
  acted: Submission | undefined;
};

function SealLine({ paper, parties, acted }: LineProps) {
  const { id, number, title, seal, side, party } = paper;
  const own = ownOf(acted, 'seal', id);
  const nameOf = (one: string) => parties.find((other) => other.id === one)?.name ?? '';
  const isSealed = seal?.state === 'ordered';
  return (
    <li id={`seal-${id}`}>
      <details open={seal?.state === 'asked' || own !== undefined}>
        <summary>
          {number} <span dir="auto">{title}</span>
          {isSealed ? ` ${m.papers_sealed()}` : ''}
        </summary>
        <SealNote paper={paper} nameOf={nameOf} />
        <PostForm className="desk-form" preventScrollReset>
          <input type="hidden" name="intent" value="seal" />
          <input type="hidden" name="about" value={id} />
          <SubmissionNotice submission={own} />
          {isSealed ? null : (
            <fieldset className="ds-plain">
              <legend>{m.office_seal_readers()}</legend>
              {parties
                .filter((one) => one.id !== party)
                .map((one) => (
                  <Checkbox
                    key={one.id}
                    name="readers"
                    value={one.id}
                    defaultChecked={one.side === side}
                  >
                    {one.name}
                  </Checkbox>
                ))}
            </fieldset>
          )}
          <Field label={m.office_seal_why()} error={own?.fields.why} required>
            <Textarea name="why" rows={2} maxLength={1000} defaultValue={own?.values.why ?? ''} />
          </Field>
          <p className="ds-ways">
            {isSealed ? (
              <Button size="sm" type="submit" name="decision" value="lifted">
                {m.office_seal_lift({ number })}
              </Button>
            ) : (
              <Button size="sm" type="submit" name="decision" value="ordered">
                {m.office_seal_order({ number })}
              </Button>
            )}
            {seal?.state === 'asked' ? (
              <Button size="sm" type="submit" name="decision" value="declined">
                {m.office_seal_decline({ number })}
              </Button>
            ) : null}
          </p>
        </PostForm>
      </details>
    </li>
  );
}
