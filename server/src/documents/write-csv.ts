/** What a spreadsheet would run is a text to it with this before it. */
const asText = "'"

function cell(said: string | null): string {
  const text = said ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? asText + text : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Rows as a table (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function writeCsv(rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
