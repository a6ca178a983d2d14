import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommandRefused } from './command-refused.ts'

/** Asks twice on a terminal, showing nothing of what is typed; else the first line of standard input. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? ''
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const ask = async (question: string) => {
    process.stdout.write(question)
    const answer = await terminal.question('')
    process.stdout.write('\n')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('Password again: ')) === password) return password
    throw new CommandRefused('Enter the password twice inconsistently, please re-enter')
  } finally {
    terminal.close()
  }
}
