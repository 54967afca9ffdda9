import { createContext, useContext } from 'react';

export const UnderWay = createContext(false);

/** Whether the form around a button is being posted. */
export function useIsUnderWay(): boolean {
  return useContext(UnderWay);
}
