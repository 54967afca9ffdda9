import * as m from '#messages/all.ts';
import type { NoticeView } from '../../contract/notice.ts';
import type { ResponseKind } from '../../contract/words.ts';
import { Lines } from './page-parts.tsx';

/** What a yes says, whole, what it costs and what is given up with it: before it is given, when it is read over, and after. */
export function Consented({ notice, kind }: { notice: NoticeView; kind: ResponseKind }) {
  const text = (notice.consentTexts as Partial<Record<ResponseKind, string>>)[kind];
  const costs = (
    notice.consentCosts as Partial<
      Record<ResponseKind, readonly { label: string; value: string }[]>
    >
  )[kind];
  if (!text) return null;
  return (
    <section aria-labelledby="consented">
      <h2 id="consented">{m.notice_consent_words()}</h2>
      <blockquote>{text}</blockquote>
      {costs && costs.length > 0 ? (
        <>
          <h2>{m.notice_consent_costs()}</h2>
          <Lines all={costs} />
        </>
      ) : null}
    </section>
  );
}
