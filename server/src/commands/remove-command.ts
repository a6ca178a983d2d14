// npm run remove -- law ADDRESS | case NUMBER
import { CommandRefused } from './command-refused.ts'
import { removedKinds, type RemovedKind } from './portal-data.ts'
import { BadUsage, runCommand, say } from './run-command.ts'

const usage = `Usage: npm run remove -- law ADDRESS, as its page has it behind /eli/: cn/law/1984-03-12/11
       npm run remove -- case NUMBER, or the id in the address of its page`

/** Of a page's whole address, what names the law. */
const beforeAddress = /^.*\/eli\//

function readArguments([what, name, ...more]: string[]): { kind: RemovedKind; name: string } {
  const kind = removedKinds.find((one) => one === what)
  if (!kind || !name || more.length > 0) throw new BadUsage(usage)
  return { kind, name: name.replace(beforeAddress, '') }
}

await runCommand(readArguments, async (data, { kind, name }) => {
  if (!(await data.remove(kind, name))) throw new CommandRefused(`There is no ${kind} ${name}.`)
  say(`the ${kind} ${name} is removed`)
  return 0
})
