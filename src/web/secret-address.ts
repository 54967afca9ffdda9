/**
 * For a page whose address holds the token of a mail or the code of a paper: what it loads or links to is told no more of
 * it than the site's name. Not `no-referrer`, under which browsers post with `Origin: null`, and such a post is refused as
 * another site's.
 */
export const secretAddress = () => ({ 'referrer-policy': 'strict-origin' });
