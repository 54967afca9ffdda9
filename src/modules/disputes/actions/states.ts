// What stands in a state now, for what another module does on a clock.
export { whichAreIn } from '../store/states.ts';
