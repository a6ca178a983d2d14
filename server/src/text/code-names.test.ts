import { expect, test } from 'vitest'
import { namesInAllLanguages } from './code-names.ts'
import { lawName, namesOf } from './law-name.ts'

function names(title: string): string[] {
  return namesInAllLanguages(namesOf({ titles: [{ title, shortTitles: [] }], number: null }))
}

test.each([
  ['Гражданский кодекс Республики Узбекистан', 'Civil Code of Uzbekistan'],
  ['Гражданский кодекс Российской Федерации (часть первая)', '《俄罗斯联邦民法典》'],
  ['中华人民共和国劳动合同法', 'Закон КНР о трудовом договоре'],
  ['The Sale of Goods Act, 1930 (Pakistan)', 'Закон Пакистана о продаже товаров 1930 года'],
  ['联合国国际货物销售合同公约', 'CISG'],
])('%s is cited as %s', (title, cited) => {
  expect(names(title)).toContain(lawName(cited).key)
})

test.each([
  ['Налоговый кодекс Кыргызской Республики', 'Civil Code'],
  ['中华人民共和国劳动合同法', 'Labour Law'],
  ['中华人民共和国民法通则', 'Civil Code'],
])('%s is not cited as %s', (title, cited) => {
  expect(names(title)).not.toContain(lawName(cited).key)
})
