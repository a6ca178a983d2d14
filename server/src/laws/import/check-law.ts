import { checkDocument } from '../../import/check-document.ts'
import { lawDocument, type LawDocument } from '../document.ts'
import { levelDenied } from './markdown/level.ts'

/** The law, if it is one that can be stored; else a ContentProblem that names the fields. */
export function checkLaw(value: unknown): LawDocument {
  return withoutDeniedLevel(checkDocument(lawDocument, value))
}

/** A level of an act of China that its title or its body speaks against is left open. */
function withoutDeniedLevel(document: LawDocument): LawDocument {
  const title = document.texts.find(({ language }) => language === 'zh')?.title
  if (document.country !== 'CN' || title === undefined) return document
  const levelDoubt = levelDenied(document.effectLevel, title, document.publishDepartment.zh)
  return levelDoubt === null ? document : { ...document, effectLevel: 'NOT_STATED', levelDoubt }
}
