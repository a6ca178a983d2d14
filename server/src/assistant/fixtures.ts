import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'

/** Questions that no law answers. */
export const offTopic: readonly (readonly [Language, string])[] = [
  ['zh', '今天北京天气怎么样，会下雨吗'],
  ['zh', '红烧肉怎么做才好吃'],
  ['zh', '用Python写一个快速排序'],
  ['zh', '推荐几部好看的科幻电影'],
  ['zh', '如何减肥最快'],
  ['zh', '太阳系有几颗行星'],
  ['zh', '啊啊啊哈哈哈嘿嘿嘿'],
  ['zh', '周杰伦最新专辑叫什么名字'],
  ['zh', '手机屏幕碎了怎么贴膜'],
  ['zh', '床前明月光的下一句是什么'],
  ['en', 'What is the weather in Almaty tomorrow?'],
  ['en', 'How do I bake a chocolate cake?'],
  ['en', 'Write a JavaScript function that reverses a string'],
  ['en', 'asdf qwer zxcv uiop hjkl'],
  ['en', 'Who won the football world cup in 2018?'],
  ['en', 'Recommend a good novel to read on holiday'],
  ['en', 'What is the capital of France?'],
  ['en', 'How tall is Mount Everest?'],
  ['en', 'lorem ipsum dolor sit amet'],
  ['en', 'Tell me a joke about cats'],
  ['ru', 'Какая погода завтра в Москве?'],
  ['ru', 'Как сварить борщ?'],
  ['ru', 'Напиши программу на Python для сортировки списка'],
  ['ru', 'фывапролдж йцукен ячсмить'],
  ['ru', 'Сколько планет в Солнечной системе?'],
  ['ru', 'Посоветуй хороший фильм на вечер'],
  ['ru', 'Как похудеть за неделю?'],
  ['ru', 'Кто написал «Войну и мир»?'],
  ['ru', 'Расскажи анекдот про кота'],
  ['ru', 'Как выучить английский язык быстро?'],
]

/** The first passage of an answer: article 577 of the Civil Code, which says what is given. */
export const article577 = (text: string): Passage => ({
  number: 1,
  kind: 'law',
  address: '/eli/cn/code/2020-05-28/45/2021-01-01/zh/577',
  title: '中华人民共和国民法典',
  titleLanguage: 'zh',
  titleOrigin: null,
  heading: '第五百七十七条',
  language: 'zh',
  text: [{ text, marked: false }],
  country: 'CN',
  countryName: '中国',
  timeliness: 'IN_FORCE',
  day: '2021-01-01',
  isNamed: false,
})
