import { creditCodeCheck } from '@portal/protocol/account/rules/credit-code.ts'
import { binCheck } from '@portal/protocol/account/rules/registration-number.ts'
import { residentIdCheck } from '@portal/protocol/account/rules/identity.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'

/** By username. */
export type SampleAccounts = Map<string, { id: string; userType: UserType }>

/** Nobody has these: no company's order number begins so, and 100000 is no place where IDs were issued. */
function creditCode(order: string): string {
  const first17 = `91370281MA0000${order}`
  return first17 + creditCodeCheck(first17)
}

function inChina(order: string) {
  return { country: 'CN', creditCode: creditCode(order), registrationNumber: null }
}

/** Nobody has these: the fifth digit of a БИН is 4, 5 or 6, and no ИНН of a company in Uzbekistan begins with 0. */
const sampleBin = `99129000000${binCheck('99129000000')}`
const sampleInn = '000000004'

export function residentId(order: string) {
  const first17 = `10000019800101${order}`
  return { kind: 'RESIDENT_ID' as const, number: first17 + residentIdCheck(first17) }
}

export const companies = {
  demo_company: {
    name: '青岛海陆样例贸易有限公司（样例）',
    ...inChina('001'),
    address: '山东省青岛市胶州市样例路 1 号',
    establishedOn: '2015-03-02',
    industry: 'F',
    size: 'FROM_20_TO_99',
  },
  sample_company: {
    name: '胶州丝路样例物流有限公司（样例）',
    ...inChina('002'),
    address: '山东省青岛市胶州市样例路 8 号',
    establishedOn: '2021-09-16',
    industry: 'G',
    size: 'UNDER_20',
  },
  sample_trader: {
    name: '青岛胶莱样例机械有限公司（样例）',
    ...inChina('003'),
    address: '山东省青岛市胶州市样例路 12 号',
    establishedOn: '2012-05-18',
    industry: 'C',
    size: 'FROM_100_TO_499',
  },
  sample_importer: {
    name: 'ТОО «Импорт Образец» (образец)',
    country: 'KZ',
    creditCode: null,
    registrationNumber: sampleBin,
    address: 'Республика Казахстан, г. Алматы, ул. Образцовая, 15',
    establishedOn: '2018-02-07',
    industry: 'F',
    size: 'FROM_20_TO_99',
  },
}

export const agencies = {
  demo_office: {
    name: '塔什干样例律师事务所（样例）',
    country: 'UZ',
    registrationNumber: sampleInn,
    responsiblePerson: '阿齐兹·样例',
    identity: { kind: 'PASSPORT' as const, number: 'XX0000001' },
    address: '乌兹别克斯坦塔什干市样例街 12 号',
    establishedOn: '2010-01-04',
    size: 'FROM_20_TO_99',
    scope: '乌兹别克斯坦公司设立、跨境投资、国际贸易合同与商事仲裁',
    brief: '样例数据：为在中亚经营的企业提供中文、英文、俄文法律服务，熟悉乌兹别克斯坦投资与外汇规定。',
    website: 'https://office.example.org/',
    contactPhone: '+998900000004',
    contactEmail: 'office@example.org',
    languages: JSON.stringify([
      { code: 'UZ', level: 'NATIVE' },
      { code: 'RU', level: 'FLUENT' },
      { code: 'ZH', level: 'WORKING' },
    ]),
    work_country: 'UZ',
    work_area: 'UZ-TK',
    specialties: ['CROSS_BORDER_INVESTMENT', 'TRADE'],
  },
  demo_translator: {
    name: '青岛译桥样例翻译社（样例）',
    country: 'CN',
    registrationNumber: null,
    responsiblePerson: '孙样例',
    identity: residentId('021'),
    address: '山东省青岛市胶州市样例路 5 号',
    establishedOn: '2016-06-20',
    size: 'UNDER_20',
    scope: '中、英、俄法律文件翻译与公证翻译',
    brief: '样例数据：专注合同、判决书与公司文件的法律翻译，译文由两人复核。',
    website: null,
    contactPhone: '+8613800000005',
    contactEmail: 'translator@example.org',
    languages: JSON.stringify([
      { code: 'ZH', level: 'NATIVE' },
      { code: 'RU', level: 'FLUENT' },
      { code: 'EN', level: 'FLUENT' },
    ]),
    work_country: 'CN',
    work_area: '370200',
    specialties: ['TRADE'],
  },
  demo_agency: {
    name: '上合样例商事调解中心（样例）',
    country: 'CN',
    registrationNumber: null,
    responsiblePerson: '周样例',
    identity: residentId('031'),
    address: '山东省青岛市胶州市样例路 20 号',
    establishedOn: '2019-11-11',
    size: 'UNDER_20',
    scope: '涉外商事纠纷调解、公证与查明协助',
    brief: '样例数据：为跨境商事纠纷提供调解，调解员来自多个国家。',
    website: null,
    contactPhone: null,
    contactEmail: 'agency@example.org',
    languages: JSON.stringify([
      { code: 'ZH', level: 'NATIVE' },
      { code: 'RU', level: 'FLUENT' },
    ]),
    work_country: 'CN',
    work_area: '370200',
    specialties: ['CIVIL_COMMERCIAL_LITIGATION'],
  },
  sample_agency: {
    name: '胶州样例咨询服务部（样例）',
    country: 'CN',
    registrationNumber: null,
    responsiblePerson: '郑样例',
    identity: residentId('041'),
    address: '山东省青岛市胶州市样例路 33 号',
    establishedOn: '2023-04-18',
    size: 'UNDER_20',
    scope: '企业出海咨询',
    brief: null,
    website: null,
    contactPhone: null,
    contactEmail: null,
  },
}

