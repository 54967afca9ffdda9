import { language } from '#kernel/language.ts';
import '#platform/language.ts';

const SLOT = Symbol.for('munch.language');
type Slot = { [SLOT]?: typeof language };

/** Who answers for the language on the server, taken before any test has put itself in that place. */
export const spokenOnServer = (globalThis as Slot)[SLOT] ?? language;
