/** The posts that have an address, newest first. Apart from the posts, so that a list of addresses carries no text. */
export const postIds = ['9', '8', '7', '6', '5', '4', '3', '2', '1'] as const;

export type PostId = (typeof postIds)[number];
