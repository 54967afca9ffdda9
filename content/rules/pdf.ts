/**
 * The rules as a document for paper, made from the same text when the site is built (scripts/rules-pdf). The page that
 * offers it names its length and weight; scripts/rules-pdf.test.ts says when these two are no longer true.
 */
export const rulesPdf = { address: '/arbitration-rules.pdf', pages: 18, kilobytes: 171 } as const;
