import { type PDF, type PdfObject, PdfRef } from '@libpdf/core';

export function resolved(pdf: PDF, object: PdfObject | undefined): PdfObject | null | undefined {
  return object instanceof PdfRef ? pdf.getObject(object) : object;
}
