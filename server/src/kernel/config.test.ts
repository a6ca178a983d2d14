import { describe, expect, test } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

const key = 'k'.repeat(32)

describe('the settings', () => {
  test('have a value each for a newcomer who sets none', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      databaseUrl: null,
      databaseReadUrls: [],
      publicUrl: null,
      trustProxy: false,
      isDemo: true,
      fixedCaptcha: null,
    })
  })

  test('that are empty count as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig({}))
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'prod'],
    ['DATABASE_URL', 'mysql://localhost/portal'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_READ_URLS', 'postgres://one/a,nonsense'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['SECRET_KEY', 'short'],
    ['TRUST_PROXY', 'maybe'],
    ['MAP_URL', 'http://insecure.example'],
    ['MAP_URL', 'javascript:alert(1)'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'many'],
    ['CAPTCHA_FIXED', 'abc'],
    ['CAPTCHA_FIXED', 'ab d'],
    ['SECRET_KEY_PREVIOUS', 'short'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMS_URL', 'sms.example'],
    ['SMS_TEMPLATE', '{"to": {{phone}}}'],
    ['CODE_LIMIT_TARGET', '0'],
    ['CODE_SECONDS_BETWEEN', '1.5'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_BUCKET', 'Files of the portal'],
    ['S3_FORCE_PATH_STYLE', 'maybe'],
  ])('%s=%s is refused by name', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(BadSetting)
    expect(read).toThrow(new RegExp(`\\b${name}\\b`))
  })

  test('name every one that is wrong, and tell no secret', () => {
    const read = () => readConfig({ PORT: 'x', DEMO: 'maybe', SECRET_KEY: 'shortsecret' })
    expect(read).toThrow(
      /PORT[\s\S]*SECRET_KEY[\s\S]*DEMO|PORT[\s\S]*DEMO[\s\S]*SECRET_KEY|SECRET_KEY[\s\S]*PORT/,
    )
    expect(read).not.toThrow(/shortsecret/)
  })

  test('ask for a key of one’s own with a database of one’s own', () => {
    const DATABASE_URL = 'postgres://portal@localhost/portal'
    expect(() => readConfig({ DATABASE_URL })).toThrow(/SECRET_KEY/)
    expect(readConfig({ DATABASE_URL, SECRET_KEY: key })).toMatchObject({
      databaseUrl: DATABASE_URL,
      isDemo: false,
    })
  })

  test('keep demo data and fixed captchas out of production', () => {
    const production = { NODE_ENV: 'production', SECRET_KEY: key, PUBLIC_URL: 'https://portal.example' }
    expect(readConfig(production).isDemo).toBe(false)
    expect(() => readConfig({ ...production, DEMO: 'true' })).toThrow(/DEMO/)
    expect(() => readConfig({ ...production, CAPTCHA_FIXED: 'abcd' })).toThrow(/CAPTCHA_FIXED/)
  })

  test('ask in production for the address readers know the portal under', () => {
    expect(() => readConfig({ NODE_ENV: 'production', SECRET_KEY: key })).toThrow(/PUBLIC_URL/)
  })

  test('say how messages go out, and to whom how often', () => {
    expect(readConfig({})).toMatchObject({
      mail: null,
      sms: null,
      codeLimits: { secondsBetween: 60, perTarget: 10, perAddress: 20 },
    })
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example:25' })).toThrow(/MAIL_FROM/)
    const config = readConfig({
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: 'Portal <no-reply@portal.example>',
      SMS_URL: 'https://sms.example/send',
      CODE_LIMIT_TARGET: '3',
    })
    expect(config.mail).toEqual({
      url: 'smtps://user:secret@mail.example',
      from: 'Portal <no-reply@portal.example>',
    })
    expect(config.sms).toMatchObject({ url: 'https://sms.example/send', token: null })
    expect(config.codeLimits.perTarget).toBe(3)
  })

  describe('of S3', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_REGION: 'cn-north-1',
      S3_BUCKET: 'portal-files',
      S3_ACCESS_KEY_ID: 'portal',
      S3_SECRET_ACCESS_KEY: 'hidden-secret',
    }

    test('say where files stand; without them, in the data folder', () => {
      expect(readConfig({}).s3).toBeNull()
      expect(readConfig(s3).s3).toEqual({
        endpoint: 'https://s3.example',
        region: 'cn-north-1',
        bucket: 'portal-files',
        credentials: { accessKeyId: 'portal', secretAccessKey: 'hidden-secret' },
        hasBucketInPath: false,
      })
      expect(readConfig({ ...s3, S3_FORCE_PATH_STYLE: 'true' }).s3).toMatchObject({ hasBucketInPath: true })
    })

    test.each(Object.keys(s3))('are refused without %s, which the message names', (name) => {
      const read = () => readConfig({ ...s3, [name]: '' })
      expect(read).toThrow(BadSetting)
      expect(read).toThrow(new RegExp(`: ${name}\\.$`))
      expect(read).not.toThrow(/hidden-secret/)
    })

    test('are refused where the path style is all that is said', () => {
      expect(() => readConfig({ S3_FORCE_PATH_STYLE: 'true' })).toThrow(/S3_ENDPOINT.*S3_BUCKET/)
    })
  })

  test('take addresses without their last slash, and lists', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://portal.example/',
      DATABASE_URL: 'postgres://one/a',
      DATABASE_READ_URLS: 'postgres://two/a , postgresql://three/a',
      SECRET_KEY: key,
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      DEMO: '0',
    })
    expect(config).toMatchObject({
      publicUrl: 'https://portal.example',
      databaseReadUrls: ['postgres://two/a', 'postgresql://three/a'],
      trustProxy: '10.0.0.0/8, 127.0.0.1',
      isDemo: false,
    })
  })
})
