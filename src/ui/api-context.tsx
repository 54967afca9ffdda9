import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from '#kernel/client.ts';

const ApiContext = createContext<Api | null>(null);

/** Hands the one door to the API to every screen below it. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi stands outside ApiProvider.');
  return api;
}
