import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';

/** Takes back what the transaction has done so far: nothing was issued if the dispute may not be moved. */
export class Undo extends Error {
  readonly refusal: DisputeMoveRefusal;
  constructor(refusal: DisputeMoveRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
