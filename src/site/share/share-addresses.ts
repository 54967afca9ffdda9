/** Where each network takes a page to be shared. Twitter is handed a text as well (spec section 2). */
export function shareAddresses(
  page: string,
  text: string,
): { facebook: string; twitter: string; linkedin: string } {
  const url = encodeURIComponent(page);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    twitter: `https://twitter.com/intent/tweet?url=${url}&text=${encodeURIComponent(text)}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
}
