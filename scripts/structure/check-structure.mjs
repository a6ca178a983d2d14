import { mayImport } from './arrows.mjs'
import { findCircles } from './circles.mjs'
import { foreignTables } from './tables.mjs'

/**
 * The folder of a side that stands for a feature, or for a part of the whole. The web's `app` is both the frame that
 * features stand in and what puts them together; `arrows.mjs` tells the two apart.
 */
const roomOf = (file) => /^(?:server|web)\/src\/(?!(?<=web\/src\/)app\/)[\w-]+(?=\/)/.exec(file)?.[0] ?? null

function forbiddenImports(sources) {
  return sources.flatMap(({ file, imports }) =>
    imports.filter((other) => !mayImport(file, other)).map((other) => `${file} may not import ${other}`),
  )
}

function circlesOfFiles(sources) {
  const graph = new Map(sources.map(({ file, imports }) => [file, imports]))
  return findCircles(graph).map((circle) => `a circle of files: ${circle.join(', ')}`)
}

/** Rooms depend on each other one way, whatever their files are. */
function circlesOfRooms(sources) {
  const graph = new Map()
  for (const { file, imports } of sources) {
    const room = roomOf(file)
    if (room === null) continue
    if (!graph.has(room)) graph.set(room, new Set())
    for (const other of imports.map(roomOf)) if (other !== null && other !== room) graph.get(room).add(other)
  }
  return findCircles(graph).map((circle) => `a circle of rooms: ${circle.join(', ')}`)
}

/** What is wrong with how the sources depend on each other, a line each. */
export function checkStructure(sources) {
  return [
    ...forbiddenImports(sources),
    ...circlesOfFiles(sources),
    ...circlesOfRooms(sources),
    ...foreignTables(sources),
  ]
}
