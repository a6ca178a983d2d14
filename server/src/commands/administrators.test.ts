import { expect, test } from 'vitest'
import { newAdministrator } from './administrators.ts'

const good = { username: 'admin_1', password: 'Secret_2026', roles: ['SUPER'] }

function problems(change: Record<string, unknown>): string[] {
  const { error } = newAdministrator.safeParse({ ...good, ...change })
  return error ? error.issues.map(({ path }) => String(path[0])) : []
}

test.each(['admin_1', 'abcd1', '1234_', 'a1234567890123456789'])('%s is a username', (username) => {
  expect(problems({ username })).toEqual([])
})

test.each(['abc1', 'abcde', '12345', '_____', 'a12345678901234567890', 'админ_1', 'admin 1', 'admin_1\n'])(
  '%j is no username',
  (username) => {
    expect(problems({ username })).toContain('username')
  },
)

test.each(['Secret_2026', 'abcdefg7', 'abcdefg!', '1234567!', '密码密码密码密1'])(
  '%s is a password',
  (password) => {
    expect(problems({ password })).toEqual([])
  },
)

test.each(['abcdefg1', 'abcdef1', 'abcdefgh', '12345678', '!!!!!!!!', 'abcdefghij1234567890!', ''])(
  '%j is no password',
  (password) => {
    expect(problems({ password })).toContain('password')
  },
)

test('roles are those of the platform, at least one', () => {
  expect(problems({ roles: [] })).toEqual(['roles'])
  expect(problems({ roles: ['KING'] })).toEqual(['roles'])
  expect(problems({ roles: ['SUPER', 'AUDITOR'] })).toEqual([])
})

test('a password is not the username, whatever its case', () => {
  expect(problems({ username: 'desk_2026', password: 'Desk_2026' })).toEqual(['password'])
})
