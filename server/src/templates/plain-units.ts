import { languages, type Language, type Words } from '@portal/protocol/kernel/languages.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import { fieldsOf } from '@portal/protocol/templates/filling.ts'
import { placesOf } from '@portal/protocol/templates/placeholders.ts'
import type { SearchGroup } from '../search/door.ts'

/** A text whose places say what is asked there. */
function plainText(text: string, labels: ReadonlyMap<string, string>): string {
  let plain = ''
  let at = 0
  for (const { start, end, name } of placesOf(text)) {
    plain += text.slice(at, start) + (labels.get(name) ?? '')
    at = end
  }
  return plain + text.slice(at)
}

function unitsIn(language: Language, content: TemplateContent, summary: Words) {
  const labels = new Map(fieldsOf(content).map(({ name, label }) => [name, label[language] ?? '']))
  const clauses = content.clauses.map(({ name, heading, paragraphs }) => ({
    language,
    key: name,
    number: '',
    heading: heading?.[language] ?? null,
    text: paragraphs.map(({ text }) => plainText(text[language] ?? '', labels)).join('\n'),
  }))
  const said = { language, key: 'summary', number: '', heading: null, text: summary[language] ?? '' }
  return [said, ...clauses].filter(({ text }) => text !== '')
}

/** The clauses of a template as texts to be searched, in every language that it has. */
export function plainUnits(content: TemplateContent, summary: Words): SearchGroup['units'] {
  return languages
    .filter((language) => content.languages.includes(language))
    .flatMap((language) => unitsIn(language, content, summary))
}