export const lawyers = {
  demo_lawyer: {
    name: '李样例',
    identity: residentId('051'),
    licence: { kind: 'CHINA' as const, number: '10000000000000001' },
    lawFirm: { office: null, name: '青岛样例律师事务所（样例）' },
    specialties: ['TRADE', 'CROSS_BORDER_INVESTMENT'],
    brief: '样例数据：执业十余年，代理涉外买卖合同与跨境投资纠纷，工作语言为中文和俄文。',
    languages: JSON.stringify([
      { code: 'ZH', level: 'NATIVE' },
      { code: 'RU', level: 'FLUENT' },
    ]),
    work_country: 'CN',
    work_area: '370200',
  },
  sample_lawyer: {
    name: '迪娜拉·样例',
    identity: { kind: 'PASSPORT' as const, number: 'XX0000002' },
    licence: {
      kind: 'FOREIGN' as const,
      country: 'UZ',
      bar: 'Палата адвокатов Республики Узбекистан',
      number: 'SAMPLE-0002',
    },
    lawFirm: { office: 'demo_office', name: null },
    specialties: ['INTERNATIONAL_ECONOMIC_COOPERATION'],
    brief: null,
  },
  sample_counsel: {
    name: '陈样例',
    identity: residentId('052'),
    licence: { kind: 'CHINA' as const, number: '10000000000000002' },
    lawFirm: { office: null, name: '济南样例律师事务所（样例）' },
    specialties: ['MARITIME', 'CIVIL_COMMERCIAL_LITIGATION'],
    brief: '样例数据：代理海商、货运代理和涉外商事诉讼。',
    languages: JSON.stringify([
      { code: 'ZH', level: 'NATIVE' },
      { code: 'EN', level: 'FLUENT' },
    ]),
    work_country: 'CN',
    work_area: '370200',
  },
  sample_advocate: {
    name: 'Ерлан Примеров',
    identity: { kind: 'PASSPORT' as const, number: 'XX0000003' },
    licence: {
      kind: 'FOREIGN' as const,
      country: 'KZ',
      bar: 'Республиканская коллегия адвокатов',
      number: 'SAMPLE-0003',
    },
    lawFirm: { office: null, name: 'Адвокатская контора «Пример» (образец)' },
    specialties: ['CROSS_BORDER_INVESTMENT', 'ENERGY'],
    brief: 'Образец данных: сопровождает сделки и споры с участием китайских компаний в Казахстане.',
    languages: JSON.stringify([
      { code: 'KK', level: 'NATIVE' },
      { code: 'RU', level: 'NATIVE' },
      { code: 'ZH', level: 'WORKING' },
    ]),
    work_country: 'KZ',
    work_area: 'KZ-71',
  },
}

/** Members of `demo_office`. */
export const members = [
  {
    name: '阿齐兹·样例',
    licenceNumber: 'SAMPLE-0101',
    practiceStart: '2009-05',
    areas: ['CROSS_BORDER_INVESTMENT', 'TRADE'],
  },
  { name: '尼戈拉·样例', licenceNumber: null, practiceStart: '2018-09', areas: ['TRADE'] },
]

/** What `demo_office` would change, and waits for. */
export const officeChange = {
  responsiblePerson: '尼戈拉·样例',
  address: '乌兹别克斯坦塔什干市样例大道 3 号',
}

export const agencyRejection = '样例：上传的负责人信息与登记信息不一致，请核对后重新提交。'
