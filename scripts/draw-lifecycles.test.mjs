import { expect, test } from 'vitest'
import { drawLifecycles } from './draw-lifecycles.mjs'

const door = {
  subject: 'door',
  states: ['OPEN', 'SHUT', 'GONE'],
  tones: { OPEN: 'ink', SHUT: 'gold', GONE: 'grey' },
  conditions: { hasKey: 'notNow' },
  moves: [
    { from: null, action: 'hang', by: 'owner', to: 'OPEN' },
    {
      from: ['OPEN'],
      action: 'shut',
      by: ['owner', 'clock'],
      to: 'SHUT',
      tells: [{ who: 'owner', event: 'doorShut' }],
    },
    { from: ['SHUT'], action: 'open', by: 'owner', to: 'OPEN', when: 'hasKey' },
    { from: ['OPEN', 'SHUT'], action: 'remove', by: 'admin', to: 'GONE', needsReason: true },
  ],
}

test('every move stands in the diagram and in the table, and ends end', () => {
  const lines = drawLifecycles([door]).split('\n')
  for (const line of [
    '  [*] --> OPEN: hang (owner)',
    '  OPEN --> SHUT: shut (owner, clock)',
    '  SHUT --> OPEN: open (owner) [hasKey]',
    '  OPEN --> GONE: remove (admin)',
    '  SHUT --> GONE: remove (admin)',
    '  GONE --> [*]',
    '| — | `hang` | owner | `OPEN` |  |  |  |',
    '| `OPEN` | `shut` | owner, clock | `SHUT` |  |  | owner: `doorShut` |',
    '| `SHUT` | `open` | owner | `OPEN` | `hasKey` |  |  |',
    '| `OPEN`, `SHUT` | `remove` | admin | `GONE` |  | yes |  |',
  ])
    expect(lines).toContain(line)
})

test('another table is another document, and the order in which tables are read makes none', () => {
  const other = { ...door, moves: door.moves.slice(1) }
  expect(drawLifecycles([other])).not.toBe(drawLifecycles([door]))
  const gate = { ...door, subject: 'gate' }
  expect(drawLifecycles([gate, door])).toBe(drawLifecycles([door, gate]))
})
