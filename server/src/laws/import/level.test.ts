import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoDocuments } from '../fixtures.ts'
import { checkLaw } from './check-law.ts'
import { markdownLaw } from './fixtures.ts'
import { readFolderLevels } from './folder-levels.ts'
import { readMarkdownLaw } from './markdown.ts'
import type { FolderLevels } from './markdown/level.ts'
import { isPlaceTitle } from './markdown/place-title.ts'

const text = '第一条 样品可以借用。'

/** What becomes of an act with this title, this event in its head, in this folder. */
function levelOf(title: string, event: string, folder = '其他', levels?: FolderLevels) {
  const file = { path: `/laws/${folder}/a.md`, text: markdownLaw(title, [`2020年1月1日 ${event}`], text) }
  const { effectLevel, levelDoubt, kind } = readMarkdownLaw([file], levels)
  return levelDoubt === undefined ? [effectLevel, kind] : [effectLevel, levelDoubt]
}

const nationalCongress = '第十三届全国人民代表大会常务委员会第二十次会议通过'

describe('of an act of a place, whatever its head says, the level is no national one', () => {
  test.each([
    ['上海市样品条例', '上海市第十五届人民代表大会常务委员会第一次会议通过', 'LOCAL_REGULATION'],
    ['上海市样品条例', '公布', 'LOCAL_REGULATION'],
    ['山东省样品管理办法', '施行', 'LOCAL_REGULATION'],
    ['北京市样品若干规定（试行）', '北京市人民政府令第9号公布', 'LOCAL_REGULATION'],
    ['深圳经济特区样品条例', '修订', 'LOCAL_REGULATION'],
    ['内蒙古自治区样品条例', '修正', 'LOCAL_REGULATION'],
    ['中国（上海）自由贸易试验区条例', '公布', 'LOCAL_REGULATION'],
    ['延边朝鲜族自治州样品条例', '批准', 'LOCAL_REGULATION'],
    ['苏州市样品条例', '通过', 'LOCAL_REGULATION'],
    ['上海市样品条例', '国务院令第9号公布', 'NOT_STATED'],
    ['上海市样品条例', nationalCongress, 'NOT_STATED'],
    ['山东省样品办法', '商务部令第3号公布', 'NOT_STATED'],
    ['北京市高级人民法院样品纠纷审理指南', '公布', 'NOT_STATED'],
    ['广东省样品市民公约', '公布', 'NOT_STATED'],
  ])('%s: %s', (title, event, level) => {
    expect(levelOf(title, event)[0]).toBe(level)
  })

  test.each(['LAW', 'ADMINISTRATIVE_REGULATION', 'DEPARTMENTAL_RULE', 'CONSTITUTION'] as const)(
    'nor where a folder is said to hold %s',
    (level) => {
      expect(levelOf('上海市样品条例', '公布', '上海', { 上海: level })).toEqual(['NOT_STATED', 'placeTitle'])
    },
  )
})

describe('nothing is a law that the National People’s Congress did not pass', () => {
  test.each([
    ['机动车登记规定', '公安部令第102号公布', '行政法', ['DEPARTMENTAL_RULE', 'rule']],
    ['机动车登记规定', '公布', '行政法', ['NOT_STATED', 'noBody']],
    ['机动车登记规定', '公布', '部门规章', ['DEPARTMENTAL_RULE', 'rule']],
    ['劳动争议仲裁指引', '人力资源和社会保障部公布', '社会法', ['NOT_STATED', 'otherForm']],
    ['劳动争议仲裁指引', '公布', '社会法', ['NOT_STATED', 'noBody']],
    ['中华人民共和国样品法', '公布', '经济法', ['NOT_STATED', 'noBody']],
    ['中华人民共和国样品法', nationalCongress, '经济法', ['LAW', 'law']],
    ['样品条例', '公布', '行政法规', ['ADMINISTRATIVE_REGULATION', 'regulation']],
    ['样品条例', '公布', '其他', ['NOT_STATED', 'noBody']],
    ['国务院关于样品工作的通知', '国务院发布', '其他', ['NOT_STATED', 'otherForm']],
    ['样品办法', '国务院令第7号公布', '地方性法规', ['NOT_STATED', 'otherFolder']],
    ['海南自由贸易港法', nationalCongress, '经济法', ['LAW', 'law']],
    ['北京视听样品条约', '北京通过', '其他', ['INTERNATIONAL_TREATY', 'treaty']],
  ])('%s, %s, in %s', (title, event, folder, expected) => {
    expect(levelOf(title, event, folder)).toEqual(expected)
  })

  test('whoever amends it may pass it, where its head names no other body', () => {
    const events = [
      '2001年4月28日 公布',
      '2010年5月1日 全国人民代表大会常务委员会《关于修改样品法的决定》修正',
    ]
    const [path, title] = ['/laws/经济法/a.md', '中华人民共和国样品法']
    expect(readMarkdownLaw([{ path, text: markdownLaw(title, events, text) }]).effectLevel).toBe('LAW')
  })

  test('a line of JSON Lines that says so all the same is left open', () => {
    const [law] = demoDocuments().filter(({ country, kind }) => country === 'CN' && kind === 'law')
    expect(checkLaw({ ...law, publishDepartment: { zh: '公安部' } })).toMatchObject({
      effectLevel: 'NOT_STATED',
      levelDoubt: 'noBody',
    })
  })
})

describe('levels that are given for folders', () => {
  const given = { 规范性文件: 'NOT_STATED', 交通: 'DEPARTMENTAL_RULE' } as const

  test('go before what the head says, the nearest first', () => {
    expect(levelOf('样品登记指引', '公布', '交通', given)).toEqual(['DEPARTMENTAL_RULE', 'rule'])
    expect(levelOf('样品登记规定', '交通运输部令第1号公布', '交通/规范性文件', given)).toEqual([
      'NOT_STATED',
      'notGiven',
    ])
  })

  test('are read from a file, and a bad one is said to be bad', () => {
    expect(readFolderLevels('{"交通": "DEPARTMENTAL_RULE"}')).toEqual({ 交通: 'DEPARTMENTAL_RULE' })
    expect(() => readFolderLevels('{"交通": "RULE"}')).toThrow('交通')
    expect(() => readFolderLevels('交通')).toThrow('is not JSON')
  })
})

test('no national act that is known by name has a title of a place, but those of places that laws are made for', () => {
  const table = readFileSync(new URL('../../../seeds/reference/titles-cn.jsonl', import.meta.url), 'utf8')
  const titles = table
    .split('\n')
    .flatMap((line) => (line ? [(JSON.parse(line) as { law: string }).law] : []))
  const ofPlaces = titles.filter((title) => isPlaceTitle(title) && !/(?<!办)法$/.test(title))
  expect(ofPlaces).toEqual([])
})

test.each(demoDocuments().filter(({ country }) => country === 'CN'))(
  'the demo law $texts.0.title has the level that its body gives it',
  (law) => {
    expect(checkLaw(law)).toEqual(law)
  },
)
