import { ContentProblem } from '../content-problem.ts'

const endMark = /<!--\s*INFO END\s*-->/
const frontMatter = /^\s*---\r?\n[\s\S]*?\n---[^\S\n]*(?:\r?\n|$)/

/** Divides a file into its head, before `<!-- INFO END -->`, and its text. */
export function splitFile(markdown: string): { head: string; body: string } {
  const text = markdown.replace(frontMatter, '')
  const end = endMark.exec(text)
  if (!end) throw new ContentProblem('has no line <!-- INFO END --> after its head')
  return { head: text.slice(0, end.index), body: text.slice(end.index + end[0].length) }
}
