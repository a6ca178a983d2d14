import { existsSync } from 'node:fs'
import { installPackages, onPath } from './system-package.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
/** Chromium without anything to draw windows with: a page takes less of the processor. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const shell = () => process.env.CHROMIUM_PATH ?? shells.map(onPath).find(Boolean)

function present() {
  const place = places.find((path) => path && existsSync(path))
  if (place) return place
  for (const program of programs) {
    const path = onPath(program)
    if (path) return path
  }
  return null
}

/**
 * Finds Chromium or Chrome, else installs Debian's, with a font that has Chinese.
 *
 * @throws with a line for people when there is none
 */
export async function findChromium() {
  const found = present()
  if (found) return found
  const problem = await installPackages(['chromium', 'fonts-noto-cjk'])
  const installed = present()
  if (installed) return installed
  throw new Error(
    `Chromium is needed for the browser journeys, and ${problem}. Install it, or set CHROMIUM_PATH.`,
  )
}

/**
 * Finds what journeys run in: Chromium's headless shell, or Debian's is installed; where neither can be had, Chromium.
 *
 * @throws with a line for people when there is none
 */
export async function findHeadlessChromium() {
  if (!shell()) await installPackages(['chromium-headless-shell', 'fonts-noto-cjk'])
  return shell() ?? findChromium()
}
