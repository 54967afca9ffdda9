// Files that share a process speak as the server does, each from its beginning: some of them answer for the language themselves.
import { answerLanguage } from '#kernel/language.ts';
import { spokenOnServer } from './server-language.ts';

answerLanguage(spokenOnServer);
