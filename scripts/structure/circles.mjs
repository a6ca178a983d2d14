/**
 * The circles of a graph, each as the nodes that all lead to each other (Tarjan's strongly connected components).
 *
 * @param {Map<string, Iterable<string>>} graph
 * @returns {string[][]}
 */
export function findCircles(graph) {
  const places = new Map()
  const lowest = new Map()
  const open = []
  const circles = []

  function visit(node) {
    places.set(node, places.size)
    lowest.set(node, places.get(node))
    open.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!places.has(next)) visit(next)
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) !== places.get(node)) return
    const circle = open.splice(open.indexOf(node))
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  for (const node of graph.keys()) if (!places.has(node)) visit(node)
  return circles
}
