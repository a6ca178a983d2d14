import type { SectionKind } from '@portal/protocol/cases/constants.ts'

/** Headings of Chinese reports of cases, without the words that vary. */
const kinds: [RegExp, SectionKind][] = [
  [/^(?:当事人信息|诉讼经过|审理经过|诉讼程序|程序经过)$/, 'PROCEDURE'],
  [/请求$|^(?:原告|上诉人|申请人)(?:诉称|主张|申请)$|^上诉理由$/, 'CLAIMS'],
  [/答辩|辩称$|^抗辩/, 'DEFENCE'],
  [/案情|事实|查明$/, 'FACTS'],
  [/焦点$/, 'ISSUES'],
  [/裁判理由|法院认为|本院认为|案例分析|案件分析/, 'REASONING'],
  [/裁判结果|处理结果|法院裁判|判决结果|审理结果|裁决结果|仲裁结果|判决主文/, 'RESULT'],
  [/意义|裁判要[点旨]|适用解析|法官(?:解读|说法|点评|提示|释法)|评析$|指导意义/, 'SIGNIFICANCE'],
]

/** What a part of a report holds, by its heading; null for a heading that says none of it. */
export function sectionKind(heading: string): SectionKind | null {
  const plain = heading
    .replace(/[\s\u3000【】[\]（）()：:]+/g, '')
    .replace(/^[一二三四五六七八九十\d]+[、.．]/, '')
  return kinds.find(([form]) => form.test(plain))?.[1] ?? null
}
