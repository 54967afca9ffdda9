import { pagesAreAccessible } from './accessible.ts';

pagesAreAccessible('hi', [360]);
