/** `ada@example.org` as `a***@example.org`: who works on the machine sees where a letter goes, not to whom. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '***' : `${[...address][0] ?? ''}***${address.slice(at)}`;
}

/** The same for every address in a text. */
export function maskAddresses(text: string): string {
  return text.replace(/[^\s@<>"',;:()[\]]+@[^\s@<>"',;:()[\]]+/g, maskAddress);
}
