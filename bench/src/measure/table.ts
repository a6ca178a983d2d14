import { availableParallelism, loadavg } from 'node:os'

/** Columns a text takes on a terminal: Chinese characters take two. */
function width(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffdc]/g)?.length ?? 0)
}

/** A table in Markdown, its columns aligned: the first to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => width(row[column] ?? ''))),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, column) => {
        const padding = ' '.repeat(widths[column]! - width(cell))
        return column === 0 ? cell + padding : padding + cell
      })
      .join(' | ')} |`
  const rule = widths.map((columns, column) =>
    column === 0 ? '-'.repeat(columns) : `${'-'.repeat(columns - 1)}:`,
  )
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export const share = (value: number): string => value.toFixed(3)
export const milliseconds = (value: number): string => (value < 100 ? value.toFixed(1) : value.toFixed(0))
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** What is being done now: not part of the figures. */
export function note(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** What else goes on here: times mean little where more wants to run than there are processors. */
export function machine(): string {
  return `${availableParallelism()} processors, load ${loadavg()[0]!.toFixed(1)}.`
}
