/** Questions in words that stand in for a captcha image. */
export const questions = {
  /** From nought to nineteen, and the tens from twenty, as words. */
  small: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九',
  tens: '二十 三十 四十 五十 六十 七十 八十 九十',
  /** Of tens and units. */
  both: '{{tens}}{{units}}',
  /** Wordings of a question stand one after the other, between two strokes. */
  ask: {
    plus: '{{a}}加{{b}}等于多少？ // 在{{a}}上再添{{b}}，一共是多少？ // 书架上有{{a}}本书，又放上{{b}}本，现在有几本？',
    minus:
      '{{a}}减{{b}}等于多少？ // 从{{a}}里去掉{{b}}，还剩多少？ // 车上有{{a}}人，下去了{{b}}人，车上还有几人？',
    after: '{{a}}后面的一个整数是多少？ // 数数时，紧接着{{a}}的是哪个数？',
    before: '{{a}}前面的一个整数是多少？ // 倒着数，{{a}}之后是哪个数？',
    largest:
      '{{a}}、{{b}}、{{c}}，其中最大的数是多少？ // 有三个数：{{a}}、{{b}}、{{c}}。另外两个都比它小的是哪个？',
    smallest:
      '{{a}}、{{b}}、{{c}}，其中最小的数是多少？ // 有三个数：{{a}}、{{b}}、{{c}}。另外两个都比它大的是哪个？',
    second: '{{a}}、{{b}}、{{c}}，从前往后第二个数是多少？ // {{a}}、{{b}}、{{c}}：请写出中间那个数。',
    last: '{{a}}、{{b}}、{{c}}，最后一个数是多少？ // {{a}}、{{b}}、{{c}}：从后往前第一个数是哪个？',
    animals:
      '桌子{{a}}张，猫{{b}}只，勺子{{c}}把。这里有几只动物？ // 院子里有{{a}}块石头、{{b}}只羊和{{c}}把椅子，会走路的有几只？',
    fruit:
      '苹果{{a}}个，帽子{{b}}顶，铅笔{{c}}支。能吃的有几个？ // 仓库里有{{a}}箱梨、{{b}}箱钉子和{{c}}箱玻璃，装水果的有几箱？',
    written:
      '信封上写着{{a}}号楼{{b}}号房{{c}}号信箱，房号是多少？ // 会议在{{a}}号楼{{b}}号房举行，有{{c}}人参加。房号是多少？',
    fixed: '请输入：{{answer}}',
  },
  inDigits: '{{question}}请用数字作答。',
}
