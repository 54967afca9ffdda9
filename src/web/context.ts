import { createContext } from 'react-router';
import type { Api } from '#kernel/client.ts';

/** The API as a page's action sees it: the HTTP app in process, with the visitor's own headers. */
export const apiContext = createContext<Api>();

/** The value that the Content-Security-Policy of this one answer allows inline scripts to carry; empty at build time. */
export const nonceContext = createContext<string>('');

/** Set by an action whose request went to another browser meanwhile: the page's loader has nothing to look up any more. */
export const takenContext = createContext(false);
