/** Every node of a syntax tree. */
export function* nodes(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodes(one)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') yield* nodes(value)
  }
}

/** What a text in the source says; null for anything else. */
export const text = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null)
