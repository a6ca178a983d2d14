/**
 * English and Russian words that say where nothing is and of what nothing. They are ranked like any other, for they
 * weigh next to nothing by themselves, but a text is not marked for them, and no concept is recognised by them.
 */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'a about after again also am an and another any are as at be been before being but by can could did do does',
    'done for from get got had has have he her here him his how i if in into is it its just may me might more most',
    'much must my no not now of off on one only or other our out over own same shall she should so some still such',
    'than that the their them then there these they this those to too under until up very was we were what when',
    'where which while who whom whose why will with without would yet you your',
    'без бы был была были было быть в вам вас во вот все всего всей всех всю вы где да для до его ее если есть еще',
    'же за и из или им их к как какая какие какой какое ко когда который кто куда ли мне мои мой моя мы на над надо',
    'нам нас наш наша не нет ни но нужно о об он она они от перед по под после потому при с сам свой своего свою',
    'себя со та так такой там то того тоже только том тот ту ты у уже чем что чтобы эта эти это этого этот я',
    'может могу можем можно должен должна должны',
  ].flatMap((line) => line.split(' ')),
)
