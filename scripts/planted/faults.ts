import { guardFaults } from './guards.ts';
import { importFaults } from './imports.ts';
import { lintFaults } from './lint.ts';
import { wordFaults } from './words.ts';

export const faults = [...importFaults, ...lintFaults, ...wordFaults, ...guardFaults];
