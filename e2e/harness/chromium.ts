import { accessSync, constants } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A visitor's pages share a renderer, which has compiled the web app once.
  '--process-per-site',
  // Pages live for seconds: to compile what they run a second time, better, takes more than it gives back.
  '--js-flags=--no-maglev,--no-opt',
]

function isProgram(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The browser's program: CHROMIUM_PATH, or where systems put it. */
export function chromiumPath(): string {
  const found = places.find(isProgram)
  if (!found)
    throw new Error('Chromium is needed for the browser journeys. Install it, or set CHROMIUM_PATH.')
  return found
}
