import { userTypes, type UserType } from '@portal/protocol/kernel/user-types.ts'
import { describe, expect, test } from 'vitest'
import type { GuardVerdict } from './guard.ts'
import { screenTable } from './screens.ts'

const { judge, mayOpen, needsSignIn } = screenTable.guard

/** The routes that were asked for; those behind sign-in, and who of the signed-in may not see them. */
const open = `
/ /home /account /account/login /account/reset /account/register /account/register/personal
/account/register/enterprise /account/register/organization /account/register/lawyer /service /service/lawyer
/service/lawyer/details /service/aiLegal /service/affairs/details /service/demand /service/desk /service/legalAid
/service/legalAid/details /service/notarization /service/notarization/details /service/mediate
/service/mediate/details /service/arbitration /service/arbitration/details /service/appraisal
/service/appraisal/details /service/contract /service/contract/detail /legal /legal/query /legal/analysis
/legal/info /business /business/consult /business/detail /about /about/intro /about/entry /about/rules
/about/contact /researchResult /researchResult/types /researchResult/list /researchResult/details
/lawServiceProduct /lawServiceProduct/list /lawServiceProduct/details /think /information /information/policy
/information/news /information/trends /information/train /information/notice /information/dynamic
/information/trends/detail /information/trainDetail /information/noticeDetail /communication
/communication/policy /communication/news /communication/case /communication/article /communication/notice
/communication/activity /communication/ask /communication/experts /communication/lawyer /communication/forum
/communication/policy/detail /communication/news/detail /communication/case/detail
/communication/article/detail /communication/notice/detail /communication/activity/detail
/communication/ask/detail /communication/experts/detail /communication/lawyer/detail
/communication/forum/detail /communication/lawyer/consult /eli/cn/code/2020-05-28/45`
  .trim()
  .split(/\s+/)

const nobody: UserType[] = []
const consumersAndAdmin: UserType[] = ['PERSON', 'ENTERPRISE', 'ADMIN']
const allButAgencies: UserType[] = ['PERSON', 'ENTERPRISE', 'LAWYER', 'ADMIN']
const allButAdmin = userTypes.filter((type) => type !== 'ADMIN')

const signedIn: Record<string, UserType[]> = {
  '/service/demand/details': nobody,
  '/service/demand/release': nobody,
  '/service/desk/details': nobody,
  '/service/desk/release': nobody,
  '/legal/details': nobody,
  '/legal/apply': nobody,
  '/business/release': nobody,
  '/content': ['ADMIN'],
  '/content/request': ['ADMIN'],
  '/content/request/manage': ['ADMIN'],
  '/content/request/cooperation': consumersAndAdmin,
  '/content/request/detail': ['ADMIN'],
  '/content/request/cooperation_detail': consumersAndAdmin,
  '/content/request/release': ['ADMIN'],
  '/content/request/lookup': ['ADMIN'],
  '/content/lookup': ['ADMIN'],
  '/content/lookup/form': ['ADMIN'],
  '/content/lookup/detail': ['ADMIN'],
  '/content/consult': ['ADMIN'],
  '/content/consult/detail': ['ADMIN'],
  '/content/service/manage': consumersAndAdmin,
  '/content/service/detail': consumersAndAdmin,
  '/content/service/cooperation': ['ADMIN'],
  '/content/service/cooperationDetail': ['ADMIN'],
  '/content/service/release': consumersAndAdmin,
  '/usercenter/profile': nobody,
  '/usercenter/organization': allButAgencies,
  '/usercenter/safety': nobody,
  '/usercenter/system': ['ADMIN'],
  '/usercenter/message': ['ADMIN'],
  '/usercenter/myBBS': ['ADMIN'],
  '/usercenter/download': ['ADMIN'],
  '/admin': allButAdmin,
  '/admin/people': allButAdmin,
}

const askers = [undefined, ...userTypes]

function expected(path: string, asker: UserType | undefined): GuardVerdict {
  const denied = signedIn[path]
  if (!denied) return asker !== undefined && path === '/account/login' ? 'home' : 'open'
  if (asker === undefined) return 'sign-in'
  return denied.includes(asker) ? 'forbidden' : 'open'
}

describe('the guard', () => {
  const cells = [...open, ...Object.keys(signedIn)].flatMap((path) =>
    askers.map((asker) => ({ path, asker, verdict: expected(path, asker) })),
  )

  test.each(cells)('$path for $asker: $verdict', ({ path, asker, verdict }) => {
    expect(judge(path, asker)).toBe(verdict)
  })

  test.each(Object.keys(signedIn))('%s is as closed in another spelling', (path) => {
    for (const spelling of [path.toUpperCase(), `${path}/`, `${path}/x`]) {
      expect(judge(spelling, undefined), spelling).toBe('sign-in')
    }
    const denied = signedIn[path]![0]
    if (denied)
      for (const spelling of [path.toUpperCase(), `${path}/`])
        expect(judge(spelling, denied)).toBe('forbidden')
  })

  /** The path with one of its letters escaped, so many times over. */
  const escaped = (path: string, times: number): string => {
    const code = path.charCodeAt(2).toString(16)
    return `${path.slice(0, 2)}%${'25'.repeat(times - 1)}${code}${path.slice(3)}`
  }

  test.each(Object.keys(signedIn))('%s is as closed with its letters or slashes escaped', (path) => {
    const denied = signedIn[path]![0]
    for (const spelling of [
      escaped(path, 1),
      escaped(path, 2),
      escaped(path, 3),
      escaped(path.toUpperCase(), 1),
      `${escaped(path, 1)}/`,
      `/${path}`,
      path.replaceAll('/', '%2f').replace('%2f', '/'),
      path.replaceAll('/', '//'),
      `${path}%2F`,
      `${path}/%zz`,
    ]) {
      expect(judge(spelling, undefined), spelling).toBe('sign-in')
      if (denied && !spelling.endsWith('%zz')) expect(judge(spelling, denied), spelling).toBe('forbidden')
    }
  })

  test.each(['/%', '/%zz', '/%E4%BD', '/%FF', '/%00', '/about/%C0%AF', `/${'%25'.repeat(300)}63`])(
    '%s, whose escapes cannot be read or have no end, names no page and breaks nothing',
    (path) => {
      expect(judge(path, undefined)).toBe('open')
      expect(judge(path, 'PERSON')).toBe('open')
    },
  )

  test('a path that only begins like a closed one is not it', () => {
    expect(mayOpen('/administration', 'PERSON')).toBe(true)
    expect(mayOpen('/usercenter/organizations', 'PERSON')).toBe(true)
    expect(mayOpen('/content/service/managers', 'PERSON')).toBe(true)
  })

  test('sign-in is asked for wherever in a path one of the parts stands that docs/requirements.md names', () => {
    expect(needsSignIn('/en/content/request/manage')).toBe(true)
    expect(needsSignIn('/service/desk/release/step')).toBe(true)
    expect(needsSignIn('/about/rules')).toBe(false)
  })

  test('a missing or unknown type is granted nothing', () => {
    for (const path of Object.keys(signedIn).filter((one) => signedIn[one]!.length > 0)) {
      expect(mayOpen(path, undefined), path).toBe(false)
      expect(mayOpen(path, 'WIZARD' as UserType), path).toBe(false)
    }
  })
})
