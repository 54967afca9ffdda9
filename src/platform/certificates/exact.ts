/** The bytes of a view alone, as the libraries of ASN.1 take them. */
export function exact(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
