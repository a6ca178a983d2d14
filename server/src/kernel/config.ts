import { isAbsolute, resolve } from 'node:path'
import { settings, type SettingValues } from './settings-schema.ts'

/** How e-mail goes out. */
export interface MailSettings {
  /** Of an SMTP server, with user and password where it asks for them. */
  url: string
  /** Sender, as `Name <address>` or the address alone. */
  from: string
}

/** How SMS go out: a POST to a provider. */
export interface SmsSettings {
  url: string
  /** Sent as a bearer token. */
  token: string | null
  /** JSON with the places `{{phone}}`, `{{text}}`, `{{code}}`, `{{language}}` and `{{id}}`. */
  template: string
}

/** How often a code may be sent. */
export interface CodeLimits {
  /** Between two to one target. */
  secondsBetween: number
  /** To one target in a day. */
  perTarget: number
  /** From one address in an hour. */
  perAddress: number
}

/** How many codes go by SMS to all people together. */
export interface SmsLimits {
  perHour: number
  perDay: number
}

/** Where files stand that are not on disk: a bucket of a service that speaks S3. */
export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  credentials: { accessKeyId: string; secretAccessKey: string }
  /** The bucket is part of addresses' path, not of their host. */
  hasBucketInPath: boolean
}

/** A service that translates what users write, and speaks the protocol of LibreTranslate. */
export interface TranslationSettings {
  url: string
  /** Tokens for it are signed with, and it holds too. */
  secret: string
  /** What readers are told that it is. */
  name: string
}

/** A model that writes answers, or one that tells what texts mean by vectors; both speak the protocol of OpenAI. */
export interface AiSettings {
  url: string
  /** Of one that asks for none, on this machine: null. */
  key: string | null
  model: string
  /** Who receives what is sent, as readers are told. */
  name: string
  /** Code of the country it stands in. */
  country: string
}

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | null
  /** Of the servers that may take its place: the one that takes writes is the primary. */
  databaseStandbyUrls: string[]
  databaseReadUrls: string[]
  /** Where readers reach the portal, without a trailing slash: all its links begin so. */
  publicUrl: string
  /** Nobody has said where readers reach it: they may come by any name of this machine. */
  isPublicUrlAssumed: boolean
  secretKey: string | null
  /** What was sealed with this key is read, and sealed anew. */
  previousSecretKey: string | null
  /** What other portals seal with this key already is read. */
  nextSecretKey: string | null
  /** How many proxies stand in front, or which addresses they have. */
  trustProxy: false | number | string[]
  mapUrl: string | null
  /** 审图号 of that map, as its provider has it in China. */
  mapApproval: string | null
  /** ICP 备案号 and 公安备案号, shown at the foot of every page. */
  icpNumber: string | null
  securityNumber: string | null
  /** Of the statement on accessibility. */
  accessibilityUrl: string | null
  translation: TranslationSettings | null
  /** Null: nobody reads metrics. */
  metricsToken: string | null
  /** Of an OpenTelemetry collector; null: nobody is told what requests take. */
  tracesUrl: string | null
  /** Null: passages are shown, and nobody writes. */
  ai: AiSettings | null
  /** Null: passages are found by words alone. */
  embeddings: AiSettings | null
  isDemo: boolean
  /** Whoever comes may read the messages that no provider took: codes and links. */
  hasOutbox: boolean
  /** Administrators have to set up a second factor; who has one is asked for it anyway. */
  needsSecondFactor: boolean
  logLevel: string
  /** Requests a minute from one address. */
  rateLimit: number
  /** Mean delay of the event loop, in milliseconds, from which on requests are refused: few readers wait that long. */
  longestDelay: number
  /** Milliseconds: what is expected to wait longer for its turn is refused at once. */
  longestWait: number
  /** A request must have come whole in so many seconds. */
  requestSeconds: number
  /** Open at once, in all and, where no proxy stands in front, from one address. */
  connections: number
  connectionsPerAddress: number
  /** To each server of the database, at once. */
  databaseConnections: number
  /** A statement without an answer after so many seconds is given up with its connection. */
  databaseSeconds: number
  /** So long a portal that is told to stop says that it is not ready, and goes on serving. */
  drainSeconds: number
  /** A process whose event loop takes no turn for so long is ended; 0: never. */
  watchdogSeconds: number
  /** The embedded store keeps a backup of each day. */
  hasBackups: boolean
  fixedCaptcha: string | null
  /** Null: e-mail is kept in the outbox. */
  mail: MailSettings | null
  /** Null: SMS are kept in the outbox. */
  sms: SmsSettings | null
  codeLimits: CodeLimits
  smsLimits: SmsLimits
  /** That all files of one account may take, but for administrators. */
  fileMegabytes: number
  /** Null: files stand in the data folder. */
  s3: S3Settings | null
}

/** A setting is malformed or missing; the message names it. */
export class BadSetting extends Error {
  override name = 'BadSetting'
}

/** The settings of S3, all of which are needed; null where none is set. */
function s3Of(values: SettingValues): S3Settings | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      hasBucketInPath: values.S3_FORCE_PATH_STYLE ?? false,
    }
  }
  const required = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(required).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(required).length && values.S3_FORCE_PATH_STYLE === undefined) return null
  throw new BadSetting(`These settings are required with the others of S3: ${missing.join(', ')}.`)
}

