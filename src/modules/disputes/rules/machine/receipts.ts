/** That a party has received a paper about a mandate, as it is kept. */
export const receipt = (partyId: string, document: string): string => `${partyId} ${document}`;
