/** Questions in words that stand in for a captcha image. */
export const questions = {
  /** From nought to nineteen, and the tens from twenty, as words. */
  small: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九',
  tens: '二十 三十 四十 五十 六十 七十 八十 九十',
  /** Of tens and units. */
  both: '{{tens}}{{units}}',
  ask: {
    plus: '{{a}}加{{b}}等于多少？',
    minus: '{{a}}减{{b}}等于多少？',
    after: '{{a}}后面的一个整数是多少？',
    before: '{{a}}前面的一个整数是多少？',
    largest: '{{a}}、{{b}}、{{c}}，其中最大的数是多少？',
    smallest: '{{a}}、{{b}}、{{c}}，其中最小的数是多少？',
    second: '{{a}}、{{b}}、{{c}}，从前往后第二个数是多少？',
    fixed: '请输入：{{answer}}',
  },
  inDigits: '{{question}}请用数字作答。',
}
