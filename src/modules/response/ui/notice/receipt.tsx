import type { OutputOf } from '#kernel/endpoint.ts';
import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { responseKindWords } from '../../contract/kind-words.ts';
import type { NoticeView } from '../../contract/notice.ts';
import type { noticeReceipt } from '../../contract.ts';
import { Consented } from './consented.tsx';
import { Frame } from './frame.tsx';
import { below, Costs, Lines } from './page-parts.tsx';
import { next } from './words.ts';

type ReceiptProps = { notice: NoticeView; code: string; receipt: OutputOf<typeof noticeReceipt> };

/** That we have it: the number, the moment and the hash, to be printed or photographed. */
export function ReceiptPage({
  notice,
  code,
  receipt: { id, kind, number, at, hash, isLate, lines, costs, paperId },
}: ReceiptProps) {
  return (
    <Frame path={`/n/${code}/sent/${id}`} house={notice.house}>
      <h1>{m.notice_done_title()}</h1>
      {isLate ? <p className="note">{m.notice_receipt_late()}</p> : null}
      <ReceiptSheet kind={kind} number={number} at={at} hash={hash} lines={lines} />
      <Consented notice={notice} kind={kind} />
      <Costs all={costs} />
      {paperId && notice.isVerified ? <PaperCopy code={code} paperId={paperId} /> : null}
      <p>{notice.isVerified ? m.notice_done_mail() : null}</p>
      <p>{m.notice_done_print()}</p>
      <h2>{m.notice_next()}</h2>
      <p>{next[kind]()}</p>
      <p>
        <a href={below(code)}>{m.notice_back()}</a>
      </p>
    </Frame>
  );
}

function ReceiptSheet({
  kind,
  number,
  at,
  hash,
  lines,
}: Pick<ReceiptProps['receipt'], 'kind' | 'number' | 'at' | 'hash' | 'lines'>) {
  return (
    <section aria-labelledby="receipt" className="sheet">
      <h2 id="receipt">{responseKindWords[kind]()}</h2>
      <ReceiptFacts number={number} at={at} hash={hash} />
      <Lines all={lines} />
    </section>
  );
}

function ReceiptFacts({ number, at, hash }: { number: string; at: string; hash: string }) {
  return (
    <dl>
      <div>
        <dt>{m.notice_receipt_number()}</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>{m.notice_receipt_at()}</dt>
        <dd>
          <time dateTime={at}>{momentInShort(at)}</time>
        </dd>
      </div>
      <div>
        <dt>{m.notice_receipt_hash()}</dt>
        <dd className="hash">{hash}</dd>
      </div>
    </dl>
  );
}

function PaperCopy({ code, paperId }: { code: string; paperId: string }) {
  return (
    <p>
      <a href={`/api/response/${code}/papers/${paperId}`}>{m.notice_paper_pdf()}</a>
    </p>
  );
}
