import { nodes } from './nodes.mjs'

/** What a field says of its bounds; a length always is one of the protocol's. */
const lengths = new Set(['maxLength', 'minLength', 'pattern'])
const ends = new Set(['min', 'max'])
/** What measures without being a field of a form. */
const measures = new Set(['progress', 'meter'])

/** The bound that an expression writes out, itself or by a name of the same file. */
function written(node, constants) {
  if (node?.type === 'JSXExpressionContainer') return written(node.expression, constants)
  if (node?.type === 'Identifier') return constants.get(node.name) ?? null
  const isBound = node?.type === 'Literal' && ['number', 'string'].includes(typeof node.value)
  return isBound || node?.regex ? String(node.raw ?? node.value) : null
}

function constantsOf(program) {
  const found = new Map()
  for (const node of nodes(program)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') continue
    if (node.init?.type === 'Literal' && typeof node.init.value === 'number')
      found.set(node.id.name, String(node.init.value))
  }
  return found
}

function isSlider(element) {
  return element.attributes.some(({ name, value }) => name?.name === 'type' && value?.value === 'range')
}

/** The bounds that an element of a form writes out. */
function* ofElement(element, constants) {
  for (const { name, value } of element.attributes) {
    const isEnd = ends.has(name?.name) && !measures.has(element.name.name) && !isSlider(element)
    if (!lengths.has(name?.name) && !isEnd) continue
    const bound = written(value, constants)
    if (bound !== null) yield `${name.name} ${bound}`
  }
}

/** The sizes of pages that a call is made with. */
function* ofCall(call, constants) {
  if ((call.callee.name ?? call.callee.property?.name) !== 'ask') return
  for (const node of nodes(call.arguments)) {
    if (node.type !== 'Property' || (node.key.name ?? node.key.value) !== 'size') continue
    const bound = written(node.value, constants)
    if (bound !== null) yield `size ${bound}`
  }
}

/** Fields and lists of the web app that repeat a bound which the protocol has. */
export function repeatedBounds(sources) {
  return sources
    .filter(({ file }) => /^web\/src\/(?!ui\/)/.test(file))
    .flatMap(({ file, program }) => {
      const constants = constantsOf(program)
      return [...nodes(program)]
        .flatMap((node) => {
          if (node.type === 'JSXOpeningElement') return [...ofElement(node, constants)]
          return node.type === 'CallExpression' ? [...ofCall(node, constants)] : []
        })
        .map((bound) => `${file}: ${bound} is written out; the protocol says it`)
    })
}
