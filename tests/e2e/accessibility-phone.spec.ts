import { pagesAreAccessible } from './accessible.ts';

// The widths differ in their layout and the languages in their words: every width in one language, every language on a phone.
pagesAreAccessible('en', [360]);
