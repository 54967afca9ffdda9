import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import {
  APPOINTERS,
  type BasisFindings,
  CLAUSES,
  decide,
  judge,
  ORDERS,
  PROPOSERS,
} from './gate.ts';

/** The parties named the institution in their contract, and everything about it can be seen. */
const named: BasisFindings = {
  clause: 'names_institution',
  wasMadeBeforeDispute: true,
  isTextShown: true,
  isVersionShown: true,
  wasAccessible: true,
  proposedBy: 'both',
  appointer: 'institution',
  isTiedToOneSide: false,
  isConsumerClause: false,
  signedAfterwards: 'nobody',
  agreementNamesInstitution: false,
  order: 'none',
  isOrderShown: false,
  orderNamesInstitution: false,
};
const nothing: BasisFindings = {
  ...named,
  clause: 'no_clause',
  wasMadeBeforeDispute: false,
  isTextShown: false,
  isVersionShown: false,
  wasAccessible: false,
  proposedBy: 'none',
  appointer: 'unstated',
};

const lacks = (findings: BasisFindings, basis: 'A' | 'B' | 'C') =>
  judge(findings)
    .missing.filter((one) => one.basis === basis)
    .map(({ what }) => what);

describe('the twelve cases of the appointment-basis gate', () => {
  test('1. a bank that chooses an ODR platform after the default has no basis', () => {
    const chosenLater: BasisFindings = {
      ...named,
      clause: 'leaves_open',
      proposedBy: 'claimant',
      appointer: 'one_side',
      wasMadeBeforeDispute: false,
    };
    expect(judge(chosenLater).basis).toBe('none');
    expect(lacks(chosenLater, 'A')).toEqual(['names_us', 'before_dispute', 'unilateral']);
  });
  test('2. terms behind a link that named this institution beforehand are enough, with their version', () => {
    expect(judge({ ...named, proposedBy: 'claimant' })).toEqual({ basis: 'A', missing: [] });
  });
  test('3. the same terms without proof of which version was in force are not', () => {
    expect(judge({ ...named, isVersionShown: false }).basis).toBe('none');
    expect(lacks({ ...named, isVersionShown: false }, 'A')).toEqual(['version']);
  });
  test('4. terms that the respondent could not read are not', () => {
    expect(lacks({ ...named, wasAccessible: false }, 'A')).toEqual(['accessible']);
  });
  test('5. a clause that names another institution is none of ours', () => {
    expect(lacks({ ...named, clause: 'names_another' }, 'A')).toEqual(['names_us']);
  });
  test('6. our rules named in the contract are as good as our name', () => {
    expect(judge({ ...named, clause: 'names_rules' }).basis).toBe('A');
  });
  test('7. a clause by which one side alone appoints fails, though it names us (Perkins Eastman, TRF)', () => {
    expect(lacks({ ...named, appointer: 'one_side' }, 'A')).toEqual(['unilateral']);
  });
  test('8. a choice from a list that one side made fails too (CORE)', () => {
    expect(lacks({ ...named, appointer: 'curated_list' }, 'A')).toEqual(['curated_list']);
  });
  test('9. what all signed after the dispute arose heals what the clause lacks', () => {
    expect(
      judge({
        ...named,
        appointer: 'one_side',
        signedAfterwards: 'all',
        agreementNamesInstitution: true,
      }).basis,
    ).toBe('B');
  });
  test('10. an agreement that one respondent did not sign is none', () => {
    const some: BasisFindings = {
      ...nothing,
      signedAfterwards: 'some',
      agreementNamesInstitution: true,
    };
    expect(judge(some).basis).toBe('none');
    expect(lacks(some, 'B')).toEqual(['signed_by_all']);
  });
  test('11. an order under section 11 counts with its copy, and not without', () => {
    const ordered: BasisFindings = {
      ...nothing,
      order: 's11',
      isOrderShown: true,
      orderNamesInstitution: true,
    };
    expect(judge(ordered).basis).toBe('C');
    expect(lacks({ ...ordered, isOrderShown: false }, 'C')).toEqual(['order_copy']);
    expect(lacks({ ...ordered, orderNamesInstitution: false }, 'C')).toEqual(['order_names_us']);
  });
  test('12. a respondent who says nothing has agreed to nothing, and a consumer is bound by no clause from before', () => {
    expect(judge(nothing).basis).toBe('none');
    expect(judge({ ...named, isConsumerClause: true }).basis).toBe('none');
    expect(judge({ ...named, isTiedToOneSide: true }).basis).toBe('none');
  });
});

const findings: fc.Arbitrary<BasisFindings> = fc.record({
  clause: fc.constantFrom(...CLAUSES),
  wasMadeBeforeDispute: fc.boolean(),
  isTextShown: fc.boolean(),
  isVersionShown: fc.boolean(),
  wasAccessible: fc.boolean(),
  proposedBy: fc.constantFrom(...PROPOSERS),
  appointer: fc.constantFrom(...APPOINTERS),
  isTiedToOneSide: fc.boolean(),
  isConsumerClause: fc.boolean(),
  signedAfterwards: fc.constantFrom('nobody', 'some', 'all'),
  agreementNamesInstitution: fc.boolean(),
  order: fc.constantFrom(...ORDERS),
  isOrderShown: fc.boolean(),
  orderNamesInstitution: fc.boolean(),
});

