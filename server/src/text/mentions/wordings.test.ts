import type { Language } from '@portal/protocol/kernel/languages.ts'
import { expect, test } from 'vitest'
import { readMentions } from './read-mentions.ts'

/** Each citation in its brackets, with the year or the day that it says is its wording's, or its law's. */
const forms: Record<Language, string[]> = {
  zh: [
    // The note beside the name.
    '依照⟦《公司法》（2018修正）第47条|2018⟧和⟦《公司法》第48条|-⟧',
    '⟦《公司法》（2018 年 修正）第三条|2018⟧',
    '⟦《公司法》（ 2018 年 10 月 26 日修正）第三条|2018⟧',
    '⟦《公司法》（二〇一八年修正）第三条|2018⟧',
    '⟦《公司法》（二○一八年十月二十六日修正）第三条|2018⟧',
    '⟦《公司法》（根据2018年10月26日第十三届全国人民代表大会常务委员会第六次会议《关于修改〈中华人民共和国公司法〉的决定》第四次修正）第三条|2018⟧',
    '⟦《公司法》（1993年12月29日通过，根据1999年12月25日第九届全国人民代表大会常务委员会第十三次会议《关于修改〈中华人民共和国公司法〉的决定》第一次修正，根据2004年8月28日第十届全国人民代表大会常务委员会第十一次会议《关于修改〈中华人民共和国公司法〉的决定》第二次修正）第三条|2004⟧',
    '⟦《公司法》（2014年3月1日起施行）第三条|2014-03-01⟧',
    '⟦《公司法》（2014年起施行）第三条|2014⟧',
    '⟦《公司法》[2018修正]第三条|2018⟧',
    '⟦《公司法》〔2018年修正〕第三条|2018⟧',
    '⟦《公司法》【2018修正】第三条|2018⟧',
    '⟦2018修正《公司法》第三条|2018⟧',
    '⟦2018年修正的《公司法》第三条|2018⟧',
    '⟦二〇一八年《公司法》第三条|2018⟧',
    '⟦公司法（2018修正）第三条|2018⟧',
    '⟦公司法[2018修正]第三条|2018⟧',
    '⟦CISG 1980第25条|1980⟧',
    '⟦CISG（1980）第25条|1980⟧',
    // Behind the article.
    '⟦《公司法》第三条|2018⟧（2018年修正）',
    '⟦《公司法》第三条|2018⟧、⟦第四条|2018⟧（2018年修正）',
    '⟦公司法第三条|2018⟧（2018年）规定',
    '⟦《公司法》第三条|-⟧（2018）鲁02民终1号',
    // Of several wordings of one law.
    '⟦《商标法》（2013修正）第五十七条|2013⟧、（2001修正）⟦第五十二条|2001⟧',
    // A name that the note gives.
    '⟦《中华人民共和国公司法》（2018年修正，以下简称《公司法》）第三条|2018⟧；⟦《公司法》第四条|2018⟧；⟦公司法第五条|2018⟧',
    '⟦《中华人民共和国公司法》（以下简称《公司法》，2018年修正）第三条|2018⟧；⟦《公司法》第四条|2018⟧',
    '⟦《中华人民共和国公司法》（2018年修正）（以下简称“公司法”）第三条|2018⟧；⟦公司法第四条|2018⟧',
    // The wording before the present one.
    '⟦旧公司法第三条|<⟧',
    '⟦原《公司法》第三条|<⟧',
    '⟦修订前的《公司法》第三条|<⟧',
    '⟦修正前公司法第三条|<⟧',
    '⟦《公司法》（修订前）第三条|<⟧',
    '⟦原《公司法》（2018）第三条|2018⟧',
    '⟦老公司法第三条|<⟧',
    '⟦老年人权益保障法第三条|-⟧',
    '⟦新公司法第三条|-⟧',
    '⟦《公司法》（2018修正，以下简称旧公司法）第三条|2018⟧；⟦旧公司法第四条|2018⟧；⟦《公司法》第五条|-⟧',
    ...[
      '2018年10月26日修正的',
      '2018年第四次修正的',
      '2018年施行的',
      '2018年10月26日起施行的',
      '2018年版',
      '2018',
    ].map((told) => `⟦${told}《公司法》第三条|2018⟧`),
    ...['旧版', '旧的', '原来的', '此前的', '未修订的', '修订之前的'].map(
      (told) => `⟦${told}《公司法》第三条|<⟧`,
    ),
    '⟦2024年7月1日之前的《公司法》第三条|<2024-07-01⟧',
    '⟦2024年7月1日前施行的《公司法》第三条|<2024-07-01⟧',
    ...[
      '2018.10.26修正',
      '2018-10-26修正',
      '2018年10月26日',
      '2018年第4次修正',
      '1999年、2018年两次修正',
    ].map((told) => `⟦《公司法》（${told}）第三条|2018⟧`),
    '⟦《中华人民共和国公司法》（以下简称“2018年《公司法》”）第三条|2018⟧',
    '⟦2018公司法第三条|2018⟧',
    // The present one, whatever was named before.
    '⟦《公司法》（2018年修正，以下简称《公司法》）第三条|2018⟧；⟦现行《公司法》第三条|=⟧；⟦现行公司法第四条|=⟧',
    ...['2018年修正', '2018版', '，2018年修正，'].map((told) => `⟦《公司法》${told}第三条|2018⟧`),
    ...['修订前', '原'].map((told) => `⟦《公司法》${told}第三条|<⟧`),
    '⟦《公司法》第三条|2018⟧，2018年修正',
    '⟦《商标法》（2013修正）第五十七条|2013⟧、⟦第五十二条|2001⟧（2001修正）',
    // Notes of other things behind an article.
    ...[
      '参见王某：《公司法论》，法律出版社2018年版',
      '2018年修订的公司章程',
      '修订前第28条',
      '违约责任',
      '2001年修正前为第52条',
    ].map((told) => `⟦《公司法》第三条|-⟧（${told}）`),
    // The books of a code.
    '⟦《民法典》合同编第四百六十五条|-⟧、⟦第五百七十七条|-⟧',
    '⟦民法典合同编第五百七十七条|-⟧',
    '⟦《民法典》规定的第577条|-⟧',
    // What is said in brackets is of another law than what goes on behind them.
    '⟦《民法典》第577条|-⟧（⟦原《合同法》第107条|<⟧）与⟦第584条|-⟧',
    // Lines broken where a page was copied.
    '⟦《公司法》\n（2018修正）\n第三条|2018⟧',
    '⟦《中华人民共和国公\n司法》（2018修正）第三条|2018⟧',
    '⟦《民法典》第577条|-⟧、\n⟦第584条|-⟧',
    '⟦《民法典》第577条|-⟧\n和⟦第584条|-⟧',
  ],
  en: [
    '⟦Company Law of China (2018 Amendment), art. 16|2018⟧',
    '⟦Company Law of China, as amended in 2018, Article 16|2018⟧',
    'Under ⟦Article 16 of the Company Law of China, as amended in 2018|2018⟧, a guarantee needs it.',
    '⟦Company Law of China (amended 26 October 2018), art. 16|2018-10-26⟧',
    '⟦Company Law of China (promulgated 29 December 1993, amended 26 October 2018), art. 16|2018-10-26⟧',
    '⟦Company Law of China of 2018, art. 16|2018⟧',
    '⟦Company Law of China [2018 Amendment], art. 16|2018⟧',
    '⟦Company Law of China, art. 16|2018⟧ (as amended in 2018)',
    '⟦Company Law of China, art. 16|2018⟧ (2018)',
    '⟦Civil Code of the Russian Federation, Article 309|2014-05-05⟧ (as amended on 5 May 2014)',
    '⟦Civil Code of the Russian Federation (as amended on May 5, 2014), Article 309|2014-05-05⟧',
    '⟦Companies Act, 2013 (as amended by the Companies (Amendment) Act, 2017), section 2|2017⟧',
    '⟦Companies Act, 2013 (as amended by Act 3 of 2016), section 2|2016⟧',
    '⟦Section 166 of the Companies Act, 2013 (18 of 2013)|2013⟧',
    'Company Law of China (as amended in 2018; "the Company Law"), ⟦art. 16|2018⟧. See ⟦Article 20 of the Company Law|2018⟧.',
    'the Company Law of China (the "2018 Company Law"), ⟦art. 16|2018⟧',
    'the former ⟦Company Law of China, art. 16|<⟧',
    'the old ⟦Company Law of China, art. 16|<⟧',
    '⟦Article 16 of the former Company Law of China|<⟧',
    '⟦Company Law of China (before the amendment), art. 16|<⟧',
    '⟦Article 16 of the pre-2018 Company Law of China|<2018⟧',
    '⟦section 34 of the Arbitration and Conciliation Act, 1996 (pre-2015)|<2015⟧',
    '⟦Arbitration and Conciliation Act, 1996, as amended by the Arbitration and Conciliation (Amendment) Act, 2015, section 34|2015⟧',
    ...['capital contributions', 'Exhibit C-12', 'emphasis added', 'now Article 72', '公司法'].map(
      (told) => `⟦Article 47 of the PRC Company Law (${told})|-⟧`,
    ),
    '⟦Article 57 of the PRC Trademark Law, as amended in 2013 and 2019|2019⟧.',
    '⟦Section 34 of the Arbitration and Conciliation Act 1996, as amended in 2015, 2019 and 2021|2021⟧.',
    ...['new', 'current', 'applicable'].map((told) => `⟦Article 47 of the ${told} PRC Company Law|=⟧`),
    ...['then-applicable', 'pre-amendment'].map((told) => `⟦Article 47 of the ${told} PRC Company Law|<⟧`),
    '⟦Article 47 of the 2018 version of the PRC Company Law|2018⟧',
    'the Company Law of China (2018 Amendment) (hereinafter the "Company Law"). Under ⟦Article 47 of the Company Law|2018⟧',
    '⟦Article 26 of Federal Law No. 14-FZ of February 8, 1998 "On Limited Liability Companies" (as amended on July 31, 2020)|2020-07-31⟧',
    '⟦Article 47 of the PRC Company Law in its 2018 version|2018⟧',
    '⟦Article 47 of the PRC Company Law prior to the 2023 revision|<2023⟧',
    '⟦Article 47 of the PRC Company Law, in force until 30 June 2024|@2024-06-30⟧.',
    '⟦Article 47 of the PRC Company Law (rev. 2018)|2018⟧',
    '⟦Article 47 (2018) of the PRC Company Law|2018⟧',
    '⟦Article 47 (formerly Article 28) of the PRC Company Law|-⟧',
    '⟦Article 47 of the Company Law (公司法) of China|-⟧',
    '⟦Trademark Law of China, arts 10|2019⟧ and ⟦57|2019⟧ (2019 Amendment), and compare ⟦arts 10|2001⟧ and ⟦52|2001⟧ (2001 Amendment).',
    '⟦CISG (1980), art. 35|1980⟧',
    '⟦CISG 1980, art. 35|1980⟧',
    '⟦Convention on the Recognition and Enforcement of Foreign Arbitral Awards (New York, 1958), art. V|1958⟧',
    '⟦Bharatiya Nyaya Sanhita, 2023, s. 318|2023⟧',
    '⟦Tax Code of Kazakhstan of 2017, art. 5|2017⟧',
  ],
  ru: [
    '⟦ст. 309 ГК РФ (ред. от 05.05.2014)|2014-05-05⟧',
    '⟦ст. 309 ГК РФ ред. от 05.05.2014|2014-05-05⟧',
    '⟦ст. 309 ГК РФ, ред. от 05.05.2014|2014-05-05⟧, применяется.',
    '⟦ст. 309 ГК РФ [ред. от 05.05.2014]|2014-05-05⟧',
    '⟦ст. 309 ГК РФ (с изменениями от 05.05.2014)|2014-05-05⟧',
    '⟦ст. 309 ГК РФ (с изм. и доп. от 05.05.2014)|2014-05-05⟧',
    '⟦ст. 309 ГК РФ (с изм. 2014 г.)|2014⟧',
    '⟦ст. 309 ГК РФ (2014)|2014⟧',
    '⟦ГК РФ (ред. от 05.05.2014), ст. 309|2014-05-05⟧',
    '⟦ГК РФ (в редакции Федерального закона от 08.03.2015 № 42-ФЗ), ст. 309|2015-03-08⟧',
    '⟦ГК РФ, ст. 309|2014-05-05⟧ (ред. от 05.05.2014)',
    '⟦152-ФЗ (ред. от 21.07.2014), ст. 9|2014-07-21⟧',
    '⟦ст. 9 152-ФЗ (ред. от 21.07.2014)|2014-07-21⟧',
    '⟦ст. 9 закона № 152-ФЗ в ред. от 21.07.2014|2014-07-21⟧',
    '"⟦Гражданский кодекс Российской Федерации (часть первая)" от 30.11.1994 N 51-ФЗ (ред. от 05.05.2014), ст. 309|2014-05-05⟧',
    '⟦ст. 309 "Гражданский кодекс Российской Федерации (часть первая)" от 30.11.1994 N 51-ФЗ (ред. от 05.05.2014)|2014-05-05⟧',
    '⟦ст. 16 Закона КНР «О компаниях» (ред. от 26.10.2018, далее — Закон о компаниях)|2018-10-26⟧; ⟦ст. 20 Закона о компаниях|2018-10-26⟧',
    '⟦ст. 309 ГК РФ в старой редакции|<⟧',
    '⟦ст. 309 ГК РФ (в прежней редакции)|<⟧',
    '⟦ст. 309 старой редакции ГК РФ|<⟧',
    '⟦ст. 309 ГК РФ в первоначальной редакции|first⟧',
    '⟦ст. 309 старого ГК РФ|<⟧',
    '⟦ст. 16 старого Закона КНР о компаниях|<⟧',
    '⟦ст. 16 действующего Закона КНР о компаниях|=⟧',
    '⟦ст. 10 действующего ГК РФ|=⟧',
    '⟦ст. 309 ГК РФ (старая редакция)|<⟧',
    '⟦ст. 309 ГК РФ в ред. 05.05.2014|2014-05-05⟧',
    '⟦ст. 309 ГК РФ (изм. от 05.05.2014)|2014-05-05⟧',
    '⟦ст. 309 ГК РФ (с учетом изменений от 05.05.2014)|2014-05-05⟧',
    '⟦ст. 309 ГК РФ (ред. от 08.08.2024, с изм. от 31.10.2024)|2024-08-08⟧',
    '⟦ст. 272 ГК РК (по состоянию на 01.01.2020 г.)|@2020-01-01⟧',
    '⟦ст. 309 ГК РФ (в редакции, действующей на 03.12.2026)|@2026-12-03⟧',
    'В ⟦статье 10 ГК РФ|-⟧ и в ⟦статье 11 Кодекса|-⟧ закреплён запрет',
    '⟦ст. 10 ГК РФ|-⟧ // СЗ РФ. 1994. № 32. Ст. 3301; ⟦ст. 15 ГК РФ|-⟧',
    '⟦ст. 309 ГК РФ в редакции, действовавшей до 01.01.2016|<2016-01-01⟧',
    '⟦ст. 10 (в ред. от 05.05.2014) ГК РФ|2014-05-05⟧',
    '⟦ст. 57 ныне действующего Закона КНР о товарных знаках|=⟧',
    '⟦ст. 506 части второй ГК РФ|-⟧',
    '⟦ст. 309 ч. 1 ГК РФ|-⟧',
    '⟦ст. 309\nГК РФ|-⟧',
    '⟦ст. 309 ГК РФ\n(ред. от 05.05.2014)|2014-05-05⟧',
    '⟦ст. 309 Гражданского\nкодекса РФ|-⟧',
  ],
}

const rows = Object.entries(forms).flatMap(([language, texts]) =>
  texts.map((text) => [language as Language, text] as const),
)

test.each(rows)('%s: %s', (language, form) => {
  const text = form.replace(/⟦|\|[^⟧]*⟧/g, '')
  const [mentions] = readMentions([text], language, false)
  let [read, at] = ['', 0]
  for (const { start, end, names } of mentions!.filter(({ article }) => article !== null)) {
    // Where a name begins is not always plain: the reading that says most.
    const { year, wording } = names.find((name) => name.wording ?? name.year) ?? names[0]!
    read += `${text.slice(at, start)}⟦${text.slice(start, end)}|${wording ?? year ?? '-'}⟧`
    at = end
  }
  expect(read + text.slice(at)).toBe(form)
})
