import { pagesAreAccessible } from './accessible.ts';

pagesAreAccessible('mr', [360]);
