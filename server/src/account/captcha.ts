import { randomUUID } from 'node:crypto'
import type { CaptchaKind } from '@portal/protocol/account/code-calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { isRowId } from '@portal/protocol/kernel/row-id.ts'
import { sql } from 'kysely'
import { keyedHash, sameBytes } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { drawQuestion, fixedQuestion } from './captcha-questions.ts'

export const captchaSeconds = 300
const mostTries = 5

export interface CaptchaSettings {
  db: Database
  secretKey: string
  /** Answer of every captcha outside production; null for random ones. */
  fixedCaptcha: string | null
}

export function captchasOf({ db, secretKey, config }: Services): CaptchaSettings {
  return { db, secretKey, fixedCaptcha: config.fixedCaptcha }
}

function answerHash(settings: CaptchaSettings, id: string, answer: string): Buffer {
  return keyedHash(
    settings.secretKey,
    'captcha',
    `${id}:${answer.normalize('NFKC').replace(/\s/g, '').toLowerCase()}`,
  )
}

const style = { size: 4, noise: 2, ignoreChars: '0oO1iIlLqQ2Z5S8B', width: 140, height: 44 }

function plainDrawing(text: string) {
  const data = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="44"><text x="30" y="30">${text}</text></svg>`
  return { text, data }
}

/** Of a question there are fewer answers than of an image: it bears fewer guesses. */
const triesOf = { image: mostTries, words: 2 }

async function store(settings: CaptchaSettings, answer: string, kind: CaptchaKind): Promise<string> {
  const id = randomUUID()
  await settings.db
    .insertInto('captcha')
    .values({
      id,
      answer_hash: answerHash(settings, id, answer),
      tries: mostTries - triesOf[kind],
      expires_at: new Date(Date.now() + captchaSeconds * 1000),
    })
    .execute()
  return id
}

/** Its font is read when the first is drawn. */
async function draw() {
  const { default: svgCaptcha } = await import('svg-captcha')
  return svgCaptcha.create(style)
}

/** Makes a captcha of four characters without look-alikes, good for five minutes. */
export async function makeCaptcha(settings: CaptchaSettings): Promise<{ id: string; image: string }> {
  const drawing = settings.fixedCaptcha ? plainDrawing(settings.fixedCaptcha) : await draw()
  return { id: await store(settings, drawing.text, 'image'), image: drawing.data }
}

/** Makes a captcha that is asked in words, for those to whom an image says nothing. */
export async function makeQuestion(
  settings: CaptchaSettings,
  language: Language,
): Promise<{ id: string; question: string }> {
  const { question, answer } = settings.fixedCaptcha
    ? fixedQuestion(settings.fixedCaptcha, language)
    : drawQuestion(language)
  return { id: await store(settings, answer, 'words'), question }
}

/**
 * Whether the captcha was read right. Each look costs one of its tries; with `useUp` a right answer is its last.
 */
export async function isRightCaptcha(
  settings: CaptchaSettings,
  id: string | undefined,
  answer: string,
  { useUp }: { useUp: boolean },
): Promise<boolean> {
  if (!id || !isRowId(id)) return false
  const row = await settings.db
    .updateTable('captcha')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', mostTries)
    .where(sql<boolean>`expires_at > now()`)
    .returning('answer_hash')
    .executeTakeFirst()
  if (!row || !sameBytes(row.answer_hash, answerHash(settings, id, answer))) return false
  if (!useUp) return true
  const used = await settings.db.deleteFrom('captcha').where('id', '=', id).executeTakeFirst()
  return used.numDeletedRows === 1n
}
