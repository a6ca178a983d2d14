import classes from './conversations.module.css'

/** The other side's picture, or the first letter of the name. */
export function PartnerPicture({ name, picture }: { name: string; picture: string | null }) {
  if (picture) return <img className={classes.picture} src={picture} alt="" width={40} height={40} />
  return (
    <span className={classes.picture} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
