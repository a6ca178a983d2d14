import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { formatNumber } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { SmallAction } from './small-action.tsx'
import classes from './like-button.module.css'

interface Likes {
  likes: number
  isLiked: boolean
}

interface LikeButtonProps extends Likes {
  kind: 'post' | 'comment'
  id: string
}

const calls = {
  post: { on: 'like', off: 'unlike' },
  comment: { on: 'likeComment', off: 'unlikeComment' },
} as const

/** Says that the reader likes what was written, or takes it back; once an account. */
export function LikeButton({ kind, id, likes, isLiked }: LikeButtonProps) {
  const { t } = useTranslation('forumThread')
  const language = useLanguage()
  const { ask } = useApp()
  // What was answered counts until the page is opened anew: the order of what was said does not jump for it.
  const [answered, setAnswered] = useState<Likes | null>(null)
  const now = answered ?? { likes, isLiked }
  const { make, isBusy, problem } = useAct(
    () => ask('forum', calls[kind][now.isLiked ? 'off' : 'on'], { params: { id } }),
    { done: (answer) => setAnswered({ likes: answer.likes, isLiked: !now.isLiked }) },
  )
  return (
    <>
      <SmallAction
        icon="like"
        name={t('like', { count: now.likes })}
        isOn={now.isLiked}
        isBusy={isBusy}
        onClick={() => make(undefined)}
      >
        {formatNumber(now.likes, language)}
      </SmallAction>
      {problem && (
        <span className={classes.problem} role="alert">
          {problem}
        </span>
      )}
    </>
  )
}
