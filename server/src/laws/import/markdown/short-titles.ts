const country = '中华人民共和国'

/** What lawyers say for titles that are too long to say. */
const customary: Record<string, string[]> = {
  消费者权益保护法: ['消法'],
  个人信息保护法: ['个保法'],
  道路交通安全法: ['道交法'],
  治安管理处罚法: ['治安处罚法'],
  民事诉讼法: ['民诉法'],
  刑事诉讼法: ['刑诉法'],
  行政诉讼法: ['行诉法'],
  未成年人保护法: ['未保法'],
  个人所得税法: ['个税法'],
  涉外民事关系法律适用法: ['涉外法律适用法', '法律适用法'],
  反电信网络诈骗法: ['反电诈法'],
  全国人民代表大会和地方各级人民代表大会选举法: ['选举法'],
  全国人民代表大会和地方各级人民代表大会代表法: ['代表法'],
  地方各级人民代表大会和地方各级人民政府组织法: ['地方组织法'],
  各级人民代表大会常务委员会监督法: ['监督法'],
  香港特别行政区维护国家安全法: ['香港国安法'],
}

/** The title without the country, and the customary names of the law. */
export function shortTitles(title: string): string[] {
  const name =
    title.startsWith(country) && title.length > country.length + 1 ? title.slice(country.length) : title
  // Members of a special region's laws: 香港特别行政区基本法 → 香港基本法.
  const region = /^(香港|澳门)特别行政区(.*法)$/.exec(name)
  const names = [name, ...(region ? [`${region[1]}${region[2]}`] : []), ...(customary[name] ?? [])]
  return [...new Set(names)].filter((short) => short !== title)
}
