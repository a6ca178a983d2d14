import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import svgCaptcha from 'svg-captcha'
import { keyedHash, sameBytes } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'

export const captchaSeconds = 300
const mostTries = 5

export interface CaptchaSettings {
  db: Database
  secretKey: string
  /** Answer of every captcha outside production; null for random ones. */
  fixedCaptcha: string | null
}

function answerHash(settings: CaptchaSettings, id: string, answer: string): Buffer {
  return keyedHash(settings.secretKey, 'captcha', `${id}:${answer.trim().toLowerCase()}`)
}

const style = { size: 4, noise: 2, ignoreChars: '0oO1iIlLqQ2Z5S8B', width: 140, height: 44 }

function plainDrawing(text: string) {
  const data = `<svg xmlns="http://www.w3.org/2000/svg" width="140" height="44"><text x="30" y="30">${text}</text></svg>`
  return { text, data }
}

/** Makes a captcha of four characters without look-alikes, good for five minutes. */
export async function makeCaptcha(settings: CaptchaSettings): Promise<{ id: string; image: string }> {
  const drawing = settings.fixedCaptcha ? plainDrawing(settings.fixedCaptcha) : svgCaptcha.create(style)
  const id = randomUUID()
  await settings.db
    .insertInto('captcha')
    .values({
      id,
      answer_hash: answerHash(settings, id, drawing.text),
      expires_at: new Date(Date.now() + captchaSeconds * 1000),
    })
    .execute()
  return { id, image: drawing.data }
}

/**
 * Whether the captcha was read right. Each look costs one of five tries; with `useUp` a right answer is its last.
 */
export async function isRightCaptcha(
  settings: CaptchaSettings,
  id: string | undefined,
  answer: string,
  { useUp }: { useUp: boolean },
): Promise<boolean> {
  if (!id || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return false
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
