import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { root } from './paths.mjs'
import { runStages } from './stages.mjs'

/** Runs stages in a process of its own, so many at a time; all but the last take as long as they are let. */
const script = (atOnce) => `
import { isToldToStop, run } from './scripts/run.mjs'
import { runStages } from './scripts/stages.mjs'
const waiting = 'process.stdout.write("begun "); setInterval(() => {}, 1000)'
const stages = Array.from({ length: ${atOnce} }, () => async () => [await run(process.execPath, ['-e', waiting])])
const results = await runStages([...stages, async () => [process.stdout.write('next')]], ${atOnce})
process.stdout.write(JSON.stringify({ results, told: isToldToStop() }))
`

test.each([
  ['SIGTERM', 143, 1],
  ['SIGINT', 130, 1],
  ['SIGTERM', 143, 2],
])('%s once ends what is under way, and nothing more begins', async (signal, code, atOnce) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(atOnce)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: '' },
  })
  child.stdout.setEncoding('utf8')
  const ended = once(child, 'close')
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  const begun = 'begun '.repeat(atOnce)
  await vi.waitUntil(() => said === begun, { timeout: 30_000 })
  child.kill(signal)
  await ended
  expect(said).toBe(`${begun}${JSON.stringify({ results: Array(atOnce).fill(code), told: true })}`)
})

test('so many stages run at a time, and the next begins where one has ended', async () => {
  const log = []
  const gates = [1, 2, 3].map(() => Promise.withResolvers())
  const ended = runStages(
    gates.map(({ promise }, at) => async () => {
      log.push(`begin ${at}`)
      await promise
      return [at]
    }),
    2,
  )
  expect(log).toEqual(['begin 0', 'begin 1'])
  gates[1].resolve()
  await vi.waitUntil(() => log.length === 3)
  gates[0].resolve()
  gates[2].resolve()
  expect((await ended).toSorted()).toEqual([0, 1, 2])
})
