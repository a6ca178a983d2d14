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
      publicUrl: 'http://localhost:3000',
      isPublicUrlAssumed: true,
      trustProxy: false,
      isDemo: true,
      hasOutbox: true,
      fixedCaptcha: null,
    })
  })

  test('name the map and its approval', () => {
    expect(readConfig({})).toMatchObject({ mapUrl: null, mapApproval: null })
    expect(
      readConfig({ MAP_URL: 'https://map.example/embed', MAP_APPROVAL: ' GS(2024)0001 ' }),
    ).toMatchObject({ mapUrl: 'https://map.example/embed', mapApproval: 'GS(2024)0001' })
  })

  test('name the model that answers, its recipient and country, all or none', () => {
    expect(readConfig({}).ai).toBeNull()
    const given = {
      AI_URL: 'http://localhost:8000/v1/',
      AI_MODEL: 'sample-7b',
      AI_NAME: ' Sample AI ',
      AI_COUNTRY: 'CN',
    }
    const read = { url: 'http://localhost:8000/v1', model: 'sample-7b', name: 'Sample AI', country: 'CN' }
    expect(readConfig(given).ai).toEqual({ ...read, key: null })
    expect(readConfig({ ...given, AI_KEY: 'secret' }).ai).toEqual({ ...read, key: 'secret' })
    expect(() => readConfig({ AI_KEY: 'secret' })).toThrow(/AI_URL/)
    for (const name of Object.keys(given)) {
      expect(() => readConfig({ ...given, [name]: '' })).toThrow(new RegExp(name))
    }
  })

  test('name the model that tells what texts mean, its recipient and country, all or none', () => {
    expect(readConfig({}).embeddings).toBeNull()
    const given = {
      AI_EMBEDDINGS_URL: 'http://localhost:8001/v1/',
      AI_EMBEDDINGS_MODEL: 'sample-embed',
      AI_EMBEDDINGS_NAME: 'Sample AI',
      AI_EMBEDDINGS_COUNTRY: 'SG',
    }
    const read = { url: 'http://localhost:8001/v1', model: 'sample-embed', name: 'Sample AI', country: 'SG' }
    expect(readConfig(given).embeddings).toEqual({ ...read, key: null })
    expect(readConfig({ ...given, AI_EMBEDDINGS_KEY: 'secret' }).embeddings).toEqual({
      ...read,
      key: 'secret',
    })
    for (const name of Object.keys(given)) {
      expect(() => readConfig({ ...given, [name]: '' })).toThrow(new RegExp(name))
    }
  })

  test('name what stands at the foot of every page', () => {
    expect(readConfig({})).toMatchObject({ icpNumber: null, securityNumber: null, accessibilityUrl: null })
    expect(
      readConfig({
        ICP_NUMBER: ' 鲁ICP备2026000001号-1 ',
        SECURITY_NUMBER: '鲁公网安备37020002000001号',
        ACCESSIBILITY_URL: 'https://portal.example/accessibility',
      }),
    ).toMatchObject({
      icpNumber: '鲁ICP备2026000001号-1',
      securityNumber: '鲁公网安备37020002000001号',
      accessibilityUrl: 'https://portal.example/accessibility',
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
    ['DATABASE_URL', 'postgres://one/a,nonsense'],
    ['DATABASE_READ_URLS', 'postgres://one/a,nonsense'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['PUBLIC_URL', 'portal.example'],
    ['PUBLIC_URL', 'ftp://portal.example'],
    ['SECRET_KEY', 'short'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://portal.example/somewhere'],
    ['PUBLIC_URL', 'https://user:hidden@portal.example'],
    ['PUBLIC_URL', 'https://portal.example?lang=en'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['TRUST_PROXY', 'fe80::/129'],
    ['OUTBOX', 'yes'],
    ['MAP_URL', 'http://insecure.example'],
    ['MAP_URL', 'javascript:alert(1)'],
    ['MAP_APPROVAL', '1'.repeat(61)],
    ['ICP_NUMBER', '1'.repeat(61)],
    ['SECURITY_NUMBER', '1'.repeat(61)],
    ['ACCESSIBILITY_URL', 'javascript:alert(1)'],
    ['TRANSLATION_URL', 'javascript:alert(1)'],
    ['TRANSLATION_SECRET', 'short'],
    ['AI_URL', 'javascript:alert(1)'],
    ['AI_COUNTRY', 'China'],
    ['AI_EMBEDDINGS_COUNTRY', 'China'],
    ['AI_NAME', '1'.repeat(61)],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'many'],
    ['LONGEST_DELAY', '0'],
    ['LONGEST_WAIT', '0'],
    ['REQUEST_SECONDS', '0'],
    ['CONNECTIONS', 'all'],
    ['CONNECTIONS_PER_ADDRESS', '1'],
    ['DATABASE_SECONDS', '0'],
    ['DRAIN_SECONDS', 'some'],
    ['BACKUPS', 'daily'],
    ['CAPTCHA_FIXED', 'abc'],
    ['CAPTCHA_FIXED', 'ab d'],
    ['SECRET_KEY_PREVIOUS', 'short'],
    ['SECRET_KEY_NEXT', 'short'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMS_URL', 'sms.example'],
    ['SMS_TEMPLATE', '{"to": {{phone}}}'],
    ['CODE_LIMIT_TARGET', '0'],
    ['CODE_SECONDS_BETWEEN', '1.5'],
    ['FILE_MEGABYTES_PER_ACCOUNT', '9'],
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
    const PUBLIC_URL = 'https://portal.example'
    expect(() => readConfig({ DATABASE_URL, PUBLIC_URL })).toThrow(/SECRET_KEY/)
    expect(readConfig({ DATABASE_URL, PUBLIC_URL, SECRET_KEY: key })).toMatchObject({
      databaseUrl: DATABASE_URL,
      isDemo: false,
      hasOutbox: false,
    })
  })

  test('ask administrators for a second factor, but for a demo on the embedded store', () => {
    const database = {
      DATABASE_URL: 'postgres://db/portal',
      SECRET_KEY: key,
      PUBLIC_URL: 'https://portal.example',
    }
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' }
    const needs = (given: NodeJS.ProcessEnv) => readConfig(given).needsSecondFactor
    expect(needs({})).toBe(false)
    for (const given of [{ DEMO: 'false' }, database, { ...database, DEMO: 'true' }, production]) {
      expect(needs(given)).toBe(true)
    }
    expect(needs({ SECOND_FACTOR: 'true' })).toBe(true)
    expect(needs({ ...database, SECOND_FACTOR: 'false' })).toBe(false)
    expect(() => needs({ ...production, SECOND_FACTOR: 'false' })).toThrow(/SECOND_FACTOR/)
  })

  test('keep demo data and fixed captchas out of production', () => {
    const production = { NODE_ENV: 'production', SECRET_KEY: key, PUBLIC_URL: 'https://portal.example' }
    expect(readConfig(production).isDemo).toBe(false)
    expect(() => readConfig({ ...production, DEMO: 'true' })).toThrow(/DEMO/)
    expect(() => readConfig({ ...production, CAPTCHA_FIXED: 'abcd' })).toThrow(/CAPTCHA_FIXED/)
    expect(() => readConfig({ ...production, OUTBOX: 'true' })).toThrow(/OUTBOX/)
  })

  test.each([
    ['in production', { NODE_ENV: 'production', SECRET_KEY: key }],
    ['with a database', { DATABASE_URL: 'postgres://one/a', SECRET_KEY: key }],
    ['with an e-mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@portal.example' }],
  ])('ask %s for the address readers know the portal under', (_, given) => {
    expect(() => readConfig(given)).toThrow(/PUBLIC_URL/)
    expect(readConfig({ ...given, PUBLIC_URL: 'https://portal.example' })).toMatchObject({
      publicUrl: 'https://portal.example',
      isPublicUrlAssumed: false,
    })
  })

  test('take this machine and port for that address elsewhere', () => {
    expect(readConfig({ PORT: '4000', HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:4000')
  })

  test.each([
    [{ DEMO: 'false' }, false],
    [{ DEMO: 'false', OUTBOX: 'true' }, true],
    [{ DEMO: 'true', OUTBOX: 'false' }, false],
    [{ DEMO: 'true' }, true],
  ])('show the outbox with demo data, or where that is asked for: %j', (given, hasOutbox) => {
    expect(readConfig(given)).toMatchObject({ hasOutbox })
    const own = { DATABASE_URL: 'postgres://one/a', SECRET_KEY: key, PUBLIC_URL: 'https://portal.example' }
    expect(readConfig({ ...own, ...given })).toMatchObject({ hasOutbox })
  })

  test.each([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8,127.0.0.1', ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']],
  ])('count or name the proxies in front: %s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy })
  })

  test('say how messages go out, and to whom how often', () => {
    expect(readConfig({})).toMatchObject({
      mail: null,
      sms: null,
      codeLimits: { secondsBetween: 60, perTarget: 10, perAddress: 20 },
    })
    const smtp = { SMTP_URL: 'smtp://mail.example:25', PUBLIC_URL: 'https://portal.example' }
    expect(() => readConfig(smtp)).toThrow(/MAIL_FROM/)
    const config = readConfig({
      SMTP_URL: 'smtps://user:secret@mail.example',
      PUBLIC_URL: 'https://portal.example',
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
      PUBLIC_URL: 'https://Portal.example:443/',
      DATABASE_URL: 'postgres://one/a, postgres://two/a',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      DATABASE_READ_URLS: 'postgres://two/a , postgresql://three/a',
      SECRET_KEY: key,
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      DEMO: '0',
    })
    expect(config).toMatchObject({
      publicUrl: 'https://portal.example',
      databaseUrl: 'postgres://one/a',
      databaseStandbyUrls: ['postgres://two/a'],
      tracesUrl: 'http://collector:4318',
      databaseReadUrls: ['postgres://two/a', 'postgresql://three/a'],
      trustProxy: ['10.0.0.0/8', '127.0.0.1'],
      isDemo: false,
    })
  })
})
