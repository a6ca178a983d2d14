interface EmailLinkProps {
  email: string
  className?: string | undefined
}

/** An e-mail address; too long for its line, it breaks where its parts meet. */
export function EmailLink({ email, className }: EmailLinkProps) {
  const at = email.lastIndexOf('@') + 1
  return (
    <a className={className} href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
