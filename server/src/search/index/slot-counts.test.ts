import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairSlots, SlotCounts } from './slot-counts.ts'

const changes = fc.array(fc.tuple(fc.integer({ min: 0, max: pairSlots - 1 }), fc.integer({ min: 1, max: 9 })))

function heldBy(held: SlotCounts): Map<number, number> {
  const { slots, counts } = held.toArrays()
  return new Map([...slots].map((slot, at) => [slot, counts[at]!]))
}

test('counts what is added, by its slot, and again what a snapshot kept of it', () => {
  fc.assert(
    fc.property(changes, (added) => {
      const told = new Map<number, number>()
      const counts = new SlotCounts(pairSlots)
      for (const [slot, more] of added) {
        counts.add(slot, more)
        told.set(slot, (told.get(slot) ?? 0) + more)
      }
      for (const held of [counts, new SlotCounts(pairSlots, counts.toArrays())]) {
        expect(heldBy(held)).toEqual(told)
        for (const [slot, count] of told) expect(held.of(slot)).toBe(count)
      }
    }),
  )
})

test('what is taken out again is not kept', () => {
  const counts = new SlotCounts(pairSlots)
  for (const sign of [1, -1]) for (let slot = 0; slot < 5000; slot++) counts.add(slot * 7, sign)
  expect(heldBy(counts)).toEqual(new Map())
})

test('holds a count of every slot, and takes no more than an array of them', () => {
  const counts = new SlotCounts(pairSlots)
  for (let slot = 0; slot < pairSlots; slot++) counts.add(slot, (slot % 5) + 1)
  expect(counts.bytes).toBe(pairSlots * 4)
  for (const slot of [0, 1, 4095, pairSlots / 2, pairSlots - 1]) expect(counts.of(slot)).toBe((slot % 5) + 1)
  expect(heldBy(counts).size).toBe(pairSlots)
})
