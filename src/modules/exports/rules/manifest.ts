/** A line of the list of hashes as `sha256sum -c` reads it. Our names have no line break and no backslash in them. */
export function sumLine({ name, sha256 }: { name: string; sha256: string }): string {
  return `${sha256}  ${name}\n`;
}
