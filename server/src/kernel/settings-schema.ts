import { isIP } from 'node:net'
import { z } from 'zod'

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const address = (...protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) }).transform((value) => value.replace(/\/$/, ''))

/** A larger number of proxies is a mistake in the settings. */
const mostProxies = 10

/** An address, or a network of them (`10.0.0.0/8`). */
function isNetwork(text: string): boolean {
  const [host = '', bits, ...rest] = text.split('/')
  const kind = isIP(host)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

/** How many proxies stand in front, or which: whatever else a request says of its way here does not count. */
const proxies = z.string().transform((value, context) => {
  if (value === 'false') return false
  if (/^\d+$/.test(value) && Number(value) <= mostProxies) return Number(value) || false
  const networks = value.split(',').map((part) => part.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue(
    `the number of proxies in front of the portal (at most ${mostProxies}), or their addresses divided by commas`,
  )
  return z.NEVER
})

/** Scheme, host and port alone, as browsers write them. */
const site = z
  .url({ protocol: /^https?$/, error: 'an http or https address' })
  .refine((value) => /^[^/]+\/\/[^/?#@]+\/?$/.test(value), 'scheme, host and port alone')
  .transform((value) => new URL(value).origin)

/** PostgreSQL servers, divided by commas. */
const databases = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(address('postgres', 'postgresql')).min(1))

const limit = (unlessTold: number) => z.coerce.number().int().min(1).default(unlessTold)

/** What an SMS provider is sent, places filled in. */
const defaultSmsTemplate = '{"to":"{{phone}}","text":"{{text}}","id":"{{id}}"}'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const countryOfTwo = z.string().regex(/^[A-Z]{2}$/, 'a country’s code of two letters')

/** Every setting of the environment; the README's table says the same for people. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: databases.optional(),
  DATABASE_READ_URLS: databases.optional(),
  PUBLIC_URL: site.optional(),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'at least 32 characters').optional(),
  SECRET_KEY_NEXT: z.string().min(32, 'at least 32 characters').optional(),
  TRUST_PROXY: proxies.default(false),
  MAP_URL: address('https').optional(),
  MAP_APPROVAL: z.string().trim().max(60).optional(),
  ICP_NUMBER: z.string().trim().max(60).optional(),
  SECURITY_NUMBER: z.string().trim().max(60).optional(),
  ACCESSIBILITY_URL: address('https').optional(),
  TRANSLATION_URL: address('https?').optional(),
  TRANSLATION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  TRANSLATION_NAME: z.string().trim().min(1).max(60).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('https?').optional(),
  METRICS_TOKEN: z.string().min(32, 'at least 32 characters').optional(),
  AI_URL: address('https?').optional(),
  AI_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().trim().min(1).max(200).optional(),
  AI_NAME: z.string().trim().min(1).max(60).optional(),
  AI_COUNTRY: countryOfTwo.optional(),
  AI_EMBEDDINGS_URL: address('https?').optional(),
  AI_EMBEDDINGS_KEY: z.string().min(1).optional(),
  AI_EMBEDDINGS_MODEL: z.string().trim().min(1).max(200).optional(),
  AI_EMBEDDINGS_NAME: z.string().trim().min(1).max(60).optional(),
  AI_EMBEDDINGS_COUNTRY: countryOfTwo.optional(),
  DEMO: flag.optional(),
  OUTBOX: flag.optional(),
  SECOND_FACTOR: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMIT: z.coerce.number().int().min(1).default(600),
  LONGEST_DELAY: z.coerce.number().int().min(100).default(4000),
  LONGEST_WAIT: z.coerce.number().int().min(100).default(500),
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(3600).default(180),
  CONNECTIONS: z.coerce.number().int().min(10).default(5000),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).default(500),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  DATABASE_SECONDS: z.coerce.number().int().min(1).max(3600).default(10),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  WATCHDOG_SECONDS: z.coerce.number().int().min(0).max(3600).optional(),
  BACKUPS: flag.default(true),
  CAPTCHA_FIXED: z
    .string()
    .regex(/^[A-Za-z0-9]{4}$/, '4 letters or digits')
    .optional(),
  SMTP_URL: address('smtps?').optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SMS_URL: address('https?').optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_TEMPLATE: z.string().refine(isJson, 'a JSON text').default(defaultSmsTemplate),
  CODE_SECONDS_BETWEEN: limit(60),
  CODE_LIMIT_TARGET: limit(10),
  CODE_LIMIT_ADDRESS: limit(20),
  SMS_LIMIT_HOUR: limit(500),
  SMS_LIMIT_DAY: limit(3000),
  FILE_MEGABYTES_PER_ACCOUNT: z.coerce.number().int().min(10).default(2000),
  S3_ENDPOINT: address('https?').optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'a bucket’s name: 3 to 63 lower-case letters, digits, dots, hyphens',
    )
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
})

/** What is set, each as it is read. */
export type SettingValues = z.output<typeof settings>
