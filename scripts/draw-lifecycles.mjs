// docs/lifecycles.md, drawn from the tables of the protocol; its functions are pure, so that a test can try them.

const listed = (names) => [names ?? []].flat()
const code = (name) => `\`${name}\``

function diagram({ moves, states }) {
  const lines = moves.flatMap(({ from, action, by, to, when }) => {
    const movers = listed(by).join(', ')
    const conditions = listed(when).map((condition) => ` [${condition}]`)
    return (from ?? ['[*]']).map(
      (state) => `  ${state} --> ${to}: ${action} (${movers})${conditions.join('')}`,
    )
  })
  const ends = states
    .filter((state) => !moves.some(({ from }) => from?.includes(state)))
    .map((state) => `  ${state} --> [*]`)
  return ['```mermaid', 'stateDiagram-v2', ...lines, ...ends, '```']
}

function row({ from, action, by, to, when, needsReason, tells = [] }) {
  const cells = [
    from ? from.map(code).join(', ') : '—',
    code(action),
    listed(by).join(', '),
    code(to),
    listed(when).map(code).join(', '),
    needsReason ? 'yes' : '',
    tells.map(({ who, event }) => `${who}: ${code(event)}`).join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}

function section({ subject, states, tones, moves, conditions }) {
  const unmet = Object.entries(conditions).map(([name, refusal]) => `${code(name)}: ${code(refusal)}`)
  return [
    `## ${subject}`,
    '',
    ...diagram({ moves, states }),
    '',
    `States and their tones: ${states.map((state) => `${code(state)} ${tones[state]}`).join(', ')}.`,
    ...(unmet.length > 0 ? ['', `Conditions, and the code of the refusal: ${unmet.join(', ')}.`] : []),
    '',
    '| from | action | by | to | when | reason | tells |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...moves.map(row),
    '',
  ]
}

/** The document of these lifecycles, in the order of their subjects. */
export function drawLifecycles(lifecycles) {
  const sections = lifecycles
    .toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
    .flatMap((one) => section(one))
  return `${[
    '# Lifecycles',
    '',
    'Drawn from `protocol/src/*/lifecycle.ts` by `npm run lifecycles`; `npm run check` refuses it where it is not current. What is not in a table cannot be done.',
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()}\n`
}
