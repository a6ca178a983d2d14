import type { Translation } from '../translation.ts'
import type { account as source } from '../zh/account.ts'

export const account: Translation<typeof source> = {
  login: {
    title: 'Вход',
    lead: 'По имени пользователя, номеру телефона или электронной почте',
    account: 'Учётная запись',
    accountPlaceholder: 'Имя пользователя, телефон или эл. почта',
    password: 'Пароль',
    showPassword: 'Показать или скрыть пароль',
    captcha: 'Код с картинки',
    captchaPlaceholder: 'Введите символы с картинки',
    captchaImage: 'Картинка с кодом, нажмите, чтобы заменить',
    captchaRefresh: 'Другая картинка',
    submit: 'Войти',
    submitting: 'Выполняется вход',
    forgot: 'Забыли пароль?',
    register: 'Нет учётной записи? Зарегистрируйтесь',
    demo: 'Демонстрационные учётные записи',
    demoHint: 'Нажмите, чтобы подставить; пароль у всех {{password}}',
    needed: 'Сначала войдите. После входа вы вернётесь на нужную страницу.',
    missingAccount: 'Введите учётную запись',
    missingPassword: 'Введите пароль',
    missingCaptcha: 'Введите код с картинки',
    safety: 'Сотрудники Платформы никогда не спрашивают пароль.',
  },
  types: {
    PERSON: 'Физическое лицо',
    ENTERPRISE: 'Компания',
    LAWYER: 'Юрист',
    LAW_OFFICE: 'Юридическая фирма',
    TRANSLATE: 'Бюро переводов',
    OTHER: 'Иная организация',
    ADMIN: 'Администратор',
  },
}
