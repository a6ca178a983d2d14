import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeTestPlace } from '../../server/src/testing/store.ts'
import { modelCountry, modelName } from './model.ts'

/** The answer of every captcha. */
export const fixedCaptcha = 'abcd'

/** Where texts are sent to be translated. */
export const translationService = 'https://translate.example/translate'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

export interface RunningPortal {
  /** Scheme, host and port. */
  address: string
  /** Its data folder, beside which commands run. */
  dataFolder: string
  /** Ends the portal as its operator would. Throws unless it stopped cleanly and had nothing to complain of. */
  stop(): Promise<void>
}

/**
 * Starts the portal as a process of its own, on the built web app and a store that holds the demo data.
 *
 * @param modelUrl where its language model is asked
 */
export async function startPortal(modelUrl: string): Promise<RunningPortal> {
  const place = await makeTestPlace('', 'demo')
  const { DATA_DIR: dataDir = '', SECRET_KEY: secretKey = '' } = place.environment
  // Where commands beside it look for it.
  await writeFile(join(dataDir, 'secret-key'), secretKey)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '1000000',
      LONGEST_DELAY: '60000',
      LONGEST_WAIT: '60000',
      CONNECTIONS_PER_ADDRESS: '5000',
      CAPTCHA_FIXED: fixedCaptcha,
      // Nobody is there: journeys answer for it.
      TRANSLATION_URL: translationService,
      TRANSLATION_SECRET: 'a-secret-that-two-services-know-of',
      TRANSLATION_NAME: 'Sample Translate',
      AI_URL: modelUrl,
      AI_MODEL: 'sample',
      AI_NAME: modelName,
      AI_COUNTRY: modelCountry,
      // A journey has several codes sent to one phone.
      CODE_SECONDS_BETWEEN: '1',
      // Every journey comes from an address of its own.
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close') as Promise<[code: number | null]>
  // A run that is told to stop does not come to its teardown.
  const endWithRun = () => child.kill()
  process.once('exit', endWithRun)
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? []
        if (found) resolve(found)
      })
    }
    void ended.then(([code]) =>
      reject(new Error(`The portal ended with ${code} before it was open.\n${output}`)),
    )
  })

  return {
    address,
    dataFolder: dataDir,
    stop: async () => {
      process.off('exit', endWithRun)
      child.kill('SIGTERM')
      const [code] = await ended
      await place.remove()
      if (code !== 0) throw new Error(`The portal ended with ${code}.\n${output}`)
      if (/"level":[56]0/.test(output)) throw new Error(`The portal logged errors.\n${output}`)
    },
  }
}
