import * as m from '#messages/all.ts';
import type { Kind } from '../../contract/words.ts';
import type { NoticeView } from '../../contract.ts';
import { Lines } from './frame.tsx';

/** What a yes says, whole, what it costs and what is given up with it: before it is given, when it is read over, and after. */
export function Consented({ notice, kind }: { notice: NoticeView; kind: Kind }) {
  const text = (notice.consentTexts as Partial<Record<Kind, string>>)[kind];
  const costs = (
    notice.consentCosts as Partial<Record<Kind, readonly { label: string; value: string }[]>>
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
