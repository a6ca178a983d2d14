/** What a word adds to a number, or multiplies it by. */
export interface NumberWord {
  value: number
  isScale: boolean
}

const english: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twice: 2,
  double: 2,
  triple: 3,
}

const englishScales: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
}

/** Russian numbers as patterns of all their cases; ordinals from the second on. */
const russian: readonly (readonly [pattern: string, value: number])[] = [
  ['ноль|нуля', 0],
  ['один|одна|одно|одной|одного|одному|одну|одним|одном', 1],
  ['два|две|двух|двум|двумя', 2],
  ['три|трех|трем|тремя', 3],
  ['четыре|четырех|четырем|четырьмя', 4],
  ['пять|пяти|пятью', 5],
  ['шесть|шести|шестью', 6],
  ['семь|семи|семью', 7],
  ['восемь|восьми|восемью|восьмью', 8],
  ['девять|девяти|девятью', 9],
  ['десять|десяти|десятью', 10],
  ['одиннадцат(?:ь|и|ью)', 11],
  ['двенадцат(?:ь|и|ью)', 12],
  ['тринадцат(?:ь|и|ью)', 13],
  ['четырнадцат(?:ь|и|ью)', 14],
  ['пятнадцат(?:ь|и|ью)', 15],
  ['шестнадцат(?:ь|и|ью)', 16],
  ['семнадцат(?:ь|и|ью)', 17],
  ['восемнадцат(?:ь|и|ью)', 18],
  ['девятнадцат(?:ь|и|ью)', 19],
  ['двадцат(?:ь|и|ью)', 20],
  ['тридцат(?:ь|и|ью)', 30],
  ['сорока?', 40],
  ['пятьдесят|пятидесяти|пятьюдесятью', 50],
  ['шестьдесят|шестидесяти|шестьюдесятью', 60],
  ['семьдесят|семидесяти|семьюдесятью', 70],
  ['восемьдесят|восьмидесяти', 80],
  ['девяност[оа]', 90],
  ['сто|ста', 100],
  ['двести|двухсот|двумстам|двумястами', 200],
  ['триста|трехсот|тремстам', 300],
  ['четыреста|четырехсот', 400],
  ['пятьсот|пятисот', 500],
  ['шестьсот|шестисот', 600],
  ['семьсот|семисот', 700],
  ['восемьсот|восьмисот', 800],
  ['девятьсот|девятисот', 900],
  ['втор(?:ой|ая|ое|ого|ому|ым|ом|ую|ые|ых|ыми)', 2],
  ['трет(?:ий|ья|ье|ьего|ьему|ьим|ьем|ьей|ью|ьи|ьих|ьими)', 3],
  ['четверт(?:ый|ая|ое|ого|ому|ым|ом|ой|ую|ые|ых)', 4],
  ['пят(?:ый|ая|ое|ого|ому|ым|ом|ой|ую|ые|ых)', 5],
  ['вдвое|двойн(?:ой|ая|ое|ого|ому|ым|ом|ую)', 2],
  ['втрое', 3],
  ['полтора|полутора', 1.5],
]

const russianScales: readonly (readonly [pattern: string, value: number])[] = [
  ['тысяч(?:а|и|у|е|ей|ам|ами|ах)?|тыс', 1000],
  ['миллион(?:а|у|ов|ам|ами|ы|ом)?|млн', 1_000_000],
  ['миллиард(?:а|у|ов|ам|ы|ом)?|млрд', 1_000_000_000],
]

/** First parts of Russian words such as «тридцатидневный». */
const russianStems: Record<string, number> = {
  двадцати: 20,
  тридцати: 30,
  сорока: 40,
  пятидесяти: 50,
  шестидесяти: 60,
  девяноста: 90,
  двенадцати: 12,
  четырнадцати: 14,
  пятнадцати: 15,
  десяти: 10,
  девяти: 9,
  восьми: 8,
  семи: 7,
  шести: 6,
  пяти: 5,
  четырех: 4,
  трех: 3,
  двух: 2,
  дву: 2,
}

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)
const russianForms = russian.map(([pattern, value]) => ({ pattern: whole(pattern), value, isScale: false }))
const russianScaleForms = russianScales.map(([pattern, value]) => ({
  pattern: whole(pattern),
  value,
  isScale: true,
}))

/** What a word of an English or Russian text says of a number; null of any other word. */
export function numberWord(word: string): NumberWord | null {
  if (Object.hasOwn(english, word)) return { value: english[word]!, isScale: false }
  if (Object.hasOwn(englishScales, word)) return { value: englishScales[word]!, isScale: true }
  if (!/^[а-я]/.test(word)) return null
  const found = [...russianForms, ...russianScaleForms].find(({ pattern }) => pattern.test(word))
  return found ? { value: found.value, isScale: found.isScale } : null
}

const compound = new RegExp(
  `(?<!\\p{L})(${Object.keys(russianStems).join('|')})(?=(?:дневн|месячн|летн|недельн|часов|кратн)\\p{L}*)`,
  'gu',
)

/** «тридцатидневный» as «30-дневный». */
export function openCompounds(text: string): string {
  return text.replace(compound, (stem) => `${russianStems[stem]}-`)
}
