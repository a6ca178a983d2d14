import type { TemplateField } from '@portal/protocol/templates/content.ts'
import { mayBeName } from '@portal/protocol/templates/placeholders.ts'

/** Fields found in a document, by the blanks that are left in it. */
export interface Blanks {
  /** The text with a place where each blank was; `number` counts the blanks whose label nothing says. */
  fill(text: string): string
  fields: { name: string; label: string; kind: TemplateField['kind'] }[]
}

/** `{{name}}`, 【…】, […], and rows of underscores or dots. */
const blank = /\{\{\s*([^{}]{1,40}?)\s*\}\}|【([^【】]{0,60})】|\[([^[\]]{1,60})\]|[_＿]{2,}|…{2,}|\.{4,}/g
const longestLabel = 40

export function hasBlank(text: string): boolean {
  return text.search(blank) !== -1
}

/** Words before a blank that say what it is: those since the last mark of a sentence. */
function wordsBefore(text: string): string {
  const before = text.replace(/[\s:：（(]+$/, '')
  const words = before.split(/[，。；、,.;!?！？：:（）()【】[\]「」“”"_＿{}]/).map((part) => part.trim())
  return [...(words.findLast((part) => part !== '') ?? '')].slice(-longestLabel).join('').trim()
}

const kinds: readonly [RegExp, TemplateField['kind']][] = [
  [/日期|年月日|\bdate\b|\bдата\b|^дата/i, 'day'],
  [/金额|价款|总价|租金|工资|\b(amount|price|sum|fee|rent|salary)\b|сумм|^цена/i, 'money'],
  [/比例|利率|\b(rate|percentage)\b|процент/i, 'percent'],
  [/邮箱|电子邮件|\be-?mail\b|электронн\S+ (?:почт|адрес)/i, 'email'],
  [/币种|货币|\bcurrency\b|валют/i, 'currency'],
]

function kindOf(label: string): TemplateField['kind'] {
  return kinds.find(([shape]) => shape.test(label))?.[1] ?? 'text'
}

/** Finds blanks in one text after another; one that is named by its words is the same field wherever it stands. */
export function findBlanks(unnamed: (number: number) => string): Blanks {
  const fields: Blanks['fields'] = []
  const byWords = new Map<string, string>()

  const add = (label: string, wanted: string | null): string => {
    const taken = (name: string) => fields.some((field) => field.name === name)
    const name = wanted !== null && !taken(wanted) ? wanted : `field${fields.length + 1}`
    fields.push({ name, label: label || unnamed(fields.length + 1), kind: kindOf(label) })
    return name
  }

  const named = (words: string, isName: boolean): string => {
    const known = byWords.get(words)
    if (known !== undefined) return known
    const name = add([...words].slice(0, longestLabel).join(''), isName && mayBeName(words) ? words : null)
    byWords.set(words, name)
    return name
  }

  const fill = (text: string): string =>
    text.replace(blank, (_all, braces?: string, brackets?: string, square?: string, at?: number) => {
      const words = (braces ?? brackets ?? square ?? '').replace(/[_＿…．.\s]+/g, ' ').trim()
      const name =
        words === '' ? add(wordsBefore(text.slice(0, at)), null) : named(words, braces !== undefined)
      return `{{${name}}}`
    })

  return { fill, fields }
}
