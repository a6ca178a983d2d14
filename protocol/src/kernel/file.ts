/** Word documents (Office Open XML, ECMA-376). */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Portable documents (ISO 32000). */
export const pdfType = 'application/pdf'

/** What the portal writes documents as. */
export const documentFormats = ['pdf', 'docx'] as const

export type DocumentFormat = (typeof documentFormats)[number]

export const documentTypes: Record<DocumentFormat, string> = { pdf: pdfType, docx: docxType }

/** What the portal writes tables as. */
export const tableFormats = ['csv', 'xlsx'] as const

export type TableFormat = (typeof tableFormats)[number]

/** Tables of text (RFC 4180), and of spreadsheets (Office Open XML). */
export const tableTypes: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Rows of a list that its table has at most. */
export const mostTableRows = 1000
