import QRCode from 'qrcode';

/** A QR picture as PNG: middling error correction (ISO/IEC 18004, level M), because paper is folded and copied. */
export function qrPicture(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { margin: 1, width: 440, errorCorrectionLevel: 'M' });
}