function translationOf(values: SettingValues): TranslationSettings | null {
  const { TRANSLATION_URL: url, TRANSLATION_SECRET: secret, TRANSLATION_NAME: name } = values
  if (url && secret && name) return { url, secret, name }
  if (!url && !secret && !name) return null
  throw new BadSetting('TRANSLATION_URL, TRANSLATION_SECRET and TRANSLATION_NAME are required together.')
}

function aiOf(values: SettingValues): AiSettings | null {
  const { AI_URL: url, AI_MODEL: model, AI_NAME: name, AI_COUNTRY: country, AI_KEY: key = null } = values
  if (url && model && name && country) return { url, key, model, name, country }
  if (!url && !model && !name && !country && !key) return null
  throw new BadSetting('AI_URL, AI_MODEL, AI_NAME and AI_COUNTRY are required together.')
}

function embeddingsOf(values: SettingValues): AiSettings | null {
  const { AI_EMBEDDINGS_URL: url, AI_EMBEDDINGS_MODEL: model, AI_EMBEDDINGS_KEY: key = null } = values
  const { AI_EMBEDDINGS_NAME: name, AI_EMBEDDINGS_COUNTRY: country } = values
  if (url && model && name && country) return { url, key, model, name, country }
  if (!url && !model && !name && !country && !key) return null
  throw new BadSetting(
    'AI_EMBEDDINGS_URL, AI_EMBEDDINGS_MODEL, AI_EMBEDDINGS_NAME and AI_EMBEDDINGS_COUNTRY are required together.',
  )
}

/**
 * Reads the settings.
 *
 * @throws BadSetting naming each malformed setting and what is wrong with it
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new BadSetting(`These settings are not valid.\n  ${lines.join('\n  ')}`)
  }
  const values = parsed.data
  const isProduction = values.NODE_ENV === 'production'
  if (values.DATABASE_URL && !values.SECRET_KEY) {
    throw new BadSetting('SECRET_KEY is required with DATABASE_URL: at least 32 random characters.')
  }
  if (!values.PUBLIC_URL && (isProduction || values.DATABASE_URL || values.SMTP_URL)) {
    throw new BadSetting(
      'PUBLIC_URL is required in production, with DATABASE_URL and with SMTP_URL: the address readers know the portal under.',
    )
  }
  if (isProduction && values.DEMO) throw new BadSetting('DEMO is not for production.')
  if (isProduction && values.OUTBOX) throw new BadSetting('OUTBOX is not for production.')
  if (isProduction && values.SECOND_FACTOR === false) {
    throw new BadSetting('SECOND_FACTOR cannot be turned off in production.')
  }
  if (isProduction && values.CAPTCHA_FIXED) throw new BadSetting('CAPTCHA_FIXED is not for production.')
  if (values.SMTP_URL && !values.MAIL_FROM) throw new BadSetting('MAIL_FROM is required with SMTP_URL.')
  const isDemo = values.DEMO ?? (!isProduction && !values.DATABASE_URL)
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    dataDir: isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL?.[0] ?? null,
    databaseStandbyUrls: values.DATABASE_URL?.slice(1) ?? [],
    databaseReadUrls: values.DATABASE_READ_URLS ?? [],
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    isPublicUrlAssumed: !values.PUBLIC_URL,
    secretKey: values.SECRET_KEY ?? null,
    previousSecretKey: values.SECRET_KEY_PREVIOUS ?? null,
    nextSecretKey: values.SECRET_KEY_NEXT ?? null,
    trustProxy: values.TRUST_PROXY,
    mapUrl: values.MAP_URL ?? null,
    mapApproval: values.MAP_APPROVAL ?? null,
    icpNumber: values.ICP_NUMBER ?? null,
    securityNumber: values.SECURITY_NUMBER ?? null,
    accessibilityUrl: values.ACCESSIBILITY_URL ?? null,
    translation: translationOf(values),
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    ai: aiOf(values),
    embeddings: embeddingsOf(values),
    isDemo,
    hasOutbox: values.OUTBOX ?? isDemo,
    needsSecondFactor: values.SECOND_FACTOR ?? (values.DATABASE_URL !== undefined || !isDemo),
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    longestDelay: values.LONGEST_DELAY,
    longestWait: values.LONGEST_WAIT,
    requestSeconds: values.REQUEST_SECONDS,
    connections: values.CONNECTIONS,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    databaseConnections: values.DATABASE_CONNECTIONS,
    databaseSeconds: values.DATABASE_SECONDS,
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    // The embedded store works in the event loop itself, and a restore there may take long.
    watchdogSeconds: values.WATCHDOG_SECONDS ?? (values.DATABASE_URL ? 30 : 0),
    hasBackups: values.BACKUPS,
    fixedCaptcha: values.CAPTCHA_FIXED ?? null,
    mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    sms: values.SMS_URL
      ? { url: values.SMS_URL, token: values.SMS_TOKEN ?? null, template: values.SMS_TEMPLATE }
      : null,
    codeLimits: {
      secondsBetween: values.CODE_SECONDS_BETWEEN,
      perTarget: values.CODE_LIMIT_TARGET,
      perAddress: values.CODE_LIMIT_ADDRESS,
    },
    smsLimits: { perHour: values.SMS_LIMIT_HOUR, perDay: values.SMS_LIMIT_DAY },
    fileMegabytes: values.FILE_MEGABYTES_PER_ACCOUNT,
    s3: s3Of(values),
  }
}
