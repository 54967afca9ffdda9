type Detailed = { details: unknown };

/** The officer to whom an event gave the dispute, or from whom it took it. */
export function officerIn({ details }: Detailed): string | null {
  return wordIn((details as { officer?: unknown }).officer);
}

/** The paper on which an event rests, or that went out with it. */
export function paperIn({ details }: Detailed): string | null {
  return wordIn((details as { document?: unknown }).document);
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
