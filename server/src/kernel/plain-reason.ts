/** What the system says in codes, and what somebody can do about it. */
const system: Readonly<Record<string, string>> = {
  EACCES: 'it may not be read or written by this user. Give it to the user that the portal runs as.',
  EPERM: 'it may not be read or written by this user. Give it to the user that the portal runs as.',
  EROFS: 'it stands on a disk that is read-only. Mount it so that it can be written.',
  ENOSPC: 'its disk is full. Make room there.',
  EDQUOT: 'the quota of its disk is used up. Make room there.',
  EMFILE: 'the system lets this process open no more files. Raise its limit (ulimit -n).',
  ENOENT: 'it does not exist.',
  EISDIR: 'it is a folder, and a file is wanted.',
  ENOTDIR: 'it lies below a file, where a folder is wanted.',
  EIO: 'its disk fails.',
}

/** What a person can mend, in a line; null for what is no matter of the system. */
export function plainReason(error: unknown): string | null {
  const { code, path } = error as NodeJS.ErrnoException
  const reason = code === undefined ? undefined : system[code]
  return reason === undefined ? null : `${path ?? 'A file'} cannot be used: ${reason}`
}
