import type { At } from '#site/head.ts';
import { PaperPage, paperMeta } from '#site/legal-text.tsx';
import { rulesPdf } from '../../../content/rules/pdf.ts';
import { rules } from '../../../content/rules/rules.ts';

export function meta(at: At) {
  return paperMeta(at, rules);
}

export default function Page() {
  return <PaperPage paper={rules} file={rulesPdf} />;
}
