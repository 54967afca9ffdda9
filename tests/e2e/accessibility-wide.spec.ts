import { pagesAreAccessible } from './accessible.ts';

pagesAreAccessible('en', [768, 1440]);
