import type { BindingFault } from './words.ts';

/** Nothing comes of it, for a reason that whoever asked is told. */
export class BindingStopped extends Error {
  readonly fault: BindingFault;

  constructor(fault: BindingFault) {
    super(`Nothing was bound: ${fault}.`);
    this.fault = fault;
  }
}
