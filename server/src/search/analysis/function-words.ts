/**
 * English and Russian words that say nothing of what is asked. A question that has others is not ranked by them, no
 * text is marked for them, and no concept is recognised by them.
 */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'a about after again also am an and another any are as at be been before being but by can could did do does',
    'done for from get got had has have he her here him his how i if in into is it its just may me might more most',
    'much must my no not now of off on one only or other our out over own same shall she should so some still such',
    'than that the their them then there these they this those to too under until up very was we were what when',
    'where which while who whom whose why will with without would yet you your',
    'а без бы был была были было быть в вам вас во вот все всего всей всех всю вы где да для до его ее если есть еще',
    'любая любого любое любой любом любую любые любых же за и из или им их к как какая какие какой какое ко когда который кто куда ли мне мои мой моя мы на над надо',
    'нам нас наш наша не нет ни но нужно о об он она они от перед по под после потому при с сам свой своего свою',
    'себя со та так такой там то того тоже только том тот ту ты у уже чем что чтобы эта эти это этого этот я',
    'может могу можем можно должен должна должны',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Chinese words that make a question of anything, and particles. Articles may be ranked by them (应当, 可以 tell duties
 * from rights), but no concept is recognised by them.
 */
export const questionWords: ReadonlySet<string> = new Set(
  [
    '怎么 怎么办 怎么样 怎样 如何 什么 什么样 哪 哪些 哪个 哪里 哪种 多久 多少 几 谁 为什么 吗 呢 吧 么 啊 是否 能否 可否 能不能',
    '是不是 有没有 要不要 会不会 可以 能 能够 可 应 应当 应该 该 需要 需 须 必须 要 会 想 请 请问 我 我们 你 他 她 它 他们 自己',
    '的 了 着 过 地 得 是 在 有 没有 没 不 也 都 就 还 和 与 或 或者 及 以及 被 把 让 给 对 向 从 到 由 于 为 以 因 而 且 但 但是',
    '如果 之 其 该 此 这 那 这个 那个 这些 那些 一 一个 二 两 个 上 下 中 里 后 前 时 时候 人 后 再 又 很 更 最 做 办 算',
  ].flatMap((line) => line.split(' ')),
)
