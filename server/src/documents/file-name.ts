import type { DocumentFormat, TableFormat } from '@portal/protocol/kernel/file.ts'

/** A name files can have on every system: without what paths are made of, of bounded length. */
export function fileName(format: DocumentFormat | TableFormat, ...parts: (string | null)[]): string {
  const name = parts
    .filter((part) => part !== null)
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${[...name].slice(0, 120).join('')}.${format}`
}
