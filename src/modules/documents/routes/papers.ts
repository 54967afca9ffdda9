import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { DocumentsDeps } from '../actions/deps.ts';
import { answerExhibit, strikeExhibitFor } from '../actions/exhibits.ts';
import { fileExhibits } from '../actions/filing.ts';
import { recordFor } from '../actions/record.ts';
import { paperNumbersFor, recordPageFor } from '../actions/record-page.ts';
import { askSealFor, decideSealOf } from '../actions/sealing.ts';
import { kindWords } from '../contract/kind-words.ts';
import {
  paperAnswer,
  paperFiling,
  paperNumbers,
  paperStrike,
  recordOfPapers,
} from '../contract/papers.ts';
import { sealDecision, sealRequest } from '../contract/seals.ts';
import { paperNumbersView, recordPageView, recordView } from '../views/record.ts';

const refused = <Code extends string>(code: Code, field = '') => refuse({ code, field });

export function paperRoutes(app: App, deps: DocumentsDeps): void {
  serve(
    app,
    recordOfPapers,
    async ({ id, page, words = '', issue = '', asked: first }, _, viewer) => {
      if (page === undefined) {
        const record = await recordFor(deps, viewer, id);
        return record ? allow(recordView(record)) : refused('unknown');
      }
      const asked = {
        disputeId: id,
        page: Number(page),
        words,
        issue,
        isAskedFirst: first === 'first',
      };
      const found = await recordPageFor(deps, viewer, {
        ...asked,
        kindSaid: (kind) => kindWords[kind](),
      });
      return found ? allow(recordPageView(found)) : refused('unknown');
    },
  );
  serve(app, paperNumbers, async ({ id, shown = '' }, _, viewer) => {
    const asked = { disputeId: id, shown: shown.split(',') };
    const found = await paperNumbersFor(deps, viewer, asked);
    return found ? allow(paperNumbersView(found)) : refused('unknown');
  });
  serve(app, paperFiling, async ({ id, party, papers }, _, viewer) => {
    const filed = await fileExhibits(deps, viewer, {
      disputeId: id,
      partyId: party ?? null,
      papers: papers.map(({ replaces = null, issues = [], ...paper }) => ({
        ...paper,
        replaces,
        issues,
      })),
    });
    return filed.ok ? allow({ papers: filed.value }) : refused(filed.refusal);
  });
  serve(app, paperStrike, async ({ id, paper, why }, _, viewer) => {
    const struck = await strikeExhibitFor(deps, viewer, { disputeId: id, id: paper, why });
    return struck.ok ? struck : refused(struck.refusal, fieldOf(struck.refusal));
  });
  serve(app, paperAnswer, async ({ id, paper, party = null, answer, why = '' }, _, viewer) => {
    const answering = { disputeId: id, id: paper, partyId: party, answer, why };
    const said = await answerExhibit(deps, viewer, answering);
    return said.ok ? said : refused(said.refusal, fieldOf(said.refusal));
  });
  sealRoutes(app, deps);
}

function sealRoutes(app: App, deps: DocumentsDeps): void {
  serve(app, sealRequest, async ({ id, paper, why }, _, viewer) => {
    const asked = await askSealFor(deps, viewer, { disputeId: id, id: paper, why });
    return asked.ok ? asked : refused(asked.refusal, fieldOf(asked.refusal));
  });
  serve(app, sealDecision, async ({ id, paper, ...order }, _, viewer) => {
    const decided = await decideSealOf(deps, viewer, { disputeId: id, id: paper, ...order });
    return decided.ok ? decided : refused(decided.refusal, fieldOf(decided.refusal));
  });
}

function fieldOf(refusal: string): string {
  return refusal === 'why_missing' ? 'why' : '';
}
