import { describe, expect, test } from 'vitest'
import { readMarkdownCase } from './markdown.ts'
import { caseType } from './markdown/case-type.ts'
import { causeIn } from './markdown/causes.ts'
import { reportedDecision } from './markdown/decision.ts'
import { sectionKind } from './markdown/headings.ts'

const head = (...lines: string[]) => `${lines.join('\n\n')}\n\n<!-- INFO END -->\n\n`
const read = (body: string, { title = '# 样品应当归还', path = '/laws/案例/民法典/a.md' } = {}) =>
  readMarkdownCase(path, head(title) + body)

describe('a reported case', () => {
  const body = `## 甲诉乙公司买卖合同纠纷案

## 关键词

样品 归还

## 基本案情

甲向乙公司购买样品。<!-- FORCE BREAK -->

甲诉称：样品有瑕疵。

## 裁判结果

山东省青岛市中级人民法院于2013年1月5日作出（2012）青民四初字第438号民事判决：驳回。甲上诉，山东省高级人民法院于2013年9月12日作出（2013）鲁民三终字第38号民事判决：返还价款。

### 一、关于价款

价款应当返还。

## 裁判理由

依照**合同法**的规定。`

  test('is read whole: its name, its decision, its parts in order', () => {
    expect(read(body)).toEqual({
      country: 'CN',
      court: { zh: '山东省高级人民法院' },
      type: 'CIVIL',
      documentType: 'JUDGMENT',
      caseNumber: '（2013）鲁民三终字第38号',
      judgedOn: '2013-09-12',
      cause: { zh: '买卖合同纠纷' },
      parties: [],
      sourceUrl: null,
      verifiedOn: null,
      sample: false,
      texts: [
        {
          language: 'zh',
          title: '甲诉乙公司买卖合同纠纷案',
          original: true,
          sections: [
            { kind: 'OTHER', heading: null, text: '样品应当归还' },
            { kind: 'OTHER', heading: '关键词', text: '样品 归还' },
            { kind: 'FACTS', heading: '基本案情', text: '甲向乙公司购买样品。\n甲诉称：样品有瑕疵。' },
            {
              kind: 'RESULT',
              heading: '裁判结果',
              text: expect.stringMatching(/^山东省青岛市.*返还价款。\n一、关于价款\n价款应当返还。$/),
            },
            { kind: 'REASONING', heading: '裁判理由', text: '依照合同法的规定。' },
          ],
        },
      ],
    })
  })

  test('without a name goes by its title; text before any heading is kept', () => {
    const { texts } = read('引子。\n\n## 案情回顾\n\n甲借了样品。')
    expect(texts[0]).toMatchObject({
      title: '样品应当归还',
      sections: [
        { kind: 'OTHER', heading: null, text: '引子。' },
        { kind: 'FACTS', heading: '案情回顾', text: '甲借了样品。' },
      ],
    })
  })

  test.each([
    ['no mark', '# 某案\n\n## 基本案情\n\n甲。', /INFO END/],
    ['no title', head('2020年') + '## 基本案情\n\n甲。', /no title line/],
    ['no text', `${head('# 某案')}## 甲诉乙案`, /no text/],
    ['a NUL', `${head('# 某案')}甲\0乙`, /U\+0000/],
  ])('with %s is refused', (_name, file, problem) => {
    expect(() => readMarkdownCase('/a.md', file)).toThrow(problem)
  })
})

test.each([
  ['基本案情', 'FACTS'],
  ['一、简要案情', 'FACTS'],
  ['【案情回顾】', 'FACTS'],
  ['申请人请求', 'CLAIMS'],
  ['原告诉讼请求', 'CLAIMS'],
  ['被告答辩', 'DEFENCE'],
  ['争议焦点', 'ISSUES'],
  ['裁判理由', 'REASONING'],
  ['案例分析', 'REASONING'],
  ['裁 判 结 果', 'RESULT'],
  ['处理结果', 'RESULT'],
  ['法院裁判', 'RESULT'],
  ['裁判要点', 'SIGNIFICANCE'],
  ['裁判要旨', 'SIGNIFICANCE'],
  ['适用解析', 'SIGNIFICANCE'],
  ['法官解读', 'SIGNIFICANCE'],
  ['典型意义', 'SIGNIFICANCE'],
  ['关键词', null],
  ['司法解释相关法条', null],
])('a part under “%s” is %s', (heading, kind) => {
  expect(sectionKind(heading)).toBe(kind)
})

describe('the decision', () => {
  test.each([
    [
      'a single court that decided',
      '江苏省南京市江宁区人民法院于2012年9月10日作出（2012）江宁开民初字第646号民事判决：赔偿。',
      {
        court: '江苏省南京市江宁区人民法院',
        caseNumber: '（2012）江宁开民初字第646号',
        judgedOn: '2012-09-10',
        documentType: 'JUDGMENT',
      },
    ],
    [
      'a ruling',
      '青岛海事法院于二〇二〇年三月一日作出（2020）鲁72民初1号民事裁定。',
      { court: '青岛海事法院', judgedOn: '2020-03-01', documentType: 'RULING' },
    ],
    [
      'a month is no day',
      '北京市朝阳区人民法院于2007年10月作出（2007）朝民初字第18230号民事判决。',
      { court: '北京市朝阳区人民法院', caseNumber: '（2007）朝民初字第18230号', judgedOn: null },
    ],
    [
      'the higher instance',
      '某县人民法院一审认为应当驳回。湖北省高级人民法院二审判决驳回上诉。',
      { court: '湖北省高级人民法院', caseNumber: null, judgedOn: null, documentType: 'JUDGMENT' },
    ],
    [
      'not the lower one when the higher has no name',
      '安徽省潜山市人民法院一审认为应当驳回。二审法院判决撤销。',
      { court: null },
    ],
    [
      'not a court that is only mentioned',
      '甲诉至北京市第一中级人民法院。法院经审理认为成立。文/北京互联网法院法官',
      { court: null },
    ],
    [
      'not a court of an interpretation',
      '《最高人民法院关于审理劳动争议案件的解释》规定如下。',
      { court: null, documentType: 'OTHER' },
    ],
    ['an award', '仲裁委员会裁决某公司支付加班费。', { court: null, documentType: 'AWARD' }],
    [
      'after words of the sentence',
      '甲不服，后由重庆市南岸区人民法院裁定：拍卖房屋。',
      { court: '重庆市南岸区人民法院' },
    ],
  ])('is read beyond doubt or not at all: %s', (_name, text, expected) => {
    expect(reportedDecision(text)).toMatchObject(expected)
  })
})

test.each([
  ['张某与某公司房屋买卖合同纠纷案', '房屋买卖合同纠纷'],
  ['江某诉某公司网络购物合同纠纷一案', '网络购物合同纠纷'],
  ['某支行诉某公司等金融借款合同案', '金融借款合同纠纷'],
  ['高某诉某公司农村土地承包合同案', '农村土地承包合同纠纷'],
  ['王某诉某局行政出让案', null],
  ['买卖合同纠纷怎么办', null],
])('%s is about %s', (title, cause) => {
  expect(causeIn(title)).toBe(cause)
})

test.each([
  [['laws', '案例', '劳动人事'], 'LABOUR'],
  [['案例', '行政协议诉讼'], 'ADMINISTRATIVE'],
  [['案例', '消费购物'], 'CIVIL'],
  [['案例', '刑事', '2020'], 'CRIMINAL'],
  [['data'], 'OTHER'],
])('the folder %j holds %s', (folders, type) => {
  expect(caseType(folders)).toBe(type)
})
