/**
 * Causes of action as Chinese courts name them (Supreme People's Court, Provisions on Causes of Action of Civil Cases,
 * 2020, and its catalogue for administrative cases): those that titles of reported cases end with.
 */
const causes = `
人格权纠纷 名誉权纠纷 隐私权纠纷 肖像权纠纷 健康权纠纷 生命权纠纷 个人信息保护纠纷
婚姻家庭纠纷 离婚纠纷 离婚后财产纠纷 婚约财产纠纷 抚养纠纷 扶养纠纷 赡养纠纷 收养关系纠纷 监护权纠纷
继承纠纷 法定继承纠纷 遗嘱继承纠纷 遗赠纠纷
所有权纠纷 返还原物纠纷 排除妨害纠纷 相邻关系纠纷 共有纠纷 居住权纠纷 抵押权纠纷 质权纠纷 留置权纠纷
合同纠纷 买卖合同纠纷 房屋买卖合同纠纷 商品房买卖合同纠纷 网络购物合同纠纷 信息网络买卖合同纠纷 网络信息购物合同纠纷 国际货物买卖合同纠纷
供用电合同纠纷 赠与合同纠纷 借款合同纠纷 金融借款合同纠纷 民间借贷纠纷 保证合同纠纷 租赁合同纠纷 房屋租赁合同纠纷
融资租赁合同纠纷 保理合同纠纷 承揽合同纠纷 建设工程合同纠纷 建设工程施工合同纠纷 运输合同纠纷 海上货物运输合同纠纷
保管合同纠纷 仓储合同纠纷 委托合同纠纷 中介合同纠纷 物业服务合同纠纷 服务合同纠纷 网络服务合同纠纷 医疗服务合同纠纷
旅游合同纠纷 合伙合同纠纷 技术合同纠纷 农村土地承包合同纠纷 土地承包经营权纠纷 保险合同纠纷 票据纠纷 信用证纠纷
不当得利纠纷 无因管理纠纷
知识产权合同纠纷 著作权权属纠纷 著作权侵权纠纷 商标权权属纠纷 侵害商标权纠纷 侵害发明专利权纠纷 侵害技术秘密纠纷
不正当竞争纠纷 垄断纠纷 捆绑交易纠纷 滥用市场支配地位纠纷
劳动争议 劳动合同纠纷 确认劳动关系纠纷 追索劳动报酬纠纷 经济补偿金纠纷 竞业限制纠纷 人事争议
海事海商纠纷 船舶碰撞损害责任纠纷 共同海损纠纷
公司决议纠纷 股东知情权纠纷 股权转让纠纷 股东出资纠纷 公司解散纠纷 损害公司利益责任纠纷 证券虚假陈述责任纠纷
侵权责任纠纷 网络侵权责任纠纷 产品责任纠纷 机动车交通事故责任纠纷 医疗损害责任纠纷 环境污染责任纠纷 财产损害赔偿纠纷
申请承认和执行外国仲裁裁决 申请承认和执行外国法院判决 申请撤销仲裁裁决 申请确认仲裁协议效力
`
  .trim()
  .split(/\s+/)

/** Words that follow the cause in a title: "…纠纷案", "…纠纷一案". */
const titleEnd = /一?案$/

/** The cause that a case's title ends with, the longest; null where it names none. */
export function causeIn(title: string): string | null {
  const plain = title.trim()
  if (!titleEnd.test(plain)) return null
  const body = plain.replace(titleEnd, '')
  const found = causes.filter((cause) => body.endsWith(cause) || `${body}纠纷`.endsWith(cause))
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}
