/**
 * The field of a form that a path in a call's input belongs to: its own, the one that it is a part of (an item of a
 * list), or the only one beside it (a firm's id where its name is typed).
 */
export function fieldAt(path: string, fields: readonly string[]): string | undefined {
  const whole = fields.find((name) => path === name || path.startsWith(`${name}.`))
  if (whole !== undefined || !path.includes('.')) return whole
  const group = path.slice(0, path.lastIndexOf('.') + 1)
  const beside = fields.filter((name) => name.startsWith(group))
  return beside.length === 1 ? beside[0] : undefined
}
