/**
 * Questions that no law answers. How near the nearest text is to one of them is how near a text is to anything, as a model
 * has it: a text answers a question by its meaning alone where it is nearer than that.
 */
export const yardsticks: readonly string[] = [
  '明天上海会不会降温？',
  '番茄炒蛋先放鸡蛋还是先放番茄？',
  '帮我写一首关于秋天的诗',
  '世界上最高的山是哪一座？',
  '感冒了喝什么汤比较好？',
  '怎样学会弹吉他？',
  '请推荐几首适合跑步听的歌',
  '你好，你叫什么名字？',
  'Will it rain in London this weekend?',
  'How long should I boil an egg?',
  'Write a poem about the sea',
  'Which planet is closest to the sun?',
  'What is a good exercise for back pain?',
  'How do I learn to play the guitar?',
  'Recommend songs to listen to while running',
  'Hello, what is your name?',
  'Будет ли завтра снег в Казани?',
  'Сколько варить картошку для салата?',
  'Напиши стихотворение про осень',
  'Какая река самая длинная в мире?',
  'Что выпить при простуде?',
  'Как научиться играть на гитаре?',
  'Посоветуй музыку для пробежки',
  'Привет, как тебя зовут?',
]
