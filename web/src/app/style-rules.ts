/** A rule of a style sheet, or a group of rules under a condition. */
export interface StyleRule {
  text: string
  /** Of each selector the classes that an element must have for it; null: what is said whatever the page holds. */
  needs: readonly (readonly string[])[] | null
  /** Of a group what opens it, and the rules in it. */
  group: { head: string; rules: readonly StyleRule[] } | null
}

const conditions = /^@(?:media|supports|layer|container)\b/
const className = /\.(-?[_a-zA-Z][\w-]*)/g

/** Where what opens at a brace ends. */
function endOf(text: string, open: number): number {
  let depth = 0
  let quote = ''
  for (let at = open; at < text.length; at += 1) {
    const character = text[at]!
    if (quote) {
      if (character === '\\') at += 1
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return text.length
}

/** Without what stands in brackets, which may hold for an element or not. */
function withoutArguments(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '')
  return less === selector ? less : withoutArguments(less)
}

/** Selectors of a list, divided by the commas that are in no brackets. */
function selectorsOf(list: string): string[] {
  let depth = 0
  let start = 0
  const selectors: string[] = []
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1
    if (list[at] === ')') depth -= 1
    if (list[at] !== ',' || depth > 0) continue
    selectors.push(list.slice(start, at))
    start = at + 1
  }
  return [...selectors, list.slice(start)]
}

function needsOf(list: string): string[][] {
  return selectorsOf(list).map((selector) =>
    Array.from(withoutArguments(selector).matchAll(className), ([, name]) => name!),
  )
}

/** Reads a style sheet, as the build has written it. */
export function readRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = []
  let at = 0
  while (at < sheet.length) {
    const open = sheet.indexOf('{', at)
    const statement = sheet.indexOf(';', at)
    if (sheet[at] === '@' && statement >= 0 && (open < 0 || statement < open)) {
      rules.push({ text: sheet.slice(at, statement + 1), needs: null, group: null })
      at = statement + 1
    } else if (open < 0) {
      break
    } else {
      const end = endOf(sheet, open)
      const head = sheet.slice(at, open).trim()
      rules.push({
        text: `${head}${sheet.slice(open, end + 1)}`,
        needs: head.startsWith('@') ? null : needsOf(head),
        group: conditions.test(head) ? { head, rules: readRules(sheet.slice(open + 1, end)) } : null,
      })
      at = end + 1
    }
  }
  return rules
}

/** Of rules, as text, those that may say something of a page whose elements have these classes. */
export function paintedBy(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  return rules
    .map(({ text, needs, group }) => {
      if (group) {
        const inside = paintedBy(group.rules, classes)
        return inside && `${group.head}{${inside}}`
      }
      const isPainted = needs === null || needs.some((names) => names.every((name) => classes.has(name)))
      return isPainted ? text : ''
    })
    .join('')
}
