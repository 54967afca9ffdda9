// What each move means to the clocks, for tests of the clocks, which stand above the module whose moves they are.
export { meanings } from '#modules/disputes/rules/machine.ts';
