const provinces =
  '北京|天津|上海|重庆|河北|山西|内蒙古|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆'

/** Titles that name nobody's territory, or begin like the name of a place and are of none. */
const national = /^(?:中华人民共和国|中国(?![（(])|国务院|全国|最高人民|中央|关于|城市|城镇|上海合作组织)/u

const place = new RegExp(
  `^(?:中国[（(]\\p{Script=Han}{2,6}[）)]|(?:${provinces})|\\p{Script=Han}{2,8}?(?:省|(?<!城|直辖|较大的|县级)市|自治区|自治州|自治县|自治旗|经济特区)(?![场政民容长级制直内]))`,
  'u',
)

/** Whether an act's title is a place's: 上海市…条例, 深圳经济特区…规定, 中国（上海）自由贸易试验区条例. */
export function isPlaceTitle(title: string): boolean {
  return !national.test(title) && place.test(title)
}

/** Whether a body is a place's: 上海市人民政府, 山东省商务厅. */
export function isPlaceBody(department: string): boolean {
  return (
    !department.startsWith('全国') && (/人民代表大会|人民政府/.test(department) || isPlaceTitle(department))
  )
}
