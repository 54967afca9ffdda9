import type { BasisFindings } from '#modules/disputes/rules/gate.ts';
import { move, type Outcome } from './moving.ts';
import { count, factsNow, type World } from './world.ts';

const NOTHING: BasisFindings = {
  clause: 'no_clause',
  wasMadeBeforeDispute: false,
  isTextShown: false,
  isVersionShown: false,
  wasAccessible: false,
  proposedBy: 'none',
  appointer: 'unstated',
  isTiedToOneSide: false,
  isConsumerClause: false,
  signedAfterwards: 'nobody',
  agreementNamesInstitution: false,
  order: 'none',
  isOrderShown: false,
  orderNamesInstitution: false,
};

/** What a registrar finds, good and bad. `by_one_side` is the bank that chooses its arbitrator after the default. */
export const FOOTINGS = {
  nothing: NOTHING,
  clause: {
    ...NOTHING,
    clause: 'names_institution',
    wasMadeBeforeDispute: true,
    isTextShown: true,
    isVersionShown: true,
    wasAccessible: true,
    proposedBy: 'both',
    appointer: 'institution',
  },
  by_one_side: {
    ...NOTHING,
    clause: 'names_institution',
    wasMadeBeforeDispute: true,
    isTextShown: true,
    isVersionShown: true,
    wasAccessible: true,
    proposedBy: 'claimant',
    appointer: 'one_side',
  },
  all_signed: { ...NOTHING, signedAfterwards: 'all', agreementNamesInstitution: true },
  some_signed: { ...NOTHING, signedAfterwards: 'some', agreementNamesInstitution: true },
  order: { ...NOTHING, order: 's11', isOrderShown: true, orderNamesInstitution: true },
} as const satisfies Record<string, BasisFindings>;
export type Footing = keyof typeof FOOTINGS;

const PAPERS = ['agreement', 'submission_agreement', 'court_order'].map((kind) => ({
  id: kind,
  kind,
}));

/** The registrar decides: the record and its event in one transaction, so that a refusal of the event undoes the record. */
export function gate(
  world: World,
  { footing, papers, reasons }: { footing: Footing; papers: boolean; reasons: string },
): Outcome {
  const findings = FOOTINGS[footing];
  const haveAllAgreed = factsNow(world).parties.every(({ hasAgreed }) => hasAgreed);
  const decided = world.rules.decide(findings, reasons, {
    state: world.spine.state,
    papers: papers ? PAPERS : [],
    haveAllAgreed,
  });
  if (!decided.ok) {
    count(world, `gate ${decided.refusal}`);
    return decided.refusal;
  }
  const { basis, event } = decided.value;
  world.bases.push({ basis, findings, at: world.now });
  const outcome = move(world, {
    type: event,
    by: 'registrar',
    party: null,
    why: reasons,
    details: { basis },
  });
  if (outcome !== 'ok') world.bases.pop();
  else count(world, `basis ${basis}`);
  return outcome;
}
