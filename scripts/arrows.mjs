// How the parts of the portal may depend on each other, and what screens say (docs/architecture.md).
import { readWords } from '../web/build/words.ts'
import { repeatedBounds } from './structure/bounds.mjs'
import { checkStructure } from './structure/check-structure.mjs'
import { readSources } from './structure/sources.mjs'
import { misnamedWords, unusedScreens, unusedWords } from './structure/words.mjs'

const sources = readSources()
const { catalogues } = await readWords('zh')
const problems = [
  ...checkStructure(sources),
  ...repeatedBounds(sources),
  ...misnamedWords(sources),
  ...unusedScreens(sources),
  ...unusedWords(sources, catalogues),
]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