test('whatever is found, a basis has the thing that it is named for, and none says what is missing of each of the three', () => {
  fc.assert(
    fc.property(findings, (found) => {
      const { basis, missing } = judge(found);
      if (basis === 'A')
        expect(
          found.wasMadeBeforeDispute && found.isVersionShown && found.appointer !== 'one_side',
        ).toBe(true);
      if (basis === 'B') expect(found.signedAfterwards).toBe('all');
      if (basis === 'C') expect(found.order !== 'none' && found.isOrderShown).toBe(true);
      expect(new Set(missing.map((one) => one.basis)).size).toBe(basis === 'none' ? 3 : 0);
    }),
    { numRuns: 2000 },
  );
});

describe('the registrar decides', () => {
  const reasons = 'Clause 14 names the institution.';
  const papers = [{ id: '1', kind: 'agreement' }];
  const fresh = { state: 'track_check', papers, haveAllAgreed: false } as const;
  const invited = { state: 'arb_invite', papers: [], haveAllAgreed: false } as const;
  const signed: BasisFindings = {
    ...nothing,
    signedAfterwards: 'all',
    agreementNamesInstitution: true,
  };
  const ordered: BasisFindings = {
    ...nothing,
    order: 's11',
    isOrderShown: true,
    orderNamesInstitution: true,
  };

  test('with reasons of at least twenty characters', () => {
    expect(decide(named, 'x'.repeat(19), fresh)).toEqual({ ok: false, refusal: 'reasons_short' });
    expect(decide(named, ` ${'x'.repeat(19)} `, fresh)).toEqual({
      ok: false,
      refusal: 'reasons_short',
    });
    expect(decide(named, 'x'.repeat(20), fresh).ok).toBe(true);
  });
  test('and with the paper that the basis stands on', () => {
    expect(decide(named, reasons, { ...fresh, papers: [] })).toEqual({
      ok: false,
      refusal: 'paper_missing',
    });
    expect(decide(ordered, reasons, fresh)).toEqual({ ok: false, refusal: 'paper_missing' });
    // A party's own upload is that paper too, once the registrar has read and ticked it; a paper of ours is not.
    for (const findings of [named, ordered]) {
      expect(
        decide(findings, reasons, { ...fresh, papers: [{ id: '4', kind: 'evidence' }] }).ok,
      ).toBe(true);
      for (const kind of ['request', 'notice', 'memo'])
        expect(decide(findings, reasons, { ...fresh, papers: [{ id: '5', kind }] })).toEqual({
          ok: false,
          refusal: 'paper_missing',
        });
    }
    // A paper that says that all signed is none of theirs until each is recorded as a consent (ACA s. 7).
    const paper = [{ id: '3', kind: 'submission_agreement' }];
    expect(decide(signed, reasons, { ...fresh, papers: paper })).toEqual({
      ok: false,
      refusal: 'agreement_unsigned',
    });
    expect(decide(signed, reasons, { ...fresh, haveAllAgreed: true })).toMatchObject({
      value: { basis: 'B', event: 'basis_shown' },
    });
  });
  test('that it is shown, or that only an invitation goes out', () => {
    expect(decide(named, reasons, fresh)).toMatchObject({
      ok: true,
      value: { basis: 'A', event: 'basis_shown' },
    });
    expect(decide(nothing, reasons, fresh)).toMatchObject({
      ok: true,
      value: { basis: 'none', event: 'basis_not_shown' },
    });
  });
  test('that all have agreed only where each of them signed', () => {
    expect(decide(signed, reasons, invited)).toEqual({ ok: false, refusal: 'agreement_unsigned' });
    expect(decide(signed, reasons, { ...invited, haveAllAgreed: true })).toMatchObject({
      ok: true,
      value: { event: 'agreement_complete' },
    });
  });
  test('that a court ordered it, after an invitation too', () => {
    const at = { ...invited, papers: [{ id: '2', kind: 'court_order' }] };
    expect(decide(ordered, reasons, at)).toMatchObject({
      ok: true,
      value: { event: 'court_order_verified' },
    });
    expect(decide(nothing, reasons, at)).toEqual({ ok: false, refusal: 'basis_not_shown' });
  });
  test('that a clause which is shown only after the invitation is not enough: then all sign, or a court orders it', () => {
    expect(decide(named, reasons, { ...invited, papers })).toEqual({
      ok: false,
      refusal: 'basis_not_shown',
    });
  });
  test('and at no other time', () => {
    for (const state of ['filed', 'scrutiny', 'arb_notice', 'arb_commenced', 'withdrawn'] as const)
      expect(decide(named, reasons, { ...fresh, state })).toEqual({
        ok: false,
        refusal: 'not_from_here',
      });
  });
});
